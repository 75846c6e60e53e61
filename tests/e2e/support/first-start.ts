import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#server/testing/postgres-server.ts';
import { easyToEnter } from './admin.ts';
import { emptyDatabaseOn } from './own-database.ts';
import { started, startServer } from './server.ts';

/**
 * Starts a server once, so that those of the tests find a data folder and a database as its first start leaves them, with brands that a
 * test can enter: that takes most of a start. On PostgreSQL, which does a fifth of the embedded database's work for the same queries.
 */
export default async function firstStart(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'livery-e2e-first-'));
  const postgres = await startPostgres();
  const url = await emptyDatabaseOn(postgres.url);
  const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: url, SANDBOX: 'on' });
  await easyToEnter(server);
  await server.stop();
  process.env[started.folder] = dataDir;
  process.env[started.database] = url;
  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
