import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { postgresOnly } from '#server/testing/database.ts';
import { databaseOn, executeOnServer } from '#server/testing/databases-of-server.ts';
import { adminPassword, startApp, type TestApp } from '#server/testing/app.ts';
import { sendDraft, type OperatorClient } from '#server/testing/operator-client.ts';
import { startPostgres, type PostgresServer } from '#server/testing/postgres-server.ts';
import { hasSmallDisks } from '#server/testing/small-disk.ts';
import { statusOf } from '#server/testing/status-of.ts';
import { openPostgres } from '#server/db/postgres.ts';
import type { OpenDatabase } from '#server/db/types.ts';

const possible = postgresOnly.length > 0 && (await hasSmallDisks());

const unavailable = { status: 503, retryAfter: '2', code: 'UNAVAILABLE' };
const call = { 'x-gateway-version': '3', 'x-module-id': 'portal' };

describe.skipIf(!possible)('a server whose PostgreSQL finds no space on its disk', () => {
  let postgres: PostgresServer;
  let url: string;
  let database: OpenDatabase;
  let server: TestApp;
  let operator: OperatorClient;

  beforeAll(async () => {
    postgres = await startPostgres({ diskMiB: 64 });
    await executeOnServer(postgres.url, `create tablespace small location '${postgres.smallDisk}'`);
    await executeOnServer(postgres.url, 'create database livery tablespace small');
    url = databaseOn(postgres.url, 'livery');
    database = await openPostgres(url);
    server = await startApp('postgresql', { database });
    operator = await server.as('admin', adminPassword);
  });
  afterAll(async () => {
    await server.close();
    await database.close();
    await postgres.stop();
  });

  const ask = (path: string, init?: RequestInit) => statusOf(`${server.url}${path}`, init);

  /** Takes all space of the disk, whatever of it the last statement could not use included. */
  async function fill(): Promise<void> {
    await executeOnServer(
      url,
      'create table filler (row text); alter table filler alter row set storage plain',
    );
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    for (const rows of [10_000, 1]) {
      const insert = `insert into filler select repeat('x', 7000) from generate_series(1, ${rows})`;
      await expect(client.query(insert)).rejects.toMatchObject({ code: '53100' });
    }
    await client.end();
  }
  const makeRoom = (): Promise<void> => executeOnServer(url, 'drop table filler');

  /** A draft larger than any page that has room. */
  const save = () =>
    sendDraft(operator, 'shop', 'texts/en', {
      kind: 'texts',
      id: 'en',
      texts: Object.fromEntries(
        Array.from({ length: 500 }, (_, index) => [`own.text${index}`, crypto.randomUUID()]),
      ),
    });
  const kept = async () => {
    const drafts = await database.db.selectFrom('config_drafts').selectAll().execute();
    const recorded = await database.db.selectFrom('config_audit').select('id').execute();
    return { drafts: drafts.length, recorded: recorded.length };
  };

  it('answers reads, refuses writes whole, says so where it is asked whether it is ready, and recovers', async () => {
    expect(await ask('/readyz')).toMatchObject({ status: 200 });
    const before = await kept();
    await fill();

    const refused = await save();
    expect(refused).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(refused.body['message']).toMatch(/disk of the database is full/u);
    const ready = await ask('/readyz');
    expect(ready).toMatchObject(unavailable);
    expect(ready.message).toMatch(/disk of the database is full/u);
    expect(await kept()).toEqual(before);
    // Rows that still fit into a page are written until there is none left. A connection that begins needs room for a moment and gives it back.
    const captcha = () => ask('/wps/captcha', { headers: call });
    await vi.waitFor(
      async () => {
        expect(await captcha()).toMatchObject(unavailable);
        expect(await ask('/readyz')).toMatchObject(unavailable);
      },
      { timeout: 60_000, interval: 0 },
    );
    expect(await ask('/config/v1/brands/shop/pointer')).toMatchObject({ status: 200 });
    expect((await operator.call('GET', '/packs')).status).toBe(200);

    await makeRoom();
    await expect.poll(async () => (await ask('/readyz')).status).toBe(200);
    expect(await captcha()).toMatchObject({ status: 200 });
    expect((await save()).status).toBe(200);
    expect(await kept()).toEqual({ drafts: before.drafts + 1, recorded: before.recorded + 1 });
  });
});
