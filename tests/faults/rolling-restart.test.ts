/** @module-tag full */
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { FlagsDocument } from '#contract/generated/documents.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { verifyLedger } from '#server/ledger/verify.ts';
import { postgresOnly } from '#server/testing/database.ts';
import { databaseOn, executeOnServer } from '#server/testing/databases-of-server.ts';
import { signInOperator } from '#server/testing/operator-client.ts';
import { operatorPassword, startServer, type RunningServer } from '../e2e/support/server.ts';
import { findHaproxy } from '../../scripts/haproxy.mjs';
import { startBalancer } from './balancer.ts';
import { startHaproxy } from './haproxy.ts';
import { openPages } from './pages.ts';
import { playUntilEnded } from './wallet-client.ts';
import { addPlayers, walletEnvironment, walletPlayers } from './wallet-players.ts';

const brand = 'aurora';
const configs = join(process.cwd(), 'configs');
/** The real proxy where there is one; the small one of the tests elsewhere. */
const haproxy = findHaproxy();
const proxy = haproxy === undefined ? 'a proxy of the tests (no haproxy here)' : 'haproxy';
const folder = mkdtempSync(join(tmpdir(), 'livery-rolling-'));

/** A folder with another version: that of OLD_LIVERY, a built project, else this one under another build id. */
function anotherVersion(): string {
  const given = process.env['OLD_LIVERY'];
  if (given) return given;
  for (const part of ['dist', 'package.json']) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'dist/server/build-id'), 'another build');
  return folder;
}

/** Asks for the front page without a pause. @returns how many were answered, those that were not with 200, and how to end */
function visit(origin: string) {
  const ending = new AbortController();
  let answered = 0;
  const failed: string[] = [];
  const visiting = (async () => {
    while (!ending.signal.aborted) {
      const told = await fetch(`${origin}/index`).then(
        async (response) => ({ status: response.status, page: await response.text() }),
        (error: unknown) => ({ status: 0, page: String(error) }),
      );
      answered += 1;
      if (told.status !== 200 || !told.page.includes('</html>')) failed.push(`${told.status} ${told.page}`);
    }
  })();
  return {
    answered: () => answered,
    failed,
    async end(): Promise<void> {
      ending.abort();
      await visiting;
    },
  };
}

describe.each(postgresOnly)('a rolling restart on %s', () => {
  const name = `livery_rolling_${randomUUID().replaceAll('-', '')}`;
  const database = inject('postgresUrl');
  const url = databaseOn(database, name);
  const servers: RunningServer[] = [];
  const start = async (version: string): Promise<RunningServer> => {
    const environment = { ...walletEnvironment(url), CONFIGS_DIR: configs, DATA_DIR: folder };
    const server = await startServer(environment, version);
    servers.push(server);
    return server;
  };
  beforeAll(() => executeOnServer(database, `create database ${name} template template0 encoding 'UTF8'`));
  afterAll(async () => {
    for (const server of servers) await server.kill();
    await executeOnServer(database, `drop database ${name} with (force)`);
    rmSync(folder, { recursive: true, force: true });
  });

  it(`fails no request and loses no event behind ${proxy}, with two versions side by side`, async () => {
    const balancer = await (haproxy === undefined ? startBalancer() : startHaproxy(haproxy));
    const { origin } = balancer;
    const before = await start(anotherVersion());
    await balancer.add(before.origin);
    await expect.poll(balancer.ready).toEqual([before.origin]);
    await addPlayers(url);

    const { players, ...vendor } = walletPlayers;
    const load = playUntilEnded({ origin: () => origin, ...vendor, players: players.slice(0, 3) });
    const visits = visit(origin);
    const pages = openPages(origin, brand, 12);
    const operator = await signInOperator(origin, 'admin', operatorPassword);
    const flags = JSON.parse(readFileSync(join(configs, brand, 'flags/main.json'), 'utf8')) as FlagsDocument;

    let base: unknown = 1;
    let published = 0;
    /** Publishes, and waits until every page has heard of it and the load has gone on. */
    const publishToAll = async (): Promise<void> => {
      published += 1;
      const changed = { ...flags, flags: { ...flags.flags, loginByPhone: published % 2 === 0 } };
      const { status, body } = await operator.call('POST', `/packs/${brand}/push`, {
        base,
        note: `Publish ${published}`,
        changes: { 'flags/main': JSON.stringify(changed) },
      });
      expect([status, body['code']]).toEqual([200, undefined]);
      base = body['version'];
      const pointer = await fetch(`${origin}/config/v1/brands/${brand}/pointer`);
      const { seq } = (await pointer.json()) as { seq: number };
      await expect.poll(() => Math.min(...pages.heard)).toBeGreaterThanOrEqual(seq);
      const [played, visited] = [load.acknowledged.size, visits.answered()];
      await expect.poll(() => load.acknowledged.size).toBeGreaterThan(played + 10);
      await expect.poll(visits.answered).toBeGreaterThan(visited + 2);
    };

    await publishToAll();
    const after = await start(process.cwd());
    await publishToAll();
    await balancer.add(after.origin);
    await expect.poll(balancer.ready).toEqual([before.origin, after.origin]);
    await publishToAll();
    const more = openPages(origin, brand, 4);
    await publishToAll();

    const answering = await balancer.drain(before.origin);
    await expect.poll(answering).toBe(0);
    const opened = pages.opened();
    await before.stop();
    expect(before.exitCode()).toBe(0);
    await publishToAll();
    // Every stream was at the process that ended.
    expect(pages.opened()).toBe(opened + pages.heard.length);
    expect(Math.min(...more.heard)).toBe(Math.min(...pages.heard));

    for (const ended of [load, visits, pages, more]) await ended.end();
    await balancer.close();
    expect([visits.failed, load.refused, load.retries(), pages.refused, more.refused]).toEqual([
      [],
      [],
      0,
      [],
      [],
    ]);
    const { db, close } = await openPostgres(url, 2);
    expect((await verifyLedger(db)).findings).toEqual([]);
    await close();
  });
});
