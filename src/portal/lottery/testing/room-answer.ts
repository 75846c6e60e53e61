import { families } from '#play/lottery-families.ts';
import type { FamilyId } from '#play/lottery/family.ts';
import type { LotteryGame, OpenDraw, OwnBet, PlacedSlip, Rules } from '../room-types.ts';

/** Time one minute before the first draw of a test closes. */
export const roomNow = new Date('2026-11-22T02:00:00Z');

const game = (family: FamilyId, given: Partial<LotteryGame>): LotteryGame => ({
  code: 'minute-star',
  name: 'Minute Star',
  image: '/assets/base/posters/tick-minute.svg',
  family,
  accountType: 'Lott',
  prizeMode: 'Lott',
  isHot: 0,
  defaultPlayType: '',
  drawsPerDay: 1440,
  everySeconds: 60,
  ...given,
});

/** Draws at intervals of a minute; the first closes a minute after roomNow and is drawn ten seconds later. */
export const roomDraw = (index: number): OpenDraw => ({
  numero: `20261122-${String(index + 1).padStart(4, '0')}`,
  status: 'OPEN',
  opensAt: roomNow.getTime() - 3_600_000,
  closesAt: roomNow.getTime() + (index + 1) * 60_000,
  drawsAt: roomNow.getTime() + (index + 1) * 60_000 + 10_000,
});

/** Answer about a game of a family: every bet at odds of 10, units of 2, 0.2 and 0.02. */
export const roomRules = (family: FamilyId, given: Partial<Rules> = {}): Rules => ({
  game: game(family, {}),
  betTypes: [...(families.get(family)?.betTypes.values() ?? [])].map(({ id, group, levels }) => ({
    id,
    group,
    cost: 1,
    levels: Object.keys(levels).map((level) => ({ level, odds: '10' })),
    minimum: '2',
    maximum: '2000000',
  })),
  units: ['200', '20', '2'],
  limits: {
    minimumStake: '2',
    maximumBet: '2000000',
    maximumPayout: '200000000',
    lines: 100,
    multiple: 9999,
    chaseDraws: 20,
  },
  hints: { minimumBet: '100' },
  cancel: true,
  draws: [0, 1, 2, 3].map(roomDraw),
  now: roomNow.getTime(),
  currency: 'USD',
  digits: 2,
  ...given,
});

/** Answer about a Vietnamese game: the stake of a number is typed. */
export function vietnamRules(given: Partial<Rules> = {}): Rules {
  const { units: _, ...rules } = roomRules('vn-south');
  return {
    ...rules,
    game: game('vn-south', { code: 'ho-chi-minh', name: 'Hồ Chí Minh', region: 'south', drawsPerDay: 1 }),
    betTypes: rules.betTypes.map((bet) => (bet.id === 'lo2' ? { ...bet, cost: 15 } : bet)),
    draws: [{ ...roomDraw(0), numero: '20261122' }],
    ...given,
  };
}

/** Answer to a slip of one bet. */
export const placedSlip: PlacedSlip = {
  bets: [{ id: 'b1', game: 'minute-star', numero: '20261122-0001', betType: 'x', notes: 1, stake: '200' }],
  total: '200',
  balance: '9800',
  placedAt: roomNow.getTime(),
};

/** A bet of the member on the left dragon of the first draw, which waits for its result. */
export const ownBet = (given: Partial<OwnBet> = {}): OwnBet => ({
  id: 'b1',
  game: 'minute-star',
  name: 'Minute Star',
  numero: '20261122-0001',
  betType: 'dragon-tiger-1v2',
  selection: { side: ['dragon'] },
  notes: 1,
  cost: 1,
  unit: '200',
  multiple: 1,
  stake: '200',
  payout: '0',
  rebate: '0',
  odds: [],
  status: 'OPEN',
  placedAt: roomNow.getTime(),
  drawsAt: roomNow.getTime() + 70_000,
  cancel: true,
  ...given,
});
