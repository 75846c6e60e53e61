import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LobbyDocument } from '#contract/generated/documents.ts';
import { sendDue } from '#server/broadcasts/send.ts';
import { planMessage } from '#server/broadcasts/testing/plan-message.ts';
import { payloadBytesMost } from './encrypt-push.ts';
import { pushMessenger } from './push-messenger.ts';
import { pushStage } from './testing/push-stage.ts';
import { testDevice } from './testing/push-service.ts';

const notice = { title: 'Title', text: 'Words', tag: 'message-1', to: '/' };

describe('addresses of push services', () => {
  const stage = pushStage(undefined, { private: false });
  let token: string;
  let memberId: string;
  beforeAll(async () => {
    ({ token, memberId } = await stage.member());
  });

  it.each([
    'https://localhost/push',
    'https://LOCALHOST:8443/push',
    'https://push.localhost/',
    'https://127.0.0.1/push',
    'https://127.1/push',
    'https://2130706433/push',
    'https://0x7f.0.0.1/push',
    'https://0177.0.0.1/push',
    'https://0.0.0.0/push',
    'https://10.1.2.3/push',
    'https://100.64.0.1/push',
    'https://169.254.169.254/latest/meta-data/',
    'https://172.16.0.1/push',
    'https://192.168.1.1/push',
    'https://198.18.0.1/push',
    'https://224.0.0.1/push',
    'https://255.255.255.255/push',
    'https://[::1]/push',
    'https://[::]/push',
    'https://[::ffff:127.0.0.1]/push',
    'https://[::ffff:7f00:1]/push',
    'https://[64:ff9b::a00:1]/push',
    'https://[2002:7f00:1::]/push',
    'https://[fc00::1]/push',
    'https://[fe80::1]/push',
    'https://[2001:db8::1]/push',
    'http://push.example/1',
    'ftp://push.example/1',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://user:secret@push.example/1',
    '//push.example/1',
    'push.example/1',
    ' ',
  ])('that lead elsewhere than to the public internet are refused: %s', async (endpoint) => {
    const { json, status } = await stage.step(token, 'on', testDevice(endpoint).device);
    expect([status, json.code]).toEqual([409, 'PUSH_DEVICE_REFUSED']);
    expect(await stage.devicesOf(memberId)).toEqual([]);
  });

  const kept = { endpoint: 'https://push.example/1', p256dh: 'B', auth: 'A' };
  const { p256dh, auth } = testDevice('https://push.example/1').device;
  it.each([
    ['an address of a megabyte', { ...kept, endpoint: `https://push.example/${'a'.repeat(900_000)}` }, 413],
    [
      'an address beyond its length',
      { p256dh, auth, endpoint: `https://push.example/${'a'.repeat(1024)}` },
      400,
    ],
    ['a key beyond its length', { ...kept, auth, p256dh: `${p256dh}AAAA` }, 400],
    ['a secret beyond its length', { ...kept, p256dh, auth: 'A'.repeat(25) }, 400],
    ['a key in another alphabet', { ...kept, auth, p256dh: `${p256dh.slice(0, -1)}+` }, 400],
    ['a key with a line break', { ...kept, auth, p256dh: `${p256dh.slice(0, -1)}\n` }, 400],
    ['an empty key', { ...kept, auth, p256dh: '' }, 400],
    ['a key that is a number', { ...kept, auth, p256dh: 7 }, 400],
    ['an address that is a list', { p256dh, auth, endpoint: ['https://push.example/1'] }, 400],
    ['a further property', { ...kept, p256dh, auth, member_id: 'other' }, 400],
    ['a key that is no point', { ...kept, auth, p256dh: `B${'A'.repeat(86)}` }, 409],
    ['a key cut off', { ...kept, auth, p256dh: p256dh.slice(0, 80) }, 409],
    ['a secret cut off', { ...kept, p256dh, auth: auth.slice(0, 10) }, 409],
  ])('and keys are what they should be: %s is refused', async (_, device, status) => {
    expect((await stage.step(token, 'on', device)).status).toBe(status);
    expect(await stage.devicesOf(memberId)).toEqual([]);
  });

  it.each([undefined, '', 'ON', 'delete'])('take no step but the three: %j', async (step) => {
    const answer = await stage.step(token, step as 'on', { ...kept, p256dh, auth });
    expect(answer.status).toBe(400);
  });

  it('are given by members alone', async () => {
    const device = testDevice('https://push.example/guest').device;
    const { client, db } = stage.gateway();
    const guest = await stage.member();
    await db.updateTable('members').set({ type: 4 }).where('id', '=', guest.memberId).execute();
    expect((await client.send('messageDevice', { body: { step: 'on', ...device } })).status).toBe(401);
    expect(
      (await client.send('messageDevice', { token: guest.token, body: { step: 'on', ...device } })).status,
    ).toBe(403);
  });

  it('whose name leads to a closed network when it is called are removed at once, and nothing is sent', async () => {
    // localhost by a name that no check of the address knows: what counts is where the connection would go.
    const device = testDevice(`https://${hostname()}/push`).device;
    await stage.step(token, 'on', device);
    await stage.choose(token, 'money');
    await stage.note(memberId, 'closed');
    await stage.deliver();
    expect(await stage.devicesOf(memberId)).toEqual([]);
    expect(await stage.statesOf(memberId)).toEqual(['LEFT_OUT']);
    expect(stage.service().received).toEqual([]);
  });
});

