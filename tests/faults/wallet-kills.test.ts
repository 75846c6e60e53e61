import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { count } from '#run-size';
import { openPostgres } from '#server/db/postgres.ts';
import { verifyLedger } from '#server/ledger/verify.ts';
import { startPostgres, type PostgresServer } from '#server/testing/postgres-server.ts';
import { freePort, startServer, type RunningServer } from '../e2e/support/server.ts';
import { playUntilEnded, type Acknowledged } from './wallet-client.ts';
import { addPlayers, walletEnvironment, walletPlayers } from './wallet-players.ts';

// Three in five kill the database, the others the server.
const kills = count(4, 50);
const { vendor } = walletPlayers;
const folder = mkdtempSync(join(tmpdir(), 'livery-wallet-kills-'));

/** Everything that was acknowledged is there once, with the answer that was given; and the whole ledger holds. */
async function proveAll(url: string, acknowledged: ReadonlyMap<string, Acknowledged>): Promise<void> {
  const told = [...acknowledged];
  const database = await openPostgres(url, 2);
  try {
    const kept = await database.db
      .selectFrom('vendor_transactions')
      .select(['id', 'kind', 'balance'])
      .where('kind', '!=', 'tombstone')
      .execute();
    const byId = new Map(kept.map((each) => [each.id, each]));
    const lost = told.filter(([id, { operation, balance }]) => {
      const row = byId.get(id);
      return row === undefined || row.kind !== operation || row.balance !== balance;
    });
    expect(lost).toEqual([]);
    const booked = await database.db
      .selectFrom('ledger_transactions')
      .select(['kind', 'key'])
      .where('kind', 'in', ['bet', 'win', 'rollback'])
      .execute();
    const keys = booked.map(({ kind, key }) => `${kind} ${key}`);
    expect(new Set(keys).size).toBe(keys.length);
    const there = new Set(keys);
    const unbooked = told.filter(
      ([id, { operation }]) =>
        !there.has(`${operation} ${vendor}:${operation === 'rollback' ? id.replace('-back', '-bet') : id}`),
    );
    expect(unbooked).toEqual([]);
    expect((await verifyLedger(database.db)).findings).toEqual([]);
  } finally {
    await database.close();
  }
}

describe('the wallet while server and database are killed', () => {
  let server: RunningServer | undefined;
  let postgres: PostgresServer | undefined;
  afterAll(async () => {
    await server?.kill();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    `has every acknowledged operation exactly once after each of ${kills} kills`,
    { timeout: 600_000 },
    async () => {
      postgres = await startPostgres({ durable: true });
      const { url, crash } = postgres;
      const environment = {
        PORT: String(await freePort()),
        DATA_DIR: folder,
        ...walletEnvironment(url),
      };
      server = await startServer(environment);
      const { origin } = server;
      await addPlayers(url);
      const client = playUntilEnded({
        origin: () => origin,
        ...walletPlayers,
      });
      const more = async (operations: number): Promise<void> => {
        const wanted = client.acknowledged.size + operations;
        await expect
          .poll(() => client.acknowledged.size, { timeout: 60_000, interval: 5 })
          .toBeGreaterThan(wanted);
      };

      for (let kill = 0; kill < kills; kill += 1) {
        // Somewhere within a round, another moment each time.
        await more(10 + ((kill * 7) % 23));
        if (kill % 5 < 3) await crash();
        else {
          await server.kill();
          server = await startServer(environment);
        }
        if (kill % 10 === 9) await proveAll(url, new Map(client.acknowledged));
      }
      await more(10);
      await client.end();
      await proveAll(url, client.acknowledged);
      expect(client.refused).toEqual([]);
      // The kills did hit something.
      expect(client.retries()).toBeGreaterThan(kills);
    },
  );
});
