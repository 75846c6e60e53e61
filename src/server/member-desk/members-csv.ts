import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { own } from '#engine/json/json.ts';
import type { Db } from '#server/db/types.ts';
import { csvLine } from '#server/http/csv.ts';
import { registeredAfter, type FoundMember, type PageCursor } from './search-members.ts';

const pageSize = 500;
const always = ['id', 'account', 'nickname', 'type', 'registeredAt', 'lastLoginAt'] as const;

/** Names of all that members have entered; a field that left the forms is among them. */
async function namesIn(db: Db, brand: string, column: 'profile' | 'own'): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct jsonb_object_keys(${sql.ref(column)}) as name from members
    where brand = ${brand} and preview is null order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

const text = (values: FoundMember['own'], name: string): string => String(own(values, name) ?? '');

/** All members of a brand as comma-separated values, read a page at a time while they are sent. Values stand as they were entered. */
export function membersCsv(db: Db, brand: string): Readable {
  async function* lines(): AsyncGenerator<string> {
    const profile = await namesIn(db, brand, 'profile');
    const owned = await namesIn(db, brand, 'own');
    // A byte order mark: spreadsheets take the text for UTF-8.
    yield `\uFEFF${csvLine([...always, ...profile, ...owned.map((name) => `own.${name}`)])}`;
    const lineOf = (member: FoundMember): string =>
      csvLine([
        member.id,
        member.account,
        member.nickname,
        String(member.type),
        member.registered_at.toISOString(),
        member.last_login_at?.toISOString() ?? '',
        ...profile.map((name) => text(member.profile, name)),
        ...owned.map((name) => text(member.own, name)),
      ]);
    let after: PageCursor | undefined;
    for (;;) {
      const members = await registeredAfter(db, brand, after, pageSize);
      if (members.length > 0) yield members.map(lineOf).join('');
      const last = members.at(-1);
      if (!last || members.length < pageSize) return;
      after = { registeredAt: last.registered_at, id: last.id };
    }
  }
  return Readable.from(lines());
}
