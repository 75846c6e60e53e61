import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, openTestDatabase, type TestDatabase } from '#server/testing/database.ts';

describe.each(databases)('functions of members on %s', (kind) => {
  let database: TestDatabase;
  const run = (text: string): Promise<{ rows: unknown[] }> => sql.raw(text).execute(database.db);
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  it.each([
    ['  Mäy ', 'mäy'],
    ['ＡＢＣ１', 'abc1'],
    ['x'.repeat(300), 'x'.repeat(255)],
  ])('member_search_key of %j', async (value, key) => {
    const { rows } = await sql`select member_search_key(${value}) as key`.execute(database.db);
    expect(rows).toEqual([{ key }]);
  });

  it('member_values_of leaves out what is no text, and empty texts', async () => {
    const { rows } = await run(`select own, field, key from member_values_of('shop', 'm1',
      '{"email": "A@b.example", "age": 7, "blank": " "}', '{"team": "Red", "list": ["x"]}') order by field`);
    expect(rows).toEqual([
      { own: false, field: 'email', key: 'a@b.example' },
      { own: true, field: 'team', key: 'red' },
    ]);
  });

  it('member_values_follow keeps the index at what a member has now', async () => {
    const indexed = async (): Promise<unknown[]> =>
      (await run(`select own, field, key from member_values where member_id = 'm1' order by own, field`))
        .rows;
    await run(`insert into members (brand, id, account, account_key, type, nickname, password_hash, password_changed_at, registered_at, profile)
      values ('shop', 'm1', 'm1', 'm1', 2, 'm1', '', now(), now(), '{"email": "one", "city": "Yangon"}')`);
    expect(await indexed()).toEqual([
      { own: false, field: 'city', key: 'yangon' },
      { own: false, field: 'email', key: 'one' },
    ]);
    await run(`update members set profile = '{"email": "two"}', own = '{"email": "three"}' where id = 'm1'`);
    expect(await indexed()).toEqual([
      { own: false, field: 'email', key: 'two' },
      { own: true, field: 'email', key: 'three' },
    ]);
    await run(`delete from members where id = 'm1'`);
    expect(await indexed()).toEqual([]);
  });
});
