import type { Json } from '#engine/json/json.ts';
import { change, type Breakage } from '#engine/testing/breakages/breakage.ts';
import type { PackValues } from '#engine/testing/small-packs.ts';
import type { stakeProblems } from '#play/lottery/check-stakes.ts';

const file = 'ground/lotteries/main.json';
const set = (packs: PackValues, name: string, value: Json): void => {
  const lotteries = packs.ground?.['lotteries/main'];
  if (lotteries) lotteries[name] = value;
};

export const stakes: Breakage<keyof typeof stakeProblems>[] = [
  change(
    'a unit below the least stake of a currency',
    (packs) => {
      set(packs, 'limits', { minimumStake: '1' });
      set(packs, 'byCurrency', { MMK: { units: ['100', '500'], limits: { minimumStake: '200' } } });
    },
    { code: 'UNIT_OUT_OF_LIMITS', file, pointer: '/byCurrency/MMK/units/0', at: '"100"' },
  ),
  change(
    'a proposed bet above the largest',
    (packs) => {
      set(packs, 'limits', { maximumBet: '500' });
      set(packs, 'hints', { minimumBet: '1000' });
    },
    { code: 'LEAST_BET_REFUSED', file, pointer: '/hints/minimumBet', at: '"1000"' },
  ),
];
