import { sql } from 'kysely';
import type { Db } from '#server/db/types.ts';

export type BetRefusal = 'PLAYER_BLOCKED' | 'LIMIT_REACHED';

/**
 * Reason why a member may not stake now, undefined if none; one rule for games and lotteries, the function `may_bet` of
 * the database. Called in the transaction that takes the stake.
 */
export async function mayBet(
  db: Db,
  { brand, memberId, now, stake }: { brand: string; memberId: string; now: Date; stake: bigint },
): Promise<BetRefusal | undefined> {
  const { rows } = await sql<{ refused: BetRefusal | null }>`
    select may_bet(${brand}, ${memberId}, ${now}, ${String(stake)}::bigint) as refused`.execute(db);
  return rows[0]?.refused ?? undefined;
}