describe('devices of members', () => {
  const stage = pushStage(undefined, { private: true });
  const { member, browser, step, devicesOf } = stage;

  it('are not taken over by who knows the address alone, nor ended, nor tied to another session', async () => {
    const [own, other] = [await member(), await member()];
    const device = browser();
    await step(own.token, 'on', device.device);
    const foreign = { ...testDevice(device.endpoint).device };
    expect((await step(other.token, 'on', foreign)).json.code).toBe('PUSH_DEVICE_REFUSED');
    expect((await step(other.token, 'on', { ...device.device, auth: foreign.auth })).status).toBe(409);
    expect((await step(other.token, 'off', device.device)).json.value).toEqual({ on: false });
    expect((await step(other.token, 'renew', device.device)).json.value).toEqual({ on: false });
    await stage.gateway().client.send('sessionLogout', { token: other.token });
    expect(await devicesOf(own.memberId)).toEqual([device.endpoint]);
    expect(await devicesOf(other.memberId)).toEqual([]);
  });

  it('show the messages of who turned them on last, and of nobody else', async () => {
    const [first, second] = [await member(), await member()];
    const device = browser();
    for (const { token } of [first, second]) {
      await step(token, 'on', device.device);
      await stage.choose(token, 'money');
    }
    await stage.note(first.memberId, 'one');
    await stage.deliver();
    expect(stage.service().received).toEqual([]);
    await stage.note(second.memberId, 'two');
    await stage.deliver();
    expect(stage.service().received).toHaveLength(1);
  });

  it('of another brand are others, though a browser is the same', async () => {
    const own = await member();
    const device = browser();
    await step(own.token, 'on', device.device);
    await stage
      .gateway()
      .db.insertInto('member_push_devices')
      .values({
        ...device.device,
        brand: 'beta',
        id: 'x',
        member_id: own.memberId,
        session_hash: 'x',
        seen_at: stage.gateway().now(),
      })
      .execute();
    await stage.choose(own.token, 'money');
    await stage.note(own.memberId, 'one');
    await stage.deliver();
    expect(stage.service().received).toHaveLength(1);
  });

  it('are ten at most, however many come at once, and the newest stay', async () => {
    const own = await member();
    const all = Array.from({ length: 30 }, browser);
    await Promise.all(all.map(({ device }) => step(own.token, 'on', device)));
    stage.gateway().wait(1000);
    const last = browser();
    await step(own.token, 'on', last.device);
    const kept = await devicesOf(own.memberId);
    expect(kept).toHaveLength(10);
    expect(kept).toContain(last.endpoint);
  });

  it('cannot be chosen for by who has none', async () => {
    const { token } = await member();
    expect((await stage.choose(token, 'money')).json.code).toBe('MESSAGE_CHANNEL_CLOSED');
  });

  it.each([301, 302, 307, 308])('are not followed elsewhere by a push service: %i', async (status) => {
    const { token, memberId } = await member();
    const device = browser();
    await step(token, 'on', device.device);
    await stage.choose(token, 'money');
    stage.service().answer(() => status);
    await stage.note(memberId, 'one');
    await stage.deliver();
    const paths = stage.service().received.map(({ path }) => path);
    expect(paths).not.toContain('/elsewhere');
    expect(paths).toContain(new URL(device.endpoint).pathname);
    expect(await stage.statesOf(memberId)).toEqual(['WAITING']);
  });

  it.each([
    ['of markup', '<img src=x onerror=alert(1)><script>alert(2)</script>'],
    ['without an end', 'က'.repeat(5000)],
    ['of control characters', '\u0000\u001B[31m\u202Eevil\r\nTTL: 0'],
    ['that is JSON', '","to":"https://evil.example/","x":"'],
  ])('get what operators write as words %s', async (_, words) => {
    const { token, memberId } = await member();
    const device = browser();
    await step(token, 'on', device.device);
    await stage.choose(token, 'news');
    const { db, now, brand } = stage.gateway();
    await planMessage(db, 'alpha', {
      send_at: now(),
      member_ids: JSON.stringify([memberId]),
      words: JSON.stringify({
        en: { title: words.replaceAll('\u0000', ''), content: words.replaceAll('\u0000', '') },
      }),
    });
    await sendDue(
      { db, brands: { live: async () => brand() }, report: () => undefined },
      now(),
      new AbortController().signal,
    );
    await stage.deliver();
    const sent = stage.service().received.find(({ path }) => device.endpoint.endsWith(path));
    const shown = device.read(sent?.body ?? Buffer.alloc(0)) as typeof notice;
    expect(shown.to).toBe('/member/messages');
    expect([...shown.title].length).toBeLessThanOrEqual(120);
    expect([...shown.text].length).toBeLessThanOrEqual(300);
    expect(shown.text).not.toMatch(/<script|onerror|alert\(2\)/u);
    expect(sent?.headers['ttl']).toBe('86400');
    expect(sent?.body.length).toBeLessThan(payloadBytesMost);
  });

  it('wait no longer than ten seconds for a push service that says nothing, and read no flood of it', async () => {
    const flood = createServer((_, response) => {
      response.writeHead(201);
      const more = (): void => {
        if (!response.destroyed) response.write('x'.repeat(65_536), more);
      };
      more();
    });
    await new Promise<void>((resolve) => void flood.listen(0, '127.0.0.1', resolve));
    const { port } = flood.address() as AddressInfo;
    const device = testDevice(`http://127.0.0.1:${port}/`).device;
    expect(await stage.push().send(device, notice, stage.gateway().now())).toBe('TAKEN');
    flood.closeAllConnections();
    await new Promise((resolve) => flood.close(resolve));
  });

  it('are called by no other way than the guarded one where the setting is off', async () => {
    const closed = pushMessenger(stage.gateway(), {
      contact: 'mailto:ops@example.com',
      reach: { private: false, http: true },
    });
    const device = browser().device;
    expect(await closed.send(device, notice, stage.gateway().now())).toBe('GONE');
    expect(stage.service().received).toEqual([]);
  });
});

