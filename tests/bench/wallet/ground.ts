import pg from 'pg';
import { sha256Hex } from '#server/crypto/tokens.ts';
import { startPostgres } from '#server/testing/postgres-server.ts';
import { startServer } from '../../e2e/support/server.ts';

export const brand = 'aurora';
export const vassalage = 'LUMEN';
export const secret = 'the secret of the measurement';

export type WalletGround = {
  /** Of PostgreSQL, for pgbench and for looking. */
  url: string;
  origin: string;
  player(index: number): string;
  session(index: number): string;
  /** Hash of `session` in the database. */
  sessionHash(index: number): string;
  /** Runs ANALYZE, as autovacuum does every minute. */
  count(): Promise<void>;
  close(): Promise<void>;
};

const player = (index: number): string => `bench-player-${index}`;
const session = (index: number): string => `bench-session-of-player-${index}`;
const sessionHash = (index: number): string => sha256Hex(session(index));

/** Members who have money, a launched game, and a name at the vendor. */
async function addPlayers(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `insert into members
       select (jsonb_populate_record(demo, jsonb_build_object(
         'id', 'bench-' || number, 'account', 'bench' || number, 'account_key', 'bench' || number,
         'mobile', null, 'mobile_verified_at', null, 'email_verified_at', null, 'affiliate_code', null))).*
       from members as demo, generate_series(0, $1::int - 1) as number
       where demo.brand = $2 and demo.account = 'demo'`,
      [count, brand],
    );
    for (let index = 0; index < count; index += 1) {
      await client.query(
        `select ledger_post($1, $2::text, 'opening', 'bench', 'MMK', now(), '{}', array[$2::text, 'house'],
           array['main', 'opening'], array[1000000000000, -1000000000000])`,
        [brand, `bench-${index}`],
      );
      await client.query(`insert into vendor_players values ($1, $2, $3, $4, now())`, [
        brand,
        `bench-${index}`,
        vassalage,
        player(index),
      ]);
      await client.query(
        `insert into launch_sessions values ($1, $2, $3, 'x', $4, 'bench', false, now(), now() + interval '1 day', now() + interval '1 day')`,
        [brand, `bench-${index}`, sessionHash(index), vassalage],
      );
    }
  } finally {
    await client.end();
  }
}

/**
 * Lets the log of PostgreSQL have the segments that a server has after an hour. A fresh one makes each when it is needed, 16 MB of
 * zeros every few seconds, and every commit waits for that: it would be the slowest percent of both sides.
 */
async function wearIn(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (let segment = 0; segment < 40; segment += 1) {
      await client.query('select pg_current_xact_id()');
      await client.query('select pg_switch_wal()');
    }
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}

/**
 * Gives PostgreSQL the statistics that it has after a minute of bets. With statistics of empty tables it would read all
 * rounds of a player for each win, since all indexes of `bets` seem to cost the same.
 */
async function count(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

/** The built server as its own process, on its own PostgreSQL with durable writes. */
export async function openGround(
  players: number,
  environment: Record<string, string> = {},
): Promise<WalletGround> {
  const postgres = await startPostgres({ durable: true });
  const server = await startServer({
    DATABASE_URL: postgres.url,
    SANDBOX: 'on',
    WATCH: 'off',
    DATABASE_CONNECTIONS: process.env['DATABASE_CONNECTIONS'] ?? '20',
    [`VENDOR_${brand.toUpperCase()}__${vassalage}_URL`]: 'http://127.0.0.1:9',
    [`VENDOR_${brand.toUpperCase()}__${vassalage}_SECRET`]: secret,
    ...environment,
  });
  await addPlayers(postgres.url, players);
  await wearIn(postgres.url);
  return {
    url: postgres.url,
    origin: server.origin,
    player,
    session,
    sessionHash,
    count: () => count(postgres.url),
    async close() {
      await server.stop();
      await postgres.stop();
    },
  };
}
