import { change, type Breakage } from '#engine/testing/breakages/breakage.ts';
import type { PackValues } from '#engine/testing/small-packs.ts';
import type { promotionProblems } from '#play/promotions/check-promotion.ts';
import type { raffleProblems } from '#play/raffles/check-raffle.ts';

type Code = keyof typeof promotionProblems | keyof typeof raffleProblems;

const words = { title: 'notice.title', summary: 'notice.title', terms: 'notice.title' };
const period = { from: '2026-03-01T00:00:00Z', until: '2026-04-01T00:00:00Z' };
const raffle = {
  kind: 'raffle',
  id: 'draw',
  ...words,
  ...period,
  drawsAt: '2026-04-02T00:00:00Z',
  prizes: [{ what: 'money', amount: 500 }],
};
const tickets = {
  kind: 'promotion',
  id: 'tickets',
  ...words,
  ...period,
  trigger: { on: 'deposit' },
  gives: { what: 'entries', raffle: 'draw', by: 'fixed', amount: 1 },
  budget: 1000,
};

/** A raffle of the shop and the promotion that gives its tickets, one of which a breakage changes. */
const broken = (
  what: string,
  { raffle: draw = {}, tickets: gives = {} }: { raffle?: object | null; tickets?: object },
  expected: { in: 'raffle/draw' | 'promotion/tickets'; code: Code; pointer: string; at: string },
): Breakage<Code> => {
  const { in: key, ...rest } = expected;
  return change(
    what,
    (packs) => {
      packs['shop'] = {
        ...packs['shop'],
        ...(draw && { 'raffle/draw': { ...raffle, ...draw } }),
        'promotion/tickets': { ...tickets, ...gives },
      } as PackValues[string];
    },
    { file: `shop/${key}.json`, ...rest },
  );
};

const wagering = { times: 10, days: 7 };

export const raffleBreakages: Breakage<Code>[] = [
  broken(
    'a raffle that closes before it begins',
    {
      raffle: { until: '2026-02-01T00:00:00Z' },
      tickets: { until: '2026-02-01T00:00:00Z', from: '2026-01-01T00:00:00Z' },
    },
    { in: 'raffle/draw', code: 'RAFFLE_PERIOD', pointer: '/until', at: '"2026-02-01' },
  ),
  broken(
    'a raffle that is drawn while tickets are given',
    { raffle: { drawsAt: '2026-03-31T00:00:00Z' } },
    { in: 'raffle/draw', code: 'RAFFLE_PERIOD', pointer: '/drawsAt', at: '"2026-03-31' },
  ),
  broken(
    'a prize that is a bonus without wagering',
    { raffle: { prizes: [{ what: 'bonus', amount: 500 }] } },
    { in: 'raffle/draw', code: 'RAFFLE_PRIZE', pointer: '/prizes/0/what', at: '"bonus"' },
  ),
  broken(
    'a prize that is wagered and no bonus',
    { raffle: { prizes: [{ what: 'points', amount: 500, wagering }] } },
    { in: 'raffle/draw', code: 'RAFFLE_PRIZE', pointer: '/prizes/0/wagering', at: '{' },
  ),
  broken(
    'a prize whose wagering nothing counts for',
    {
      raffle: {
        prizes: [{ what: 'bonus', amount: 500, wagering: { ...wagering, contributions: { otherwise: 0 } } }],
      },
    },
    { in: 'raffle/draw', code: 'PROMOTION_WAGERING', pointer: '/prizes/0/wagering/contributions', at: '{' },
  ),
  broken(
    'a raffle that nothing gives tickets of',
    { tickets: { gives: { what: 'points', by: 'fixed', amount: 1 } } },
    { in: 'raffle/draw', code: 'RAFFLE_TICKETS', pointer: '/id', at: '"draw"' },
  ),
  broken(
    'more tickets than can be drawn from',
    { tickets: { budget: 4_000_000_001 } },
    { in: 'raffle/draw', code: 'RAFFLE_TICKETS', pointer: '/id', at: '"draw"' },
  ),
  broken(
    'tickets of a raffle that there is not',
    { raffle: null },
    { in: 'promotion/tickets', code: 'PROMOTION_RAFFLE', pointer: '/gives/raffle', at: '"draw"' },
  ),
  broken(
    'tickets for nothing',
    { raffle: { enabled: false }, tickets: { gives: { what: 'entries', by: 'fixed', amount: 1 } } },
    { in: 'promotion/tickets', code: 'PROMOTION_RAFFLE', pointer: '/gives/what', at: '"entries"' },
  ),
  broken(
    'a raffle of a promotion that gives points',
    {
      raffle: { enabled: false },
      tickets: { gives: { what: 'points', raffle: 'other', by: 'fixed', amount: 1 } },
    },
    { in: 'promotion/tickets', code: 'PROMOTION_RAFFLE', pointer: '/gives/raffle', at: '"other"' },
  ),
  broken(
    'tickets that wait to be claimed',
    { tickets: { how: 'claim' } },
    { in: 'promotion/tickets', code: 'PROMOTION_RAFFLE', pointer: '/how', at: '"claim"' },
  ),
  broken(
    'tickets after the raffle has closed',
    { tickets: { until: '2026-04-01T12:00:00Z' } },
    { in: 'promotion/tickets', code: 'PROMOTION_RAFFLE', pointer: '/until', at: '"2026-04-01T12' },
  ),
];