describe('popups', () => {
  const stage = pushStage(undefined, { private: false });
  const query = { types: 'PU', platform: 'W', execution: 'B' } as const;
  const ask = (more: object = {}) =>
    stage.gateway().client.send('announcements', { query: { ...query, ...more } as never, language: 'en' });

  it.each(['XX', '', '__proto__,constructor,toString', 'pu'])(
    'are asked for by their kind alone: %j',
    async (types) => {
      const { json } = await ask({ types });
      expect(json.value).toEqual({ banners: [], player: [], popup: [], promotion: [], header: [] });
    },
  );

  it.each([
    ['more than there may be', { types: 'PU,'.repeat(20) }],
    ['another platform', { platform: 'X' }],
  ])('are not answered to %s', async (_, more) => {
    expect((await ask(more)).status).toBe(400);
  });

  it('never have those for agents alone, whatever their other rules', async () => {
    stage.gateway().publish((documents) => {
      const rules = { type: 'PU', title: 'a', content: 'b', date: '2026-02-02T00:00:00Z' } as const;
      const notices: NonNullable<LobbyDocument['notices']> = {
        agents: { ...rules, audience: 'agents', guests: true, repeat: 'once' },
        all: { ...rules, repeat: 'day' },
      };
      Object.assign(documents['lobby/main']!, { notices, noticeOrder: ['agents', 'all', 'missing', 'all'] });
    });
    const { json } = await ask();
    expect(new Set(json.value.popup.map(({ id }: { id: string }) => id))).toEqual(new Set(['all']));
  });
});
