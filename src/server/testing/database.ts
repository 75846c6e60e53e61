import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { inject } from 'vitest';
import { openMemory } from '#server/db/embedded.ts';
import type { OpenDatabase } from '#server/db/types.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { databaseOn, onServer } from './databases-of-server.ts';

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

/** A fresh, migrated, empty database of its own, copied from the one that the run made; `close` throws it away. */
export const openTestDatabase = (kind: DatabaseKind = 'embedded'): Promise<TestDatabase> =>
  kind === 'embedded' ? copyEmbedded() : copyPostgres();

async function copyEmbedded(): Promise<TestDatabase> {
  const dump = await readFile(inject('embeddedTemplate'));
  return openMemory({ loadDataDir: new Blob([new Uint8Array(dump)]) });
}

async function copyPostgres(): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  if (!server)
    throw new Error(
      'No PostgreSQL runs: src/server/testing/global-setup.ts has to be a globalSetup of the run.',
    );
  const name = `livery_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template ${inject('postgresTemplate')}`);
  const url = databaseOn(server, name);
  const database = await openPostgres(url);
  return {
    ...database,
    url,
    async close() {
      await database.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}
