import { openPostgres } from '#server/db/postgres.ts';
import { startApp, type TestApp } from './app.ts';
import { openTestDatabase, type DatabaseKind } from './database.ts';

/** Two servers on one database, each with connections of its own. */
export async function startTwoApps(
  kind: DatabaseKind,
): Promise<{ one: TestApp; two: TestApp; close(): Promise<void> }> {
  const database = await openTestDatabase(kind);
  const other = await openPostgres(database.url ?? '');
  const [one, two] = await Promise.all([
    startApp(kind, { database }),
    startApp(kind, { database: { ...other, close: () => other.close() } }),
  ]);
  return {
    one,
    two,
    async close() {
      await Promise.all([one.close(), two.close()]);
      await other.close();
      await database.close();
    },
  };
}
