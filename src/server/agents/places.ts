import { sql } from 'kysely';
import type { Place, Places } from '#play/agents/lines.ts';
import type { Rate } from '#play/agents/rates.ts';
import type { Db, Trx } from '#server/db/types.ts';
import type { Member } from '#server/members/members.ts';

type Row = { member_id: string; since: Date; upline_id: string | null; rate: number };

/** All places of members; who has none stands below the upline of `members` with the rate 0. */
async function historyOf(db: Db, brand: string, ids: readonly string[]): Promise<Map<string, Place[]>> {
  const { rows } = await sql<Row>`
    select m.id as member_id, coalesce(p.since, m.registered_at) as since,
        case when p.since is null then m.upline_id else p.upline_id end as upline_id, coalesce(p.rate, 0) as rate
      from members m
        left join agent_places p on p.brand = m.brand and p.member_id = m.id
      where m.brand = ${brand} and m.id = any (${ids}::text[])
      order by m.id, since`.execute(db);
  const found = new Map<string, Place[]>();
  for (const { member_id: id, since, upline_id: upline, rate } of rows) {
    const places = found.get(id) ?? [];
    places.push({ since: since.getTime(), upline, rate });
    found.set(id, places);
  }
  return found;
}

/** Places of members and of everybody who was ever above them; a query for each level. */
export async function placesAbove(db: Db, brand: string, ids: Iterable<string>): Promise<Places> {
  const places = new Map<string, Place[]>();
  let next = [...new Set(ids)];
  while (next.length > 0) {
    const above = new Set<string>();
    for (const [id, found] of await historyOf(db, brand, next)) {
      places.set(id, found);
      for (const { upline } of found) if (upline !== null) above.add(upline);
    }
    next = [...above].filter((id) => !places.has(id));
  }
  return places;
}

/** Rate of a member now. */
export async function rateOf(db: Db, brand: string, id: string): Promise<Rate> {
  const last = await db
    .selectFrom('agent_places')
    .select('rate')
    .where('brand', '=', brand)
    .where('member_id', '=', id)
    .orderBy('since', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.rate ?? 0;
}

/** Highest rate of the direct downlines of each member that has any. */
export async function ratesBelow(
  db: Db,
  brand: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Rate>> {
  const { rows } = await sql<{ upline_id: string; rate: number }>`
    select upline_id, max(rate) as rate
      from (
        select distinct on (m.id) m.upline_id, p.rate
          from members m
            join agent_places p on p.brand = m.brand and p.member_id = m.id
          where m.brand = ${brand} and m.upline_id = any (${ids}::text[])
          order by m.id, p.since desc
      ) latest
      group by upline_id`.execute(db);
  return new Map(rows.map(({ upline_id: id, rate }) => [id, rate]));
}

const lockName = (brand: string): string => `agent-places ${brand}`;

/**
 * Keeps rates and uplines of a brand as they are until the transaction ends, for who joins; many may at once. Changes wait, so that
 * nobody joins below a rate that is just being lowered.
 */
export const holdPlaces = (trx: Trx, brand: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock_shared(hashtextextended(${lockName(brand)}, 0))`.execute(trx);

/** Lets no other change of rates or uplines of a brand happen until the transaction ends. Answers the time of this one: after all before. */
export async function lockPlaces(trx: Trx, brand: string, now: Date): Promise<Date> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${lockName(brand)}, 0))`.execute(trx);
  const { rows } = await sql<{ since: Date | null }>`
    select max(since) as since from agent_places where brand = ${brand}`.execute(trx);
  const last = rows[0]?.since;
  return last && last >= now ? new Date(last.getTime() + 1) : now;
}

type NewPlace = {
  brand: string;
  memberId: string;
  since: Date;
  uplineId: string | null;
  rate: Rate;
  author: string | null;
};

export async function addPlace(
  trx: Trx,
  { brand, memberId, since, uplineId, rate, author }: NewPlace,
): Promise<void> {
  await trx
    .insertInto('agent_places')
    .values({ brand, member_id: memberId, since, upline_id: uplineId, rate, author })
    .execute();
}

/** Gives a member another place from a time on, after the moment at which it registered; what was before is kept. */
export async function changePlace(
  trx: Trx,
  { brand, id: memberId, registered_at: registered }: Pick<Member, 'brand' | 'id' | 'registered_at'>,
  { since, ...place }: Omit<NewPlace, 'brand' | 'memberId'>,
): Promise<void> {
  await sql`
    insert into agent_places (brand, member_id, since, upline_id, rate, author)
      select m.brand, m.id, m.registered_at, m.upline_id, 0, null from members m
        where m.brand = ${brand} and m.id = ${memberId}
          and not exists (select from agent_places p where p.brand = m.brand and p.member_id = m.id)`.execute(
    trx,
  );
  const from = since > registered ? since : new Date(registered.getTime() + 1);
  await addPlace(trx, { brand, memberId, since: from, ...place });
}
