import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bothDatabases,
  openTestDatabase,
  postgresOnly,
  type DatabaseKind,
  type TestDatabase,
} from '#server/testing/database.ts';
import { migrateAll } from '#server/testing/migrate-all.ts';
import { openPostgres } from './postgres.ts';
import { sqlFiles } from './sql-files.ts';
import { databaseCatalogue } from './testing/catalogue.ts';
import type { Db } from './types.ts';

const folder = join(import.meta.dirname, 'testing');
const dumps = readdirSync(folder).filter((file) => /^schema-.+\.sql$/u.test(file));

/** Kysely's own tables change with every migration. */
const isData = (table: string): boolean => !/^(?:kysely|sandbox)_migration/u.test(table);

async function rowsOf(db: Db): Promise<Record<string, object[]>> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name).filter(isData);
  const read = async (table: string): Promise<[string, object[]]> => {
    const { rows } = await sql<{ row: object }>`select to_jsonb(t) as row from ${sql.table(table)} t`.execute(
      db,
    );
    return [table, rows.map(({ row }) => row)];
  };
  const all: [string, object[]][] = [];
  for (const table of tables) all.push(await read(table));
  return Object.fromEntries(all);
}

/** Matches the same rows in any order, each with further columns at most. */
const withAll = (before: Record<string, object[]>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(before).map(([table, rows]) => [
      table,
      expect.arrayContaining(rows.map((row) => expect.objectContaining(row))),
    ]),
  );
const counts = (tables: Record<string, object[]>): Record<string, number> =>
  Object.fromEntries(Object.entries(tables).map(([table, rows]) => [table, rows.length]));

async function openDump(kind: DatabaseKind, dump: string): Promise<TestDatabase> {
  const database = await openTestDatabase(kind);
  await sql.raw('drop schema public cascade; create schema public').execute(database.db);
  await sql.raw(readFileSync(join(folder, dump), 'utf8')).execute(database.db);
  return database;
}

describe.each(bothDatabases)('an upgrade on %s', (kind) => {
  let fresh: TestDatabase;
  beforeAll(async () => {
    fresh = await openTestDatabase(kind);
  });
  afterAll(() => fresh.close());

  it('is tried with a row in every table, also in those that are new since the last dump', async () => {
    const { db, close } = await openTestDatabase(kind);
    await sql.raw(readFileSync(join(folder, 'rows.sql'), 'utf8')).execute(db);
    expect(Object.entries(await rowsOf(db)).filter(([, rows]) => rows.length === 0)).toEqual([]);
    await close();
  });

  it.each(dumps)('of %s loses no row and ends with the schema of a new database', async (dump) => {
    const { db, close } = await openDump(kind, dump);
    const before = await rowsOf(db);
    expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);

    await migrateAll(db);
    const after = await rowsOf(db);
    expect(after).toMatchObject(withAll(before));
    expect(counts(after)).toMatchObject(counts(before));
    expect(await databaseCatalogue(db)).toEqual(await databaseCatalogue(fresh.db));
    await close();
  });
});

it.each(postgresOnly)('an upgrade on %s may begin in several processes at once', async (kind) => {
  const database = await openDump(kind, dumps[0] ?? '');
  const processes = await Promise.all(Array.from({ length: 4 }, () => openPostgres(database.url ?? '', 2)));
  await Promise.all(processes.map(({ db }) => migrateAll(db)));
  const { rows } = await sql<{ files: number }>`select count(*)::int as files from sql_files`.execute(
    database.db,
  );
  expect(rows).toEqual([{ files: sqlFiles.size }]);
  for (const { close } of processes) await close();
  await database.close();
});
