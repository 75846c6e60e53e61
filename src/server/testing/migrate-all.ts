import { migrate } from '#server/db/migrations.ts';
import type { Db } from '#server/db/types.ts';
import { loadSandbox } from '#server/sandbox/load.ts';
import { migrateSandbox } from '#server/sandbox/migrate-sandbox.ts';

/** Brings a database to the newest schema, the tables of the sandbox included. */
export async function migrateAll(db: Db): Promise<void> {
  await migrate(db);
  await migrateSandbox(db, await loadSandbox());
}
