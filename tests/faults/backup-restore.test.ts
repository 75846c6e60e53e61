/** @module-tag full */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { count } from '#run-size';
import { runCommand } from '#cli/dispatch.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { installedPostgres } from '#server/testing/postgres-binaries.ts';
import { databaseOn, executeOnServer } from '#server/testing/databases-of-server.ts';
import { startPostgres, type PostgresServer } from '#server/testing/postgres-server.ts';
import { startServer, type RunningServer } from '../e2e/support/server.ts';
import { playUntilEnded } from './wallet-client.ts';
import { addPlayers, walletEnvironment, walletPlayers } from './wallet-players.ts';

const backups = count(2, 10);
const folder = mkdtempSync(join(tmpdir(), 'livery-backup-'));
const run = promisify(execFile);
// The development dependency has the server's programs only.
const programs = await installedPostgres();
const canDump = programs !== undefined && existsSync(join(programs, 'pg_dump'));

async function verifyByCommand(url: string): Promise<{ code: number; told: string }> {
  let told = '';
  const add = (line: string): void => void (told += `${line}\n`);
  const code = await runCommand(['ledger', 'verify', '--database-url', url], {
    out: add,
    error: add,
    env: {},
  });
  return { code, told };
}

async function transactionsIn(url: string): Promise<Set<string>> {
  const { db, close } = await openPostgres(url, 2);
  const rows = await db.selectFrom('vendor_transactions').select('id').execute();
  await close();
  return new Set(rows.map(({ id }) => id));
}

describe.skipIf(!canDump)('a backup by pg_dump during a load', () => {
  const servers: RunningServer[] = [];
  let postgres: PostgresServer | undefined;
  afterAll(async () => {
    for (const server of servers) await server.kill();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const program = (name: string): string => join(programs ?? '', name);
  const start = async (url: string): Promise<RunningServer> => {
    const server = await startServer({ ...walletEnvironment(url), DATA_DIR: folder });
    servers.push(server);
    return server;
  };

  it(
    `holds what was acknowledged before it, and a server on it goes on; ${backups} moments`,
    { timeout: 600_000 },
    async () => {
      postgres = await startPostgres({ packaged: false });
      const { url } = postgres;
      const { origin } = await start(url);
      await addPlayers(url);
      const load = playUntilEnded({ origin: () => origin, ...walletPlayers });
      let restored = '';
      for (let backup = 0; backup < backups; backup += 1) {
        const wanted = load.acknowledged.size + 20;
        await expect.poll(() => load.acknowledged.size, { interval: 5 }).toBeGreaterThan(wanted);
        const before = [...load.acknowledged.keys()];
        const file = join(folder, `${backup}.dump`);
        await run(program('pg_dump'), ['--format=custom', `--file=${file}`, url]);
        // The load went on while it was written.
        expect(load.acknowledged.size).toBeGreaterThan(before.length);
        await executeOnServer(url, `create database restored_${backup}`);
        restored = databaseOn(url, `restored_${backup}`);
        await run(program('pg_restore'), ['--exit-on-error', `--dbname=${restored}`, file]);
        expect(await verifyByCommand(restored)).toMatchObject({ code: 0 });
        const kept = await transactionsIn(restored);
        expect(before.filter((id) => !kept.has(id))).toEqual([]);
      }
      await load.end();

      const second = await start(restored);
      expect((await fetch(`${second.origin}/readyz`)).status).toBe(200);
      expect((await fetch(`${second.origin}/config/v1/brands/aurora/pointer`)).status).toBe(200);
      const further = playUntilEnded({
        origin: () => second.origin,
        rounds: 'later',
        ...walletPlayers,
      });
      await expect.poll(() => further.acknowledged.size).toBeGreaterThan(20);
      await further.end();
      expect(await verifyByCommand(restored)).toMatchObject({ code: 0 });
    },
  );
});
