import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { adminPassword, startApp, type TestApp } from '#server/testing/app.ts';
import { openTestDatabase, postgresOnly, type TestDatabase } from '#server/testing/database.ts';
import { freezable, type FreezableDatabase } from '#server/testing/frozen-database.ts';
import type { OperatorClient } from '#server/testing/operator-client.ts';
import { testVendor } from '#server/vendors/testing/vendor.ts';
import { openPostgres } from './postgres.ts';
import type { OpenDatabase } from './types.ts';

const secret = 'a secret of the tests';

describe.each(postgresOnly)('a server whose %s falls silent', (kind) => {
  let database: TestDatabase;
  let way: FreezableDatabase;
  let behind: OpenDatabase;
  let server: TestApp;
  let operator: OperatorClient;
  let portalDir: string;

  beforeAll(async () => {
    portalDir = await mkdtemp(join(tmpdir(), 'livery-silent-'));
    await writeFile(join(portalDir, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
    database = await openTestDatabase(kind);
    way = await freezable(database.url ?? '');
    behind = await openPostgres(way.url);
    server = await startApp(kind, {
      database: behind,
      portalDir,
      vendors: { SHOP__LUMEN: { url: 'http://127.0.0.1:9', secret } },
    });
    operator = await server.as('admin', adminPassword);
  });
  afterEach(async () => {
    way.thaw();
    await vi.waitUntil(async () => (await ask('/readyz')).status === 200, { timeout: 30_000 });
  });
  afterAll(async () => {
    await server.close();
    await behind.close();
    await way.close();
    await database.close();
    await rm(portalDir, { recursive: true });
  });

  const ask = async (path: string, init: RequestInit = {}) => {
    const { status, headers } = await fetch(`${server.url}${path}`, init);
    return { status, retryAfter: headers.get('retry-after') };
  };
  const call = { 'x-gateway-version': '3', 'x-module-id': 'portal' };
  const silent = { status: 503, retryAfter: '2' };

  it('answers 503 with Retry-After to what waits and to what comes, and recovers', async () => {
    const page = { headers: { accept: 'text/html' } };
    expect((await ask('/index', page)).status).toBe(200);
    way.freeze();
    const waiting = await Promise.all([
      ask('/wps/captcha', { headers: call }),
      ask('/config/v1/brands/shop/pointer'),
      ask('/config/v1/brands/shop/events'),
      ask('/config/v1/admin/packs', { headers: { cookie: operator.cookie } }),
      ask('/config/v1/admin/session', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'admin', password: adminPassword }),
      }),
    ]);
    expect(waiting).toEqual(waiting.map(() => silent));
    // Known by now, so these wait for nothing.
    expect(await ask('/readyz')).toEqual(silent);
    expect(await ask('/wps/captcha', { headers: call })).toEqual(silent);
    // The page needs only data in the process's memory.
    expect((await ask('/index', page)).status).toBe(200);
    const metrics = await server.app.metrics.metrics();
    expect(metrics).toMatch(/^livery_database_answers 0$/mu);
    expect((await ask('/healthz')).status).toBe(200);

    way.thaw();
    await expect.poll(async () => (await ask('/wps/captcha', { headers: call })).status).toBe(200);
    expect((await ask('/config/v1/brands/shop/pointer')).status).toBe(200);
  });

  it('answers a vendor that asks the wallet', async () => {
    const vendor = testVendor({
      origin: server.url,
      secret,
      brand: 'shop',
      vendor: 'LUMEN',
      now: () => new Date(),
    });
    const player = randomBytes(8).toString('hex');
    expect((await vendor.ask('balance', { player })).json).toEqual({ code: 'UNKNOWN_PLAYER' });
    way.freeze();
    expect(await vendor.ask('balance', { player })).toMatchObject({
      status: 503,
      json: { code: 'OUTCOME_UNKNOWN' },
    });
    expect(await vendor.ask('balance', { player })).toMatchObject({
      status: 200,
      json: { code: 'TEMPORARY_ERROR' },
    });
  });

  it('hears again what processes tell each other', async () => {
    const heard: string[] = [];
    let missed = 0;
    const end = await behind.notifications.listen('news', {
      receive: (payload) => heard.push(payload),
      missed: () => (missed += 1),
    });
    way.freeze();
    await expect.poll(() => behind.isSilent()).toBe(true);
    way.thaw();
    await expect.poll(() => missed).toBe(1);
    await sql`select pg_notify('news', 'good')`.execute(database.db);
    await expect.poll(() => heard).toEqual(['good']);
    await end();
  });

  it('limits how long a statement takes and a transaction is left idle', async () => {
    const limits = await sql<{ statement: string; idle: string }>`
      select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`.execute(behind.db);
    expect(limits.rows).toEqual([{ statement: '15s', idle: '30s' }]);
  });
});
