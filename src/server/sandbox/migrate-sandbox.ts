import { applyMigrations, areApplied } from '#server/db/apply-migrations.ts';
import type { Db } from '#server/db/types.ts';
import type { Sandbox } from './load.ts';

const recordedIn = 'sandbox_migration';

/** Brings the tables of the sandbox to their newest schema; only a database that has had a sandbox has them. */
export async function migrateSandbox(db: Db, { migrations }: Sandbox): Promise<void> {
  if (!(await areApplied(db, migrations, recordedIn))) await applyMigrations(db, migrations, recordedIn);
}
