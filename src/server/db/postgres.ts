import { Kysely, PostgresDialect, sql, type Logger, type PostgresPool } from 'kysely';
import pg from 'pg';
import { createAnswerWatch, type AnswerWatch } from './answer-watch.ts';
import { outliveConnections, PreparingClient } from './preparing-client.ts';
import type { Notifications } from './notifications.ts';
import { redirectNotify } from './redirect-notify.ts';
import { redisNotifications } from './redis-notifications.ts';
import { postgresNotifications } from './postgres-notifications.ts';
import { poolState } from './pool-state.ts';
import { createRoomWatch } from './room-watch.ts';
import { connectionTimeoutMillis, keepAlive, timeLimits } from './time-limits.ts';
import type { Database, OpenDatabase } from './types.ts';
import { isFromServer, orUnavailable } from './unavailable.ts';

/** Four processes fit into the hundred that PostgreSQL usually allows. */
const usualConnections = 20;

/**
 * Idle time after which a connection is closed. A new connection plans every statement of the wallet again (60 ms of a
 * core), so that after a short pause all players would wait for it.
 */
const idleMs = 10 * 60_000;

/**
 * Opens a PostgreSQL server, 15 or newer.
 * @param url such as `postgresql://user:password@host:5432/livery`
 * @param connections the most that this process has open at the same time, beside one that listens
 * @param options.log is told of every statement that has ended
 * @param options.redisUrl of a Redis or Valkey that carries notifications instead
 * @throws the driver's error when it cannot be reached.
 */
export async function openPostgres(
  url: string,
  connections = usualConnections,
  { log, redisUrl }: { log?: Logger | undefined; redisUrl?: string | undefined } = {},
): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    Client: PreparingClient,
    max: connections,
    connectionTimeoutMillis,
    idleTimeoutMillis: idleMs,
    ...timeLimits,
    ...keepAlive,
  });
  outliveConnections(pool);
  const notifications = postgresNotifications(url, () => watch.begin());
  const connected = followConnections(pool, () => watch.heard());
  const watch = createAnswerWatch({
    // A refusal of the server, such as of one connection too many, is an answer too.
    ask: () =>
      notifications.ask().catch((fault: unknown) => {
        if (!isFromServer(fault)) throw fault;
      }),
    giveUp: () => notifications.drop(),
    onSilence: () => connected.breakAll(),
  });
  // Only now: this connection is kept, and has to be followed like all others.
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    throw error;
  }
  const redis = redisUrl === undefined ? undefined : await redisNotifications(redisUrl);
  const answering = watched(pool, watch);
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: redis ? redirectNotify(answering, redis.publish) : answering }),
    ...(log && { log }),
  });
  const room = createRoomWatch(() => writeToDisk(db));
  pool.on('connect', ({ connection }) => connection.on('errorMessage', room.seen));
  return {
    kind: 'postgresql',
    db,
    notifications: redis ? throughRedis(redis, () => watch.begin()) : notifications,
    connections,
    poolState: () => poolState(pool),
    isSilent: watch.isSilent,
    isFull: room.isFull,
    alone: (work) => alone(url, work),
    async close() {
      watch.end();
      room.end();
      // The driver would wait for a goodbye that does not come.
      if (watch.isSilent()) {
        notifications.drop();
        connected.breakAll();
      }
      await notifications.close();
      await redis?.close();
      await db.destroy();
    },
  };
}

/** Who listens through Redis wants the database watched all the same. */
const throughRedis = ({ listen }: Notifications, onUse: () => void): Notifications => ({
  listen(channel, listener) {
    onUse();
    return listen(channel, listener);
  },
});

/**
 * Makes the database server write 1 MB to the disk of this database, a temporary file of its own: rows that do not fit into the memory
 * allowed for them. Leaves nothing behind.
 */
const writeToDisk = (db: Kysely<Database>): Promise<unknown> =>
  db.transaction().execute(async (trx) => {
    await sql`set local work_mem = '64kB'`.execute(trx);
    await sql`select count(*) from generate_series(1, 50000)`.execute(trx);
  });

/** Knows the open connections of a pool, and says when anything comes on one of them. */
function followConnections(pool: pg.Pool, heard: () => void): { breakAll(): void } {
  const open = new Set<pg.PoolClient>();
  pool.on('connect', (client) => {
    open.add(client);
    client.connection.stream.on('data', heard);
  });
  pool.on('remove', (client) => void open.delete(client));
  return {
    breakAll() {
      for (const client of open) client.connection.stream.destroy();
    },
  };
}

/** A pool whose connections are given out only while the database answers. */
const watched = (pool: pg.Pool, watch: AnswerWatch): PostgresPool => ({
  connect: () =>
    orUnavailable(
      watch.unlessSilent(
        () => pool.connect(),
        (late) => late.release(),
      ),
    ),
  end: () => pool.end(),
});

const startLockKey = 4_100_003;

/**
 * Holds a session lock on its own connection while the work runs, since the work has its own transactions. No time
 * limits: others may have a whole start to do before.
 */
async function alone<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis, ...keepAlive });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(${startLockKey})`);
    return await work();
  } finally {
    await client.end();
  }
}
