import { sql, type Selectable } from 'kysely';
import type { Db } from '#server/db/types.ts';
import type { BetsTable, BetStatus } from './tables.ts';

export type BetsQuestion = {
  brand: string;
  memberId: string;
  currency: string;
  /** By when they were placed; `until` is the first moment that is not in it any more. */
  from: Date;
  until: Date;
  gameType?: string | undefined;
  vassalage?: string | undefined;
  status?: BetStatus | undefined;
};

type Whose = Pick<BetsQuestion, 'brand' | 'memberId' | 'currency' | 'from' | 'until'>;

const placed = (db: Db, { brand, memberId, currency, from, until }: Whose) =>
  db
    .selectFrom('bets')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .where('placed_at', '>=', from)
    .where('placed_at', '<', until);

const selection = (db: Db, { gameType, vassalage, status, ...whose }: BetsQuestion) =>
  placed(db, whose)
    .$if(gameType !== undefined, (query) => query.where('game_type', '=', gameType ?? ''))
    .$if(vassalage !== undefined, (query) => query.where('vassalage', '=', vassalage ?? ''))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'OPEN'));

export type BetSums = { total: number; stake: bigint; validBet: bigint; payout: bigint };

/** A page of a member's bets, the newest first, with the sums of all pages. */
export async function bettingPage(
  db: Db,
  question: BetsQuestion,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ bets: Selectable<BetsTable>[]; sums: BetSums }> {
  const bets = await selection(db, question)
    .selectAll()
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const sums = await selection(db, question)
    .select([
      sql<string>`count(*)`.as('total'),
      sql<string>`coalesce(sum(stake), 0)`.as('stake'),
      sql<string>`coalesce(sum(valid_bet), 0)`.as('validBet'),
      sql<string>`coalesce(sum(payout), 0)`.as('payout'),
    ])
    .executeTakeFirstOrThrow();
  return {
    bets,
    sums: {
      total: Number(sums.total),
      stake: BigInt(sums.stake),
      validBet: BigInt(sums.validBet),
      payout: BigInt(sums.payout),
    },
  };
}

/** With whom a member bet at what in a time. */
export const bettedWith = (db: Db, whose: Whose): Promise<{ vassalage: string; gameType: string }[]> =>
  placed(db, whose)
    .select(['vassalage', 'game_type as gameType'])
    .distinct()
    .orderBy('vassalage')
    .orderBy('game_type')
    .execute();
