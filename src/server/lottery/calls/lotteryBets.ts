import type { CallTypes } from '#contract/generated/calls.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { findLottery } from '../catalogue.ts';
import { knownResult } from '../draws.ts';
import { betsOf, type MemberBet } from '../member-bets.ts';
import { decimalOdds } from '../offers.ts';
import { defineCall } from '#server/calls/call.ts';

type Bet = CallTypes['lotteryBets']['value']['bets'][number];

const usualCount = 20;

const statusOf = ({ status, payout }: MemberBet): Bet['status'] =>
  status === 'SETTLED' ? (payout === '0' ? 'LOST' : 'WON') : status;

function shown(brand: LiveBrand, bet: MemberBet, now: Date): Bet {
  const { details, draw } = bet;
  const lottery = findLottery(brand, bet.game_code);
  const result = draw && knownResult(draw, now);
  const open = bet.status === 'OPEN' && draw?.status === 'OPEN' && draw.closes_at > now;
  return {
    id: bet.id,
    game: bet.game_code,
    name: lottery?.game.name ?? bet.game_code,
    numero: bet.round,
    betType: details.betType,
    selection: details.selection as Bet['selection'],
    notes: details.notes,
    cost: details.cost,
    unit: details.unit,
    multiple: details.multiple,
    stake: bet.stake,
    payout: bet.payout,
    rebate: bet.status === 'SETTLED' ? (details.rebate ?? '0') : '0',
    odds: Object.entries(details.odds).map(([level, odds]) => ({ level, odds: decimalOdds(odds) })),
    ...(details.group !== undefined && { group: details.group }),
    ...(details.chase !== undefined && { chase: details.chase }),
    status: statusOf(bet),
    placedAt: bet.placed_at.getTime(),
    ...(bet.settled_at && { settledAt: bet.settled_at.getTime() }),
    drawsAt: (draw?.draws_at ?? bet.placed_at).getTime(),
    cancel: open && (lottery?.game.cancel ?? false),
    ...(result && { result: structuredClone(result) as NonNullable<Bet['result']> }),
  };
}

export const route = defineCall('lotteryBets', async ({ gateway, brand, session, now, query }) => {
  const count = query.count === undefined ? usualCount : Number(query.count);
  const { bets, next } = await betsOf(gateway.db, {
    brand: brand.brand,
    memberId: session.memberId,
    open: query.status === undefined ? undefined : query.status === 'OPEN',
    game: query.game,
    chase: query.chase,
    before: query.before,
    limit: count,
  });
  return {
    bets: bets.map((bet) => shown(brand, bet, now)),
    ...(next !== undefined && { before: next }),
    now: now.getTime(),
  };
});
