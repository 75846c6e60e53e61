import { sql, type Selectable } from 'kysely';
import type { Db } from '#server/db/types.ts';
import type { RafflesTable } from './tables.ts';

type Ground = { brand: string; raffle: string };

export type RaffleRow = Selectable<RafflesTable>;

export const rowOf = (db: Db, { brand, raffle }: Ground): Promise<RaffleRow | undefined> =>
  db.selectFrom('raffles').selectAll().where('brand', '=', brand).where('id', '=', raffle).executeTakeFirst();

/** Tickets that are given so far, of all members and of one. */
export async function ticketsOf(
  db: Db,
  { brand, raffle }: Ground,
  memberId: string,
): Promise<{ all: string; mine: string }> {
  return db
    .selectFrom('raffle_entries')
    .select([
      sql<string>`coalesce(sum(tickets), 0)::text`.as('all'),
      sql<string>`coalesce(sum(tickets) filter (where member_id = ${memberId}), 0)::text`.as('mine'),
    ])
    .where('brand', '=', brand)
    .where('raffle', '=', raffle)
    .executeTakeFirstOrThrow();
}

/** Numbers of the tickets of a member, in runs, once the raffle has closed. */
export async function numbersOf(
  db: Db,
  { brand, raffle }: Ground,
  { memberId, most }: { memberId: string; most: number },
): Promise<{ first: bigint; tickets: bigint }[]> {
  const rows = await db
    .selectFrom('raffle_entries')
    .select(['first', 'tickets'])
    .where('brand', '=', brand)
    .where('raffle', '=', raffle)
    .where('member_id', '=', memberId)
    .where('first', 'is not', null)
    .orderBy('first')
    .limit(most)
    .execute();
  return rows.map(({ first, tickets }) => ({ first: BigInt(first ?? 0), tickets: BigInt(tickets) }));
}

export type Winner = { place: number; ticket: string; memberId: string; account: string };

/** Who has won, the first place first. */
export const winnersOf = (db: Db, { brand, raffle }: Ground): Promise<Winner[]> =>
  db
    .selectFrom('raffle_winners as winner')
    .innerJoin('members as member', (join) =>
      join.onRef('member.brand', '=', 'winner.brand').onRef('member.id', '=', 'winner.member_id'),
    )
    .select(['winner.place', 'winner.ticket', 'winner.member_id as memberId', 'member.account'])
    .where('winner.brand', '=', brand)
    .where('winner.raffle', '=', raffle)
    .orderBy('winner.place')
    .execute();
