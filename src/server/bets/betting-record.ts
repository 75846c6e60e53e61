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

export type BetSums = {
  total: number;
  stake: bigint;
  /** Of open bets. */ open: bigint;
  validBet: bigint;
  payout: bigint;
  net: bigint;
};

/** What settled bets paid out beyond their stakes. */
const net = sql<string>`coalesce(sum(payout - stake) filter (where status = 'SETTLED'), 0)`;

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
      sql<string>`coalesce(sum(stake) filter (where status = 'OPEN'), 0)`.as('open'),
      sql<string>`coalesce(sum(valid_bet), 0)`.as('validBet'),
      sql<string>`coalesce(sum(payout), 0)`.as('payout'),
      net.as('net'),
    ])
    .executeTakeFirstOrThrow();
  return {
    bets,
    sums: {
      total: Number(sums.total),
      stake: BigInt(sums.stake),
      open: BigInt(sums.open),
      validBet: BigInt(sums.validBet),
      payout: BigInt(sums.payout),
      net: BigInt(sums.net),
    },
  };
}

/** Days on which a member placed bets that are settled, the newest first, with what each brought. */
export async function bettingDays(
  db: Db,
  question: BetsQuestion,
  timeZone: string,
): Promise<{ day: string; net: string }[]> {
  const day = sql<string>`to_char(placed_at at time zone ${sql.lit(timeZone)}, 'YYYY-MM-DD')`;
  return selection(db, question)
    .where('status', '=', 'SETTLED')
    .select([day.as('day'), net.as('net')])
    .groupBy(day)
    .orderBy(day, 'desc')
    .execute();
}

/** With whom a member bet at what in a time. */
export const bettedWith = (db: Db, whose: Whose): Promise<{ vassalage: string; gameType: string }[]> =>
  placed(db, whose)
    .select(['vassalage', 'game_type as gameType'])
    .distinct()
    .orderBy('vassalage')
    .orderBy('game_type')
    .execute();
