import type { JsonObject } from '#engine/json/json.ts';
import { change, type Breakage } from '#engine/testing/breakages/breakage.ts';
import { objectUnder, type PackValues } from '#engine/testing/small-packs.ts';
import type { drawProblems } from '#play/lottery/check-draws.ts';

const lottery = ({ ground }: PackValues): JsonObject =>
  objectUnder(ground?.['lotteries/main'], 'games', 'north');
const lotteriesFile = 'ground/lotteries/main.json';
const repeats = (packs: PackValues, more: JsonObject): void => {
  delete lottery(packs)['schedule'];
  lottery(packs)['repeats'] = { everyMinutes: 5, timeZone: 'Asia/Yangon', closesSecondsBefore: 5, ...more };
};

export const draws: Breakage<keyof typeof drawProblems>[] = [
  change(
    'a lottery with days and times that is drawn all day too',
    (packs) => {
      const { schedule } = lottery(packs);
      repeats(packs, {});
      lottery(packs)['schedule'] = schedule ?? {};
    },
    { code: 'DRAWN_TWO_WAYS', file: lotteriesFile, pointer: '/games/north/repeats', at: '"repeats"' },
  ),
  change('draws every seven minutes', (packs) => repeats(packs, { everyMinutes: 7 }), {
    code: 'DRAWS_MISS_MIDNIGHT',
    file: lotteriesFile,
    pointer: '/games/north/repeats/everyMinutes',
    at: '7',
  }),
  change('bets that close before they open', (packs) => repeats(packs, { closesSecondsBefore: 300 }), {
    code: 'NEVER_OPEN',
    file: lotteriesFile,
    pointer: '/games/north/repeats/closesSecondsBefore',
    at: '300',
  }),
  change(
    'a closed number of more digits than the lottery has',
    (packs) => {
      objectUnder(packs.ground?.['lotteries/main'], 'tables', 'prizes27')['family'] = '2d';
      lottery(packs)['closedNumbers'] = ['07', '007'];
    },
    {
      code: 'CLOSED_NUMBER_UNKNOWN',
      file: lotteriesFile,
      pointer: '/games/north/closedNumbers/1',
      at: '"007"',
    },
  ),
];
