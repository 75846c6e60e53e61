import { sql } from 'kysely';
import type { Db } from '#server/db/types.ts';
import type { Member } from '#server/members/members.ts';

const guest = 4;

/** The place after which a page begins, the newest members first. */
export type PageCursor = { registeredAt: Date; id: string };

export type FoundMember = Pick<
  Member,
  'id' | 'account' | 'nickname' | 'type' | 'registered_at' | 'last_login_at' | 'profile' | 'own'
>;

/** Above every text that begins with the key, byte by byte. */
const endOf = (key: string): string => `${key}\u{10ffff}`;

/** Members of a brand without guests and accounts of previews. */
const membersOf = (db: Db, brand: string) =>
  db
    .selectFrom('members')
    .select(['id', 'account', 'nickname', 'type', 'registered_at', 'last_login_at', 'profile', 'own'])
    .where('brand', '=', brand)
    .where('preview', 'is', null)
    .where('type', '!=', guest);

/** An option of a searched field, found by its label. */
type Choice = { field: string; value: string; label: string };

export type Sought = { text: string; fields: readonly string[]; choices: readonly Choice[] };

/**
 * Ids of members whose account, nickname, or one of these fields begins with a text, however it is written; of a choice also the label
 * of the option.
 */
async function idsOf(db: Db, brand: string, { text, fields, choices }: Sought) {
  const { rows } = await sql<{ key: string }>`select member_search_key(${text}) as key`.execute(db);
  const key = rows[0]?.key ?? '';
  return sql<string>`
    select id from members
    where brand = ${brand} and account_key ~>=~ ${key} and account_key ~<~ ${endOf(key)}
    union
    select id from members
    where brand = ${brand} and member_search_key(nickname) ~>=~ ${key}
      and member_search_key(nickname) ~<~ ${endOf(key)}
    union
    select member_id from member_values
    where brand = ${brand} and field = any (${[...fields]}::text[]) and key ~>=~ ${key} and key ~<~ ${endOf(key)}
    union
    select member_id from member_values
      join unnest(
        ${choices.map(({ field }) => field)}::text[],
        ${choices.map(({ value }) => value)}::text[],
        ${choices.map(({ label }) => label)}::text[]
      ) as choice (field, value, label)
        on member_values.field = choice.field and member_values.key = member_search_key(choice.value)
    where brand = ${brand} and member_search_key(choice.label) ~>=~ ${key}
      and member_search_key(choice.label) ~<~ ${endOf(key)}`;
}

/** A page of members, the newest first: all, or those that a text finds. */
export async function searchMembers(
  db: Db,
  brand: string,
  { after, limit, ...sought }: Sought & { after?: PageCursor | undefined; limit: number },
): Promise<FoundMember[]> {
  let query = membersOf(db, brand).orderBy('registered_at', 'desc').orderBy('id', 'desc').limit(limit);
  if (sought.text.trim() !== '') {
    const ids = await idsOf(db, brand, sought);
    query = query.where(sql<boolean>`id in (${ids})`);
  }
  if (after) query = query.where(sql<boolean>`(registered_at, id) < (${after.registeredAt}, ${after.id})`);
  return await query.execute();
}

/** The next members by when they registered, the oldest first; those who register meanwhile come last. */
export async function registeredAfter(
  db: Db,
  brand: string,
  after: PageCursor | undefined,
  limit: number,
): Promise<FoundMember[]> {
  const query = membersOf(db, brand).orderBy('registered_at').orderBy('id').limit(limit);
  return await (
    after ? query.where(sql<boolean>`(registered_at, id) > (${after.registeredAt}, ${after.id})`) : query
  ).execute();
}
