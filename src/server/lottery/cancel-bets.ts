import type { LiveBrand } from '#server/brands/types.ts';
import type { Trx } from '#server/db/types.ts';
import { playableOf } from '#server/ledger/balances.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import type { LotteryBetDetails } from './bet-details.ts';
import { giveBackSales } from './numbers/number-sales.ts';
import { findLottery } from './catalogue.ts';
import { refundBets } from './refund-bets.ts';
import { cancelChase, type TakenBack } from './chases.ts';

export type Cancelling = {
  brand: LiveBrand;
  memberId: string;
  what: { bet: string } | { chase: string };
  now: Date;
};

type Cancelled = { bets: string[]; refunded: string; balance: string };
type Answer = { ok: true; value: Cancelled } | { ok: false; code: 'BET_NOT_CANCELLABLE' };

/** Takes back one bet whose draw is still open; the row of the draw holds its close until this is done. */
async function cancelBet(trx: Trx, { brand, memberId, now }: Cancelling, id: string): Promise<TakenBack[]> {
  const bet = await trx
    .selectFrom('bets')
    .select(['game_code', 'round', 'stake', 'currency', 'status', 'details', 'bonus_grant', 'bonus_stake'])
    .where('brand', '=', brand.brand)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('source', '=', 'lottery')
    .forUpdate()
    .executeTakeFirst();
  const lottery = bet && findLottery(brand, bet.game_code);
  const isTicket = bet?.details['ticket'] !== undefined;
  if (bet?.status !== 'OPEN' || isTicket || !lottery?.game.cancel) return [];
  const draw = await trx
    .selectFrom('lottery_draws')
    .select(['status', 'closes_at'])
    .where('brand', '=', brand.brand)
    .where('game', '=', bet.game_code)
    .where('numero', '=', bet.round)
    .forShare()
    .executeTakeFirst();
  if (draw?.status !== 'OPEN' || draw.closes_at <= now) return [];
  await trx
    .updateTable('bets')
    .set({ status: 'CANCELLED', settled_at: now })
    .where('brand', '=', brand.brand)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute();
  const stake = BigInt(bet.stake);
  await refundBets(trx, { brand: brand.brand, currency: bet.currency, now }, [
    {
      ...bet,
      member_id: memberId,
      id,
      shown: { game: lottery.game.name, draw: bet.round, bet: id },
    },
  ]);
  const details = bet.details as LotteryBetDetails;
  return [{ id, stake, game: bet.game_code, numero: bet.round, details }];
}

/** Cancels the rest of a member's chase if its game allows cancelling bets. */
async function cancelRest(
  trx: Trx,
  { brand, memberId, now }: Cancelling,
  chase: string,
): Promise<TakenBack[]> {
  const bet = await trx
    .selectFrom('bets')
    .select(['game_code', 'placed_at'])
    .where('brand', '=', brand.brand)
    .where('member_id', '=', memberId)
    .where('source', '=', 'lottery')
    .where('status', '=', 'OPEN')
    .where((where) => where(where.ref('details', '->>').key('chase'), '=', chase))
    .limit(1)
    .executeTakeFirst();
  if (!bet || !findLottery(brand, bet.game_code)?.game.cancel) return [];
  return cancelChase(trx, { brand: brand.brand, memberId, chase, placedAt: bet.placed_at, now });
}

/** Takes back a bet, or the rest of a chase, in the caller's transaction. */
export async function cancelBets(trx: Trx, cancelling: Cancelling): Promise<Answer> {
  const { brand, memberId, what } = cancelling;
  const taken =
    'bet' in what
      ? await cancelBet(trx, cancelling, what.bet)
      : await cancelRest(trx, cancelling, what.chase);
  if (taken.length === 0) return { ok: false, code: 'BET_NOT_CANCELLABLE' };
  await giveBackSales(trx, brand.brand, taken);
  const { currency } = moneyOf(brand);
  return {
    ok: true,
    value: {
      bets: taken.map(({ id }) => id),
      refunded: String(taken.reduce((sum, { stake }) => sum + stake, 0n)),
      balance: String((await playableOf(trx, { brand: brand.brand, memberId, currency })).all),
    },
  };
}
