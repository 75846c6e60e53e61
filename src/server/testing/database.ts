import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { inject } from 'vitest';
import { full } from '#run-size';
import { openMemory } from '#server/db/embedded.ts';
import type { OpenDatabase } from '#server/db/types.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { copyDatabase, databaseOn, executeOnServer } from './databases-of-server.ts';

export type DatabaseKind = OpenDatabase['kind'];

const embeddedOnly: readonly DatabaseKind[] = ['embedded'];
const both: readonly DatabaseKind[] = ['embedded', 'postgresql'];

/** PostgreSQL only, for what needs two connections: `describe.each(postgresOnly)`. */
export const postgresOnly: readonly DatabaseKind[] = inject('postgresUrl') ? ['postgresql'] : [];

/** Where `TEST_POSTGRES=off` left PostgreSQL out, the embedded database stands in; else the full run takes both, the short run what is asked for. */
function databasesOf(inShortRun: readonly DatabaseKind[]): readonly DatabaseKind[] {
  if (postgresOnly.length === 0) return embeddedOnly;
  return full ? both : inShortRun;
}

/** The databases of most suites: PostgreSQL in `npm test`, both in `npm run test:full`. */
export const databases = databasesOf(postgresOnly);

/** Both in every run, for suites about what the database itself does: `db`, ledger, wallet, settlement and jobs. */
export const bothDatabases = databasesOf(both);

/** The database of a suite that shows nothing about databases: PostgreSQL, which is cheaper to copy; the embedded one in the full run. */
export const mainDatabase: DatabaseKind = databases[0] ?? 'embedded';

export type TestDatabase = OpenDatabase & {
  /** Address for a second connection or process; undefined on the embedded database, which has none. */
  url?: string;
};

/** A fresh, migrated, empty database of its own, copied from the one that the run made; `close` throws it away. */
export const openTestDatabase = (kind: DatabaseKind = mainDatabase): Promise<TestDatabase> =>
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
  await copyDatabase(server, name, inject('postgresTemplate'));
  const url = databaseOn(server, name);
  const database = await openPostgres(url);
  return {
    ...database,
    url,
    async close() {
      await database.close();
      await executeOnServer(server, `drop database ${name} with (force)`);
    },
  };
}
