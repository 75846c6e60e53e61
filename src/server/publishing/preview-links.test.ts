import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallPacks, writePacks } from '#engine/testing/small-packs.ts';
import { sweep } from '#server/gateway/sweep.ts';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { databases } from '#server/testing/database.ts';
import { sendDraft, type OperatorClient } from '#server/testing/operator-client.ts';

type Link = { id: string; url: string; account: string; brand: string; expiresAt: string };
type GatewayAnswer = { status: number; code?: string; value: Record<string, unknown> };

const tokenOf = (url: unknown): string => new URL(String(url), 'http://x').searchParams.get('preview') ?? '';

describe.each(databases)('a preview that is handed on, on %s', (kind) => {
  let server: TestApp;
  let admin: OperatorClient;
  let now = new Date('2026-03-01T08:00:00Z');
  beforeAll(async () => {
    const packs = smallPacks();
    server = await startApp(kind, {
      clock: () => now,
      configs: writePacks({
        ...packs,
        stall: {
          ...packs['shop'],
          'brand/main': { ...packs['shop']?.['brand/main'], hosts: ['stall.example'], logo: {} },
        },
      }),
    });
    admin = await server.as('admin');
  });
  afterAll(() => server.close());

  const make = async (pack: string, body: object = {}): Promise<string> =>
    tokenOf((await admin.call('POST', `/packs/${pack}/preview`, body)).body['url']);
  const links = async (pack: string): Promise<Link[]> =>
    (await admin.call('GET', `/packs/${pack}/previews`)).body['links'] as unknown as Link[];

  async function call(
    method: string,
    path: string,
    { preview, session, body }: { preview?: string; session?: string; body?: object } = {},
  ): Promise<GatewayAnswer> {
    const response = await fetch(`${server.url}${path}`, {
      method,
      headers: {
        'x-gateway-version': '3',
        'x-module-id': 'portal',
        ...(preview && { 'x-livery-preview': preview }),
        ...(session && { authorization: `Bearer ${session}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, ...((await response.json()) as Omit<GatewayAnswer, 'status'>) };
  }
  const as = async (persona: string, preview?: string): Promise<GatewayAnswer> =>
    call('POST', '/wps/session/preview', { ...(preview && { preview }), body: { persona } });

  it('is listed with who made it until somebody ends it, which is told in the audit log', async () => {
    await make('shop', { minutes: 5 });
    expect(await links('shop')).toEqual([]);
    const token = await make('shop', { shared: true, minutes: 60 });
    const [link] = await links('shop');
    expect(link).toMatchObject({ account: 'admin', brand: 'shop', expiresAt: '2026-03-01T09:00:00.000Z' });
    expect(tokenOf(link?.url)).toBe(token);
    expect(await links('stall')).toEqual([]);

    const page = (): Promise<Response> =>
      fetch(`${server.url}/config/v1/previews/${token}/pointer`, { headers: { accept: 'text/html' } });
    expect((await page()).status).toBe(200);
    // A preview of another pack cannot be ended.
    expect((await admin.call('DELETE', `/packs/stall/previews/${link?.id}`)).status).toBe(410);
    expect((await admin.call('DELETE', `/packs/shop/previews/${link?.id}`)).status).toBe(204);
    expect((await page()).status).toBe(410);
    expect(await links('shop')).toEqual([]);
    const { entries } = (await admin.call('GET', '/audit?pack=shop')).body as unknown as {
      entries: { action: string; details: object }[];
    };
    expect(entries[0]).toMatchObject({ action: 'preview.ended', details: { id: link?.id } });
  });

  it('is told in the audit log when it is handed on or works long, not when the console shows it', async () => {
    const made = async (): Promise<object[]> => {
      const { entries } = (await admin.call('GET', '/audit?pack=stall&areas=preview')).body as unknown as {
        entries: { action: string; details: object }[];
      };
      return entries.map(({ details }) => details);
    };
    await make('stall');
    await make('stall', { published: true });
    expect(await made()).toEqual([]);
    await make('stall', { shared: true, minutes: 5 });
    await make('stall', { minutes: 61 });
    expect(await made()).toMatchObject([{ minutes: 61 }, { minutes: 5, shared: true }]);
  });

  it('says in words that it has ended to whoever opens its link', async () => {
    const token = await make('shop', { shared: true, minutes: 10 });
    const expiry = now;
    now = new Date(now.getTime() + 10 * 60_000);
    const answer = await fetch(`${server.url}/?preview=${token}`, { headers: { accept: 'text/html' } });
    now = expiry;
    expect(answer.status).toBe(410);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(await answer.text()).toContain('The preview link has expired.');
    const forged = await fetch(`${server.url}/?preview=${token}x`, { headers: { accept: 'text/html' } });
    expect(forged.status).toBe(403);
  });

  it.each([
    ['guest', 4],
    ['member', 0],
    ['agent', 1],
  ])('shows the brand to a %s who exists in it alone, without money', async (persona, type) => {
    const [preview, other, elsewhere] = [await make('shop'), await make('shop'), await make('stall')];
    const { value } = await as(persona, preview);
    const session = String(value['token']);
    expect(value).toMatchObject({ type, passwordDue: false, account: `preview-${persona}` });
    expect((await call('GET', '/wps/member/info', { preview, session })).value).toMatchObject({ type });
    expect((await call('GET', '/wps/v2/wallets/balance', { preview, session })).value['sumBalance']).toBe(
      '0',
    );
    // The same account for everybody who looks.
    expect((await as(persona, preview)).value['token']).toBe(session);
    // Neither on the real site nor in another preview, of this brand or another.
    for (const wrong of [undefined, other, elsewhere]) {
      const refused = await call('GET', '/wps/member/info', { session, ...(wrong && { preview: wrong }) });
      expect(refused.code).toBe('SESSION_EXPIRED');
    }
  });

  it('has no sessions without a preview that is open', async () => {
    const preview = await make('shop', { shared: true });
    const session = String((await as('member', preview)).value['token']);
    for (const forged of [
      undefined,
      'x',
      `${preview}x`,
      preview.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')),
    ]) {
      expect((await as('member', forged)).code).toBe('PREVIEW_ENDED');
    }
    const link = (await links('shop')).find(({ url }) => tokenOf(url) === preview);
    await admin.call('DELETE', `/packs/shop/previews/${link?.id}`);
    expect((await call('GET', '/wps/member/info', { preview, session })).code).toBe('PREVIEW_ENDED');
    expect((await call('GET', '/wps/member/info', { session })).code).toBe('SESSION_EXPIRED');
  });

  it('sends and changes nothing, and a logout ends it for nobody else', async () => {
    const preview = await make('shop');
    const session = String((await as('member', preview)).value['token']);
    for (const [method, path] of [
      ['PUT', '/wps/member/register'],
      ['POST', '/wps/session/login'],
      ['POST', '/wps/session/login/freeplay'],
      ['POST', '/wps/member/nickname'],
      ['DELETE', '/wps/member/avatar'],
    ] as const) {
      expect((await call(method, path, { preview, session })).code).toBe('PREVIEW_ONLY');
    }
    expect((await call('DELETE', '/wps/session/logout', { preview, session })).status).toBe(200);
    expect((await call('GET', '/wps/member/info', { preview, session })).status).toBe(200);
  });

  it('answers calls from the draft, at any host, while the real site answers from what is live', async () => {
    await sendDraft(admin, 'stall', 'flags/main', { kind: 'flags', id: 'main', flags: { freePlay: false } });
    const preview = await make('stall');
    await fetch(`${server.url}/config/v1/previews/${preview}/pointer`);
    const drafted = await call('GET', '/wps/system/whitelabel', { preview });
    const live = await call('GET', '/wps/system/whitelabel');
    // A preview of what is live shows the same brand without the draft.
    const published = await call('GET', '/wps/system/whitelabel', {
      preview: await make('stall', { published: true }),
    });
    expect(published.value).toMatchObject({ merchantCode: 'stall' });
    expect(published.value['switches']).not.toMatchObject({ freePlay: false });
    expect(drafted.value).toMatchObject({ merchantCode: 'stall', switches: { freePlay: false } });
    expect(live.value).toMatchObject({ merchantCode: 'shop' });
    expect(live.value['switches']).not.toMatchObject({ freePlay: false });
  });

  it('leaves nothing behind in the members of the brand', async () => {
    const { db } = server.database;
    const count = (): Promise<unknown[]> =>
      db.selectFrom('members').select('id').where('preview', 'is not', null).execute();
    await as('member', await make('shop', { minutes: 1 }));
    expect((await count()).length).toBeGreaterThan(0);
    await sweep(db, new Date(now.getTime() + 30 * 24 * 60 * 60_000));
    expect(await count()).toEqual([]);
  });
});
