// Writes a dump of the newest schema with a row in every table: `npx tsx scripts/schema-dump.ts 2`, for the upgrade tests in src/server/db.
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { runnerImport } from 'vite';
import { openPostgres } from '#server/db/postgres.ts';
import type { Db } from '#server/db/types.ts';
import { installedPostgres } from '#server/testing/postgres-binaries.ts';
import { startPostgres } from '#server/testing/postgres-server.ts';

const folder = join(import.meta.dirname, '../src/server/db/testing');

async function fill(db: Db): Promise<void> {
  await sql.raw(await readFile(join(folder, 'rows.sql'), 'utf8')).execute(db);
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length === 0 && !name.endsWith('_migration_lock'))
      throw new Error(`Add a row of ${name} to src/server/db/testing/rows.sql.`);
  }
}

/** Statements of pg_dump alone, as one transaction whose settings end with it. */
const asTransaction = (dump: string): string => {
  const others = /^(?:--|\\|SET |SELECT pg_catalog\.set_config|CREATE SCHEMA|COMMENT ON SCHEMA).*\n/gmu;
  const statements = dump
    .replaceAll(others, '')
    .replaceAll(/\n{2,}/gu, '\n\n')
    .trim();
  return `begin;\nset local check_function_bodies = off;\nset local search_path = '';\n\n${statements}\n\ncommit;\n`;
};

const number = process.argv[2];
const programs = await installedPostgres();
if (!number || !programs)
  throw new Error('Give the number of the dump, on a machine with PostgreSQL installed.');
// Only Vite lists the files of the migrations.
const { module } = await runnerImport<{ migrateAll(db: Db): Promise<void> }>(
  './src/server/testing/migrate-all.ts',
);
const server = await startPostgres();
try {
  const { db, close } = await openPostgres(server.url);
  await module.migrateAll(db);
  await fill(db);
  await close();
  const options = ['--column-inserts', '--no-owner', '--no-privileges', '--schema=public'];
  const { stdout } = await promisify(execFile)(join(programs, 'pg_dump'), [...options, server.url]);
  await writeFile(join(folder, `schema-${number}.sql`), asTransaction(stdout));
} finally {
  await server.stop();
}
