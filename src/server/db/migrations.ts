import { Migrator, sql, type Kysely, type Migration } from 'kysely';
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

/**
 * True if exactly these migrations and files are applied. Each is recorded with its commit, so none is half done. Kysely's own
 * check reads the whole catalogue several times: 0.6 s with the embedded database.
 */
async function isNewest<Tables>(db: Kysely<Tables>): Promise<boolean> {
  const table = await sql<{
    there: boolean;
  }>`select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (!table.rows[0]?.there) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return (
    rows.length === Object.keys(migrations).length &&
    rows.every(({ name }) => Object.hasOwn(migrations, name)) &&
    hasSqlFiles(db)
  );
}

/**
 * Brings a database to the newest schema: migrations, then functions and views. Safe to run from many processes at once:
 * they wait for one another.
 * @throws the database's error when a migration or file fails. If a migration does, the schema is as it was; if a file
 * does, functions and views are.
 */
export async function migrate<Tables>(db: Kysely<Tables>): Promise<void> {
  if (await isNewest(db)) return;
  // One that waits for another process, or changes a large table, takes as long as it takes.
  await withoutTimeLimits(db, async (connection) => {
    const { error } = await new Migrator({
      db: connection,
      provider: { getMigrations: () => Promise.resolve(migrations) },
      // Areas number their migrations for themselves, so a new one of one area may sort before an applied one of another.
      allowUnorderedMigrations: true,
    }).migrateToLatest();
    if (error)
      throw error instanceof Error
        ? error
        : new Error('The database could not be migrated.', { cause: error });
    await applySqlFiles(connection);
  });
}
