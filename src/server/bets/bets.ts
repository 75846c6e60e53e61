import type { Db } from '#server/db/types.ts';
import type { BetSource } from './tables.ts';

export type NewBet = {
  brand: string;
  memberId: string;
  source: BetSource;
  vassalage: string;
  gameType: string;
  gameCode: string;
  /** The vendor's round, or the draw. */
  round: string;
  currency: string;
  /** Minor units. */
  stake: bigint;
  at: Date;
  /** Details shown by the record. */
  details?: Record<string, unknown> | undefined;
};

/** Records bets that are OPEN, in the caller's transaction, which also books their stakes. Answers their ids, in the same order. */
export async function recordBets(db: Db, bets: readonly NewBet[]): Promise<string[]> {
  if (bets.length === 0) return [];
  const rows = await db
    .insertInto('bets')
    .values(
      bets.map((bet) => ({
        brand: bet.brand,
        member_id: bet.memberId,
        source: bet.source,
        vassalage: bet.vassalage,
        game_type: bet.gameType,
        game_code: bet.gameCode,
        round: bet.round,
        currency: bet.currency,
        stake: bet.stake,
        payout: 0n,
        valid_bet: 0n,
        status: 'OPEN' as const,
        placed_at: bet.at,
        settled_at: null,
        details: JSON.stringify(bet.details ?? {}),
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
