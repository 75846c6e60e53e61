import pg from 'pg';
import { expect } from 'vitest';
import { sha256Hex } from '#server/crypto/tokens.ts';

const players = 8;
const brand = 'aurora';
const vendor = 'LUMEN';
const secret = 'the secret of a test that kills';

const session = (index: number): string => `a-session-of-player-${index}`;

/** Players of one vendor, as `playUntilEnded` takes them. */
export const walletPlayers = {
  brand,
  vendor,
  secret,
  players: Array.from({ length: players }, (_, index) => ({
    player: `player-${index}`,
    session: session(index),
  })),
};

/** Settings of a server on which they can play. */
export const walletEnvironment = (url: string): Record<string, string> => ({
  DATABASE_URL: url,
  SANDBOX: 'on',
  WATCH: 'off',
  [`VENDOR_${brand.toUpperCase()}__${vendor}_URL`]: 'http://127.0.0.1:9',
  [`VENDOR_${brand.toUpperCase()}__${vendor}_SECRET`]: secret,
});

/** Makes sandbox members players of the vendor, with money and a session each. */
export async function addPlayers(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `select id from members where brand = $1 and type <> 4 order by account limit $2`,
    [brand, players],
  );
  for (const [index, { id }] of rows.entries()) {
    await client.query(
      `select ledger_post($1, $2::text, 'adjustment', 'test', 'MMK', now(), '{}', array[$2::text, 'house'],
         array['main', 'adjustments'], array[1000000000, -1000000000])`,
      [brand, id],
    );
    await client.query(`insert into vendor_players values ($1, $2, $3, $4, now())`, [
      brand,
      id,
      vendor,
      `player-${index}`,
    ]);
    await client.query(
      `insert into launch_sessions values ($1, $2, $3, 'x', $4, 'g1', false, now(), now() + interval '1 day', now() + interval '1 day')`,
      [brand, id, sha256Hex(session(index)), vendor],
    );
  }
  expect(rows).toHaveLength(players);
  await client.end();
}
