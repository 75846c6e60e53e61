import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { smallPacks } from '#engine/testing/small-packs.ts';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { databases, mainDatabase } from '#server/testing/database.ts';
import { sendDraft, type OperatorClient } from '#server/testing/operator-client.ts';
import { sendWebhook } from './send.ts';

const password = 'a long enough one';
const menu = (icon: string) => ({ ...smallPacks().shop?.['menu/main'], items: { home: { icon } } });

type Received = { headers: Record<string, string | string[] | undefined>; body: string; path: string };

/** A receiver with prescribed answers. */
async function listen(): Promise<{
  server: Server;
  url: string;
  received: Received[];
  /** Sets the status of all further answers, or of those after the first ones. */
  answer: (status: number, first?: readonly number[]) => void;
}> {
  const received: Received[] = [];
  let always = 204;
  let before: number[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body, path: request.url ?? '' });
      const status = before.shift() ?? always;
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    server,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answer: (status, first = []) => {
      always = status;
      before = [...first];
    },
  };
}

describe.each(databases)('webhooks on %s', (kind) => {
  let server: TestApp;
  let root: OperatorClient;
  let receiver: Awaited<ReturnType<typeof listen>>;
  let now = new Date('2026-03-01T08:00:00Z');
  let icons = 0;
  beforeAll(async () => {
    receiver = await listen();
    // The pauses are none, so that a clock that stands still reaches every try.
    server = await startApp(kind, { clock: () => now, sandbox: true, webhooks: { private: true, pace: 0 } });
    root = await server.as('admin');
  }, 60_000);
  beforeEach(() => {
    receiver.received.length = 0;
    receiver.answer(204);
  });
  afterAll(async () => {
    await server.close();
    receiver.server.close();
  });

  const added = async (more: object = {}): Promise<{ id: string; secret: string }> =>
    (
      await root.call('POST', '/webhooks', {
        name: 'Chat',
        url: receiver.url,
        pack: 'shop',
        events: ['published'],
        ...more,
      })
    ).body as unknown as { id: string; secret: string };
  const publish = async (): Promise<void> => {
    await sendDraft(root, 'shop', 'menu/main', menu((icons += 1) % 2 === 0 ? 'gift' : 'home'));
    expect((await root.call('POST', '/packs/shop/publish', { note: 'Go' })).status).toBe(200);
  };
  const deliveries = async (
    id: string,
  ): Promise<{ id: string; state: string; tries: number; fault: string | null; event: string }[]> =>
    (await root.call('GET', `/webhooks/${id}/deliveries`)).body['deliveries'] as never;
  const remove = (id: string) => root.call('DELETE', `/webhooks/${id}`);
  const signedWith = ({ headers, body }: Received, secret: string): boolean => {
    const mac = createHmac('sha256', secret)
      .update(`${String(headers['livery-timestamp'])}.${body}`)
      .digest('hex');
    return String(headers['livery-signature']).split(',').includes(`v1=${mac}`);
  };

  it('tell what they were asked to, signed, and what happened elsewhere not', async () => {
    const { id, secret } = await added();
    await root.call('PUT', '/packs/shop/delivery', { kill: [] });
    await publish();
    await expect.poll(() => receiver.received.length).toBe(1);
    const [first] = receiver.received;
    if (!first) throw new Error('Nothing was received.');
    expect(JSON.parse(first.body)).toMatchObject({
      event: 'published',
      pack: 'shop',
      account: 'admin',
      details: { note: 'Go', changes: [{ kind: 'menu', id: 'main' }] },
    });
    expect(first.headers['livery-timestamp']).toBe(String(now.getTime() / 1000));
    expect(signedWith(first, secret)).toBe(true);
    expect(signedWith(first, 'another')).toBe(false);
    await expect.poll(() => deliveries(id)).toMatchObject([{ state: 'delivered', tries: 1 }]);
    const stored = await server.database.db.selectFrom('config_webhooks').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(secret);
    expect(JSON.stringify((await root.call('GET', '/webhooks')).body)).not.toContain('secret');
    await remove(id);
  });

  it('sign with both secrets for a day after a change', async () => {
    const { id, secret } = await added();
    const changed = await root.call('POST', `/webhooks/${id}/secret`);
    const next = String(changed.body['secret']);
    await root.call('POST', `/webhooks/${id}/test`);
    await expect.poll(() => receiver.received.length).toBe(1);
    expect(receiver.received.map((one) => [signedWith(one, secret), signedWith(one, next)])).toEqual([
      [true, true],
    ]);
    now = new Date(now.getTime() + 25 * 3_600_000);
    root = await server.as('admin');
    await root.call('POST', `/webhooks/${id}/test`);
    await expect.poll(() => receiver.received.length).toBe(2);
    expect(receiver.received.map((one) => signedWith(one, secret))).toEqual([true, false]);
    await remove(id);
  });

  it('are tried again until they arrive, under one id, and a redirect is no arrival', async () => {
    receiver.answer(200, [302, 500]);
    const { id } = await added();
    await root.call('POST', `/webhooks/${id}/test`);
    await expect.poll(() => deliveries(id)).toMatchObject([{ state: 'delivered', tries: 3 }]);
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook', '/hook', '/hook']);
    expect(new Set(receiver.received.map(({ headers }) => headers['livery-delivery'])).size).toBe(1);
    const [sent] = await deliveries(id);
    const before = receiver.received.length;
    expect((await root.call('POST', `/webhooks/${id}/deliveries/${sent?.id ?? ''}/resend`)).status).toBe(204);
    await expect.poll(() => receiver.received.length).toBe(before + 1);
    expect((await root.call('POST', `/webhooks/${id}/deliveries/none/resend`)).body['code']).toBe(
      'UNKNOWN_DELIVERY',
    );
    await remove(id);
  });

  it('are switched off after failing for days, with a word in the log, and go on when switched on', async () => {
    receiver.answer(500);
    const { id } = await added();
    await root.call('POST', `/webhooks/${id}/test`);
    await expect.poll(() => deliveries(id)).toMatchObject([{ state: 'failed', tries: 8 }]);
    now = new Date(now.getTime() + 73 * 3_600_000);
    root = await server.as('admin');
    await root.call('POST', `/webhooks/${id}/test`);
    const state = async () => (await root.call('GET', '/webhooks')).body['webhooks'];
    await expect.poll(state).toMatchObject([{ active: false, switchedOff: 'The host answered 500.' }]);
    const log = (await root.call('GET', '/audit?areas=webhook')).body['entries'] as unknown as object[];
    expect(log[0]).toMatchObject({ action: 'webhook.disabled', account: 'server', target: 'Chat' });
    await root.call('PATCH', `/webhooks/${id}`, { active: true });
    expect(await state()).toMatchObject([{ active: true, switchedOff: null, failingSince: null }]);
    await remove(id);
  }, 60_000);

  it('belong to admins: those of one pack to its own, those of all to admins of all', async () => {
    const { id } = await added();
    const all = await added({ pack: '*' });
    await root.call('POST', '/accounts', { username: 'hooks', password, roles: { shop: 'admin' } });
    await root.call('POST', '/accounts', {
      username: 'nohooks',
      password,
      roles: { shop: 'publisher', ground: 'admin' },
    });
    const [own, other] = [await server.as('hooks', password), await server.as('nohooks', password)];
    const listed = (await own.call('GET', '/webhooks')).body['webhooks'] as unknown as { id: string }[];
    expect(listed.map((webhook) => webhook.id)).toEqual([id]);
    const body = { name: 'x', url: receiver.url, events: ['published'] };
    expect((await own.call('POST', '/webhooks', { ...body, pack: '*' })).body['code']).toBe('FORBIDDEN');
    expect((await other.call('POST', '/webhooks', { ...body, pack: 'shop' })).body['code']).toBe('FORBIDDEN');
    for (const [method, path, sent] of [
      ['PATCH', '', { url: 'https://evil.example/' }],
      ['DELETE', '', undefined],
      ['POST', '/secret', undefined],
      ['POST', '/test', undefined],
      ['GET', '/deliveries', undefined],
    ] as const) {
      expect((await other.call(method, `/webhooks/${id}${path}`, sent)).body['code']).toBe('UNKNOWN_WEBHOOK');
      expect((await own.call(method, `/webhooks/${all.id}${path}`, sent)).body['code']).toBe(
        'UNKNOWN_WEBHOOK',
      );
    }
    await remove(id);
    await remove(all.id);
  });
});

