import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { postgresNotifications } from './postgres-notifications.ts';
import type { Database, OpenDatabase } from './types.ts';

/**
 * Opens a PostgreSQL server, 15 or newer.
 * @param url such as `postgresql://user:password@host:5432/livery`
 * @throws the driver's error when it cannot be reached.
 */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 });
  // An idle connection that the server ends must not end this process; the pool makes a new one.
  pool.on('error', () => undefined);
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const notifications = postgresNotifications(url);
  return {
    kind: 'postgresql',
    db,
    notifications,
    async close() {
      await notifications.close();
      await db.destroy();
    },
  };
}
