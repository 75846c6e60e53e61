import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { PreparingClient } from './preparing-client.ts';
import { postgresNotifications } from './postgres-notifications.ts';
import type { Database, OpenDatabase } from './types.ts';

/** Four processes fit into the hundred that PostgreSQL usually allows. */
const usualConnections = 20;

/**
 * How long a connection is kept that nobody needs. A new one has to plan every statement of the wallet again, 60 ms of a core: after a
 * pause of seconds all players together would wait for that.
 */
const idleMs = 10 * 60_000;

/**
 * Opens a PostgreSQL server, 15 or newer.
 * @param url such as `postgresql://user:password@host:5432/livery`
 * @param connections the most that this process has open at the same time, beside one that listens
 * @throws the driver's error when it cannot be reached.
 */
export async function openPostgres(url: string, connections = usualConnections): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    Client: PreparingClient,
    max: connections,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: idleMs,
  });
  // An idle connection that the server ends must not end this process; the pool makes a new one.
  pool.on('error', () => undefined);
  // Nor one that is lost while it is in use, between two statements: the next of them fails and tells of it.
  pool.on('connect', (client) => void client.on('error', () => undefined));
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
    connections,
    async close() {
      await notifications.close();
      await db.destroy();
    },
  };
}
