import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, openTestDatabase, type TestDatabase } from '#server/testing/database.ts';

describe.each(databases)('config_append_only on %s', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  it.each(['config_audit', 'config_versions', 'config_pointer_history'])(
    'refuses to change, delete or empty %s',
    async (table) => {
      const column = table === 'config_audit' ? 'account' : 'at';
      for (const statement of [
        `update ${table} set ${column} = ${column}`,
        `delete from ${table}`,
        `truncate ${table}`,
      ])
        await expect(sql.raw(statement).execute(database.db)).rejects.toThrow(`Rows of ${table} are only`);
    },
  );
});
