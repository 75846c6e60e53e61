import { access, cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect, type Logger, type PostgresPool } from 'kysely';
import pg from 'pg';
import { followDisk } from './disk-full.ts';
import { embeddedNotifications } from './embedded-notifications.ts';
import { lockFolder } from './folder-lock.ts';
import { outliveConnections, PreparingClient } from './preparing-client.ts';
import { poolState } from './pool-state.ts';
import { timeLimits } from './time-limits.ts';
import type { Database, OpenDatabase } from './types.ts';
import { orUnavailable } from './unavailable.ts';

/**
 * Bytes of WebAssembly that a function runs through before V8 optimizes it. Of the usual 1.8 million, PostgreSQL reaches hundreds with
 * each start: that costs more than it saves for the first 8,000 statements (docs/decisions/0029-cheap-starts.md).
 */
setFlagsFromString('--wasm-tiering-budget=180000000');

/** A pool that refuses with "unavailable" whoever waits too long for its connection. */
const waitedFor = (pool: pg.Pool): PostgresPool => ({
  connect: () => orUnavailable(pool.connect()),
  end: () => pool.end(),
});

type EmbeddedOptions = {
  log?: Logger | undefined;
  /** Longest wait for the one connection, in milliseconds: a statement has as long. */
  waitMs?: number;
};

/** The embedded database of an open PGlite, which is closed with it. */
export function fromPglite(
  pglite: PGlite,
  { log, waitMs = timeLimits.statement_timeout }: EmbeddedOptions = {},
): OpenDatabase {
  const isFull = followDisk(pglite);
  // One connection: PGlite has one session, and a second client would look into the first one's transaction.
  const pool = new pg.Pool({
    ...createPgConfig(pglite),
    // One whose faults have the names of this server.
    Client: PreparingClient,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: waitMs,
  });
  outliveConnections(pool);
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: waitedFor(pool) }),
    ...(log && { log }),
  });
  return {
    kind: 'embedded',
    db,
    notifications: embeddedNotifications(pglite, db),
    connections: 1,
    poolState: () => poolState(pool),
    // It runs in this process.
    isSilent: () => false,
    isFull,
    alone: (work) => work(),
    async close() {
      await db.destroy();
      await pglite.close();
    },
  };
}

/**
 * The embedded database in memory, gone when it is closed; `options` may name a dump to start from.
 * @internal For tests and for the recording of stories.
 */
export const openMemory = async (options: PGliteOptions = {}): Promise<OpenDatabase> =>
  fromPglite(await PGlite.create(options));

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Copies a folder whole or not at all: a database whose copying was cut off would never open. */
async function copyFolder(from: string, to: string): Promise<void> {
  const copy = `${to}.new`;
  await rm(copy, { recursive: true, force: true });
  await cp(from, copy, { recursive: true });
  await rename(copy, to);
}

/**
 * Opens the embedded database below a data folder, which it makes when it is missing: by copying `emptyDatabase`, if there is one.
 * @throws FolderLocked when another process uses the folder, and the file system's error when it cannot be written.
 */
export async function openEmbedded({
  dataDir,
  emptyDatabase,
  log,
}: {
  dataDir: string;
  emptyDatabase?: string | undefined;
  log?: Logger | undefined;
}): Promise<OpenDatabase> {
  await mkdir(dataDir, { recursive: true });
  // PGlite has no lock of its own: two processes on one folder lose rows.
  const release = await lockFolder(dataDir);
  try {
    const folder = join(dataDir, 'database');
    if (emptyDatabase !== undefined && (await exists(emptyDatabase)) && !(await exists(folder)))
      await copyFolder(emptyDatabase, folder);
    const database = fromPglite(await PGlite.create(folder), { log });
    return {
      ...database,
      async close() {
        await database.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}
