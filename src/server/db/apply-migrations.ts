import { Migrator, sql, type Kysely, type Migration } from 'kysely';

type Migrations = Readonly<Record<string, Migration>>;

/**
 * True if exactly these migrations are recorded in the table. Each is recorded with its commit, so none is half done. Kysely's own
 * check reads the whole catalogue several times: 0.6 s with the embedded database.
 */
export async function areApplied<Tables>(
  db: Kysely<Tables>,
  migrations: Migrations,
  recordedIn: string,
): Promise<boolean> {
  const table = await sql<{ there: boolean }>`select to_regclass(${recordedIn}) is not null as there`.execute(
    db,
  );
  if (!table.rows[0]?.there) return false;
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(recordedIn)}`.execute(db);
  return (
    rows.length === Object.keys(migrations).length &&
    rows.every(({ name }) => Object.hasOwn(migrations, name))
  );
}

/**
 * Applies the migrations that the table has not recorded.
 * @throws the database's error when one fails; the schema is then as it was
 */
export async function applyMigrations<Tables>(
  db: Kysely<Tables>,
  migrations: Migrations,
  recordedIn: string,
): Promise<void> {
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
    migrationTableName: recordedIn,
    migrationLockTableName: `${recordedIn}_lock`,
    // Areas number their migrations for themselves, so a new one of one area may sort before an applied one of another.
    allowUnorderedMigrations: true,
  }).migrateToLatest();
  if (error)
    throw error instanceof Error ? error : new Error('The database could not be migrated.', { cause: error });
}
