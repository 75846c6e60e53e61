import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import { openMemory } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrations.ts';
import type { OpenDatabase } from '#server/db/types.ts';
import { openPostgres } from '#server/db/postgres.ts';

export type DatabaseKind = OpenDatabase['kind'];

/** The databases a suite runs on: `describe.each(databases)('… on %s', (kind) => …)`. */
export const databases: readonly DatabaseKind[] = inject('postgresUrl')
  ? ['embedded', 'postgresql']
  : ['embedded'];

/** PostgreSQL only, for what needs two connections: `describe.each(postgresOnly)`. */
export const postgresOnly: readonly DatabaseKind[] = databases.filter((kind) => kind === 'postgresql');

export type TestDatabase = OpenDatabase & {
  /** Address for a second connection or process; undefined on the embedded database, which has none. */
  url?: string;
};

/** A fresh, migrated, empty database of its own; `close` throws it away. */
export async function openTestDatabase(kind: DatabaseKind = 'embedded'): Promise<TestDatabase> {
  const database = kind === 'embedded' ? await openEmpty() : await createDatabase();
  await migrate(database.db);
  return database;
}

async function createDatabase(): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  if (!server)
    throw new Error(
      'No PostgreSQL runs: src/server/testing/global-setup.ts has to be a globalSetup of the run.',
    );
  const name = `livery_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template template0 encoding 'UTF8'`);
  const url = new URL(server);
  url.pathname = name;
  const database = await openPostgres(url.href);
  return {
    ...database,
    url: url.href,
    async close() {
      await database.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Making an embedded database anew takes seconds, reading a dump of an empty one does not: one is kept between runs. */
async function openEmpty(): Promise<TestDatabase> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const folder = entry.slice(0, entry.lastIndexOf('node_modules'));
  const { version } = JSON.parse(await readFile(join(dirname(entry), '../package.json'), 'utf8')) as {
    version: string;
  };
  const file = join(folder, 'node_modules/.cache/livery', `empty-database-${version}.tar`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return openMemory({ loadDataDir: new Blob([new Uint8Array(kept)]) });

  const made = await PGlite.create();
  const dump = await made.dumpDataDir('none');
  await made.close();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.${process.pid}`, new Uint8Array(await dump.arrayBuffer()));
  await rename(`${file}.${process.pid}`, file);
  return openMemory({ loadDataDir: dump });
}
