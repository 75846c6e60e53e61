import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bothDatabases, openTestDatabase, type TestDatabase } from '#server/testing/database.ts';
import { migrate } from './migrations.ts';
import { sqlFiles } from './sql-files.ts';

const [firstName = ''] = sqlFiles.keys();

it.each([...sqlFiles])('finds in %s the one function or view of that name', (name, text) => {
  const made = [...text.matchAll(/^create or replace (?:function|view) (\w+)/gmu)].map(([, it]) => it);
  expect(made).toEqual([name.slice(name.lastIndexOf('/') + 1)]);
  expect(text).toMatch(/^-- \S/u);
});

describe.each(bothDatabases)('functions and views on %s', (kind) => {
  let database: TestDatabase;
  // One for all tests, each of which leaves it as it was; the last does not.
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  const applied = async (): Promise<unknown[]> =>
    (await sql`select name, checksum from sql_files order by name`.execute(database.db)).rows;
  const keyOf = async (text: string): Promise<unknown> =>
    (await sql<{ key: string }>`select member_search_key(${text}) as key`.execute(database.db)).rows[0]?.key;
  const makeOther = (): Promise<unknown> =>
    sql`create or replace function member_search_key(value text) returns text language sql immutable
      as $$ select 'other' $$`.execute(database.db);

  it('are those of the files, and no others', async () => {
    const { rows } = await sql<{ name: string }>`
      select proname as name from pg_proc where pronamespace = 'public'::regnamespace
      union all select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')`.execute(
      database.db,
    );
    const names = [...sqlFiles.keys()].map((name) => name.slice(name.lastIndexOf('/') + 1));
    expect(rows.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  });

  it('are applied again when the text is another, and only then', async () => {
    const before = await applied();
    await makeOther();
    await migrate(database.db);
    expect(await keyOf(' Mäy')).toBe('other');
    await sql`update sql_files set checksum = 'former' where name = 'members/member_search_key'`.execute(
      database.db,
    );
    await migrate(database.db);
    expect(await keyOf(' Mäy')).toBe('mäy');
    expect(await applied()).toEqual(before);
  });

  it('forget a file that is gone', async () => {
    const before = await applied();
    await sql`insert into sql_files values ('members/gone', 'any')`.execute(database.db);
    await migrate(database.db);
    expect(await applied()).toEqual(before);
  });

  it('stay as they were when one of them fails', async () => {
    await makeOther();
    await sql`update sql_files set checksum = 'former' where name in (${firstName}, 'members/member_search_key')`.execute(
      database.db,
    );
    const before = await applied();
    // Replacing a function by one with other results is an error.
    await sql`drop function protection_used`.execute(database.db);
    await sql`create function protection_used(p_brand text, p_member text, p_kind text, p_period text, p_now timestamptz)
      returns text language sql as $$ select '' $$`.execute(database.db);
    await sql`delete from sql_files where name = 'protection/protection_used'`.execute(database.db);
    await expect(migrate(database.db)).rejects.toThrow(/protection_used|return type/u);
    expect(await keyOf(' Mäy')).toBe('other');
    expect(await applied()).toEqual(
      before.filter((row) => (row as { name: string }).name !== 'protection/protection_used'),
    );
  });
});