describe('where webhooks may go', () => {
  it('is the public internet by https, for names that lead elsewhere too', async () => {
    const server = await startApp(mainDatabase, { sandbox: false });
    const root = await server.as('admin');
    const add = (url: string) =>
      root.call('POST', '/webhooks', { name: 'x', url, pack: '*', events: ['published'] });
    for (const url of [
      'http://example.com/',
      'https://user:secret@example.com/',
      'https://localhost/',
      'https://livery.localhost/',
      'https://127.0.0.1/',
      'https://2130706433/',
      'https://0x7f.1/',
      'https://10.1.2.3/',
      'https://169.254.169.254/latest/meta-data',
      'https://192.168.0.1:8443/',
      'https://[::1]/',
      'https://[::ffff:10.0.0.1]/',
      'https://[fd00::1]/',
      'https://[64:ff9b::a00:1]/',
      'https://[2002:a00:1::]/',
      'file:///etc/passwd',
      'nothing',
    ]) {
      expect([url, (await add(url)).body['code']]).toEqual([url, 'WEBHOOK_ADDRESS']);
    }
    // A name is checked by its address at the time of the call: this one resolves to this machine.
    const sent = await sendWebhook(`https://${hostname()}/`, {}, '{}', { private: false, http: false });
    expect(sent.delivered).toBe(false);
    expect(sent.fault).toMatch(/not on the public internet|not known/);
    await server.close();
  });
});
