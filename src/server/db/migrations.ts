import type { Kysely, Migration } from 'kysely';
import { applyMigrations, areApplied } from './apply-migrations.ts';
import { migrationName } from './migration-name.ts';
import { retiredMigrations } from './retired-migrations.ts';
import { applySqlFiles, hasSqlFiles } from './sql-files.ts';
import { withoutTimeLimits } from './time-limits.ts';

const files = import.meta.glob<Migration>(['../*/migrations/*.ts', '../*/*/migrations/*.ts'], {
  eager: true,
});

/** `../operators/migrations/0001-operators.ts` → `config/0001-operators`. */
const nameOf = (path: string): string => {
  const [, feature = '', file = ''] = /^\.\.\/(.+)\/migrations\/(.+)\.ts$/u.exec(path) ?? [];
  return migrationName(feature, file);
};

/** Every migration of the server by name. Those of one area run in the order of their numbers; no area refers to another's tables. */
export const migrations: Record<string, Migration> = Object.fromEntries([
  ...Object.entries(files).map(([path, migration]) => [nameOf(path), migration] as const),
  ...retiredMigrations.map((name) => [name, { up: () => Promise.resolve() }] as const),
]);

const recordedIn = 'kysely_migration';

/**
 * Brings a database to the newest schema: migrations, then functions and views. Safe to run from many processes at once:
 * they wait for one another.
 * @throws the database's error when a migration or file fails. If a migration does, the schema is as it was; if a file
 * does, functions and views are.
 */
export async function migrate<Tables>(db: Kysely<Tables>): Promise<void> {
  if ((await areApplied(db, migrations, recordedIn)) && (await hasSqlFiles(db))) return;
  // One that waits for another process, or changes a large table, takes as long as it takes.
  await withoutTimeLimits(db, async (connection) => {
    await applyMigrations(connection, migrations, recordedIn);
    await applySqlFiles(connection);
  });
}
