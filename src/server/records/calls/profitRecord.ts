import { addDays, daysIn } from '#engine/time/zoned-days.ts';
import { playedByDay } from '#server/bets/profit.ts';
import { bookedByDay } from '#server/ledger/booked-by-day.ts';
import { defineCall } from '#server/calls/call.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { recordDays } from '../record-days.ts';
import { kindsOfType, typeOfKind } from '../record-types.ts';

type Sums = { bets: bigint; wins: bigint; rebates: bigint; promotions: bigint };

const nothing = (): Sums => ({ bets: 0n, wins: 0n, rebates: 0n, promotions: 0n });
const add = (one: Sums, other: Sums): Sums => ({
  bets: one.bets + other.bets,
  wins: one.wins + other.wins,
  rebates: one.rebates + other.rebates,
  promotions: one.promotions + other.promotions,
});
const told = (sums: Sums) => ({
  bets: String(sums.bets),
  wins: String(sums.wins),
  rebates: String(sums.rebates),
  promotions: String(sums.promotions),
  netLoss: String(sums.bets - sums.wins - sums.rebates - sums.promotions),
});

/** Points that became money count as promotions. */
const promotionKinds = [...kindsOfType('bonus'), 'points.cash', 'points.convert'] as const;

/** Rebates and promotions, credited beside wins. */
const given = [...kindsOfType('rebate'), ...promotionKinds];

export const route = defineCall('profitRecord', async (context) => {
  const { gateway, brand, session, query } = context;
  const range = recordDays(context, query);
  if (range instanceof CallRefusal) return range;
  const { timeZone, since: from, until } = range;
  const money = moneyOf(brand);
  const whose = { brand: brand.brand, memberId: session.memberId, currency: money.currency, from, until };
  const played = await playedByDay(gateway.db, whose, timeZone);
  const booked = await bookedByDay(gateway.db, whose, { kinds: given, timeZone });

  const days = Array.from({ length: daysIn(range) }, (_, at) => addDays(range.from, at)).map((day) => {
    const own = played.filter((row) => row.day === day);
    const gifts = booked.filter((row) => row.day === day);
    const sumOf = (isRebate: boolean) =>
      gifts
        .filter(({ kind }) => (typeOfKind[kind] === 'rebate') === isRebate)
        .reduce((sum, { amount }) => sum + amount, 0n);
    return {
      day,
      sums: {
        bets: own.reduce((sum, { bets }) => sum + bets, 0n),
        wins: own.reduce((sum, { wins }) => sum + wins, 0n),
        rebates: sumOf(true),
        promotions: sumOf(false),
      },
    };
  });
  const gameTypes = new Map<string, { bets: bigint; wins: bigint }>();
  for (const { gameType, bets, wins } of played) {
    const sums = gameTypes.get(gameType) ?? { bets: 0n, wins: 0n };
    gameTypes.set(gameType, { bets: sums.bets + bets, wins: sums.wins + wins });
  }
  return {
    from: range.from,
    to: range.to,
    total: told(days.reduce((sum, { sums }) => add(sum, sums), nothing())),
    days: days.map(({ day, sums }) => ({ day, ...told(sums) })),
    gameTypes: [...gameTypes]
      .map(([gameType, { bets, wins }]) => ({
        gameType,
        bets: String(bets),
        wins: String(wins),
        netLoss: String(bets - wins),
      }))
      .toSorted((one, other) => (one.gameType < other.gameType ? -1 : 1)),
    ...money,
  };
});
