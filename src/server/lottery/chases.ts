import { sql } from 'kysely';
import type { Trx } from '#server/db/types.ts';
import type { LotteryBetDetails } from './bet-details.ts';
import { giveBackSales, type BetTakenBack } from './numbers/number-sales.ts';
import type { SettleJob } from './advance-draws.ts';
import { refundBets } from './refund-bets.ts';
import type { SettledBet } from './settled-bet.ts';

type Cancelled = {
  id: string;
  stake: string;
  currency: string;
  bonus_grant: string | null;
  bonus_stake: string | null;
  game_code: string;
  round: string;
  details: LotteryBetDetails;
};
export type TakenBack = BetTakenBack & { id: string; stake: bigint };

/**
 * Cancels the chase's open bets whose draws still accept bets and refunds them, in the caller's transaction. Bets locked
 * by another transaction are skipped: they are being cancelled already. The caller gives their numbers back.
 * @param placedAt when it was placed, by which its bets are found
 */
export async function cancelChase(
  trx: Trx,
  {
    brand,
    memberId,
    chase,
    placedAt,
    now,
  }: { brand: string; memberId: string; chase: string; placedAt: Date; now: Date },
): Promise<TakenBack[]> {
  const { rows } = await sql<Cancelled>`
    update bets b set status = 'CANCELLED', settled_at = ${now}, valid_bet = 0
      where b.brand = ${brand} and b.member_id = ${memberId} and b.id in (
        select open.id from bets open
          where open.brand = ${brand} and open.member_id = ${memberId} and open.placed_at = ${placedAt}
            and open.source = 'lottery' and open.status = 'OPEN' and open.details ->> 'chase' = ${chase}
            and exists (select 1 from lottery_draws d where d.brand = open.brand and d.game = open.game_code
              and d.numero = open.round and d.status = 'OPEN' and d.closes_at > ${now})
          for update skip locked)
      returning b.id, b.stake, b.currency, b.game_code, b.round, b.details, b.bonus_grant, b.bonus_stake`.execute(
    trx,
  );
  const currency = rows[0]?.currency;
  if (currency === undefined) return [];
  await refundBets(
    trx,
    { brand, currency, now },
    rows.map((row) => ({
      ...row,
      member_id: memberId,
      shown: { game: row.details.name ?? row.game_code, draw: row.round, bet: row.id, chase },
    })),
  );
  return rows.map(({ id, stake, game_code, round, details }) => ({
    id,
    stake: BigInt(stake),
    game: game_code,
    numero: round,
    details,
  }));
}

/** Ends the chases that were to end with a win, for bets that won just now. Answers whose balance moved by it. */
export async function endChases(
  trx: Trx,
  { brand }: SettleJob,
  bets: readonly SettledBet[],
  now: Date,
): Promise<string[]> {
  const ended = new Map<string, SettledBet>();
  for (const bet of bets) {
    const { chase, stopOnWin } = bet.details;
    if (chase !== undefined && stopOnWin && bet.outcome.payout > 0n) ended.set(chase, bet);
  }
  const members: string[] = [];
  const taken: TakenBack[] = [];
  for (const [chase, { member_id, placed_at }] of ended) {
    const cancelled = await cancelChase(trx, { brand, memberId: member_id, chase, placedAt: placed_at, now });
    if (cancelled.length > 0) members.push(member_id);
    taken.push(...cancelled);
  }
  await giveBackSales(trx, brand, taken);
  return members;
}
