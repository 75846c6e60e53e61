import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { statusOf } from '#server/testing/status-of.ts';
import { fromPglite } from './embedded.ts';
import type { OpenDatabase } from './types.ts';

/** Error of the file system inside the embedded database. */
const noSpace = { name: 'ErrnoError', errno: 51, message: 'FS error' };

describe('a server whose embedded database finds no space on its disk', () => {
  let full = false;
  let database: OpenDatabase;
  let server: TestApp;

  beforeAll(async () => {
    const dump = await readFile(inject('embeddedTemplate'));
    const pglite = await PGlite.create({ loadDataDir: new Blob([new Uint8Array(dump)]) });
    const send = pglite.execProtocolStream.bind(pglite);
    pglite.execProtocolStream = (...message) =>
      // oxlint-disable-next-line prefer-promise-reject-errors -- what it throws is no Error
      full ? Promise.reject(noSpace) : send(...message);
    database = fromPglite(pglite);
    server = await startApp('embedded', { database });
  });
  afterAll(async () => {
    full = false;
    await server.close();
    await database.close();
  });

  const ask = (path: string, init?: RequestInit) => statusOf(`${server.url}${path}`, init);
  const captcha = () =>
    ask('/wps/captcha', { headers: { 'x-gateway-version': '3', 'x-module-id': 'portal' } });

  it('answers 503, says so where it is asked whether it is ready, and recovers with the next write', async () => {
    expect([(await captcha()).status, (await ask('/readyz')).status]).toEqual([200, 200]);
    full = true;
    expect(await captcha()).toMatchObject({ status: 503, retryAfter: '2', code: 'UNAVAILABLE' });
    const ready = await ask('/readyz');
    expect(ready).toMatchObject({ status: 503, retryAfter: '2', code: 'UNAVAILABLE' });
    expect(ready.message).toMatch(/disk of the database is full/u);
    full = false;
    expect((await captcha()).status).toBe(200);
    expect((await ask('/readyz')).status).toBe(200);
  });
});
