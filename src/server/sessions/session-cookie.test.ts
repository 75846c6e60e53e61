import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '#server/testing/database.ts';
import { openEvents } from '#server/testing/event-stream.ts';
import type { GatewayAnswer } from '#server/gateway/testing/client.ts';
import { demoPassword, startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';

const page = { 'x-session': 'cookie' };
const body = { type: 'username', username: 'demo', password: demoPassword };

const setCookie = ({ headers }: GatewayAnswer): string =>
  [headers['set-cookie'] ?? []].flat().find((cookie) => /^(?:__Host-)?gw_session=/u.test(cookie)) ?? '';
/** The cookie as a browser sends it back. */
const cookieOf = (answer: GatewayAnswer): string => setCookie(answer).split(';')[0] ?? '';

describe.each(databases)('a session in a cookie on %s', (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway(kind);
  });
  afterAll(() => gateway.close());

  const login = (headers: Record<string, string> = {}, more: object = {}): Promise<GatewayAnswer> =>
    gateway.client.send('sessionLogin', { headers: { ...page, ...headers }, body: { ...body, ...more } });
  const info = (cookie: string, headers: Record<string, string | undefined> = {}): Promise<GatewayAnswer> =>
    gateway.client.send('memberInfo', { headers: { ...page, cookie, ...headers } });
  const codeOf = ({ status, json }: GatewayAnswer): unknown[] => [status, json.code];

  it('is out of reach of the page, lasts as long as the session, and goes with every call', async () => {
    const answer = await login();
    expect(answer.json.value).not.toHaveProperty('token');
    expect(answer.json.value).toMatchObject({ account: 'demo', passwordDue: false });
    const seconds = (Date.parse(answer.json.value.expiresAt) - gateway.now().getTime()) / 1000;
    expect(setCookie(answer)).toMatch(
      new RegExp(`^gw_session=[^;]+; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax$`, 'u'),
    );
    expect((await info(cookieOf(answer))).json.value.account).toBe('demo');
  });

  it.each([
    ['https', { 'x-forwarded-proto': 'https' }],
    ['plain http that is not of this machine', { host: 'brand.example' }],
  ])('is of one host alone, and secure, over %s', async (_, headers) => {
    const answer = await login(headers);
    expect(setCookie(answer)).toMatch(
      /^__Host-gw_session=[^;]+; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/u,
    );
    expect(setCookie(answer)).not.toMatch(/Domain/iu);
    expect((await info(cookieOf(answer), headers)).status).toBe(200);
    // One that somebody set for another path or a parent host has no prefix.
    expect(codeOf(await info(cookieOf(answer).replace('__Host-', ''), headers))).toEqual([
      401,
      'SESSION_REQUIRED',
    ]);
  });

  it('is not taken from a request that a page of another origin may have forged', async () => {
    const cookie = cookieOf(await login());
    const { host } = new URL(gateway.origin);
    for (const headers of [
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      expect(codeOf(await info(cookie, headers))).toEqual([403, 'WRONG_ORIGIN']);
      expect(codeOf(await login({ cookie, ...headers }))).toEqual([403, 'WRONG_ORIGIN']);
    }
    // What a form or a link of another page can send: no header of its own.
    expect(codeOf(await info(cookie, { 'x-session': undefined }))).toEqual([401, 'SESSION_REQUIRED']);
    const left = await gateway.client.send('sessionLogout', { headers: { cookie } });
    expect(codeOf(left)).toEqual([401, 'SESSION_REQUIRED']);
    expect((await info(cookie, { origin: `http://${host}`, 'sec-fetch-site': 'same-origin' })).status).toBe(
      200,
    );
  });

  it('leaves callers with a token in a header as they are', async () => {
    const answer = await gateway.client.send('sessionLogin', { body });
    expect([typeof answer.json.value.token, setCookie(answer)]).toEqual(['string', '']);
    const { token } = answer.json.value;
    const other = cookieOf(await login({}, { username: 'demoteam1' }));
    const asked = await gateway.client.send('memberInfo', {
      token,
      headers: { ...page, cookie: other, origin: 'https://elsewhere.example' },
    });
    expect(asked.status).toBe(200);
    expect(asked.json.value.account).toBe(answer.json.value.account);
  });

  it('is another one after every login, and the one before has ended: a planted one is good for nothing', async () => {
    const planted = cookieOf(await login());
    const answer = await login({ cookie: planted }, { username: 'demoteam1' });
    expect(cookieOf(answer)).not.toBe(planted);
    expect(codeOf(await info(planted))).toEqual([401, 'SESSION_EXPIRED']);
    expect((await info(cookieOf(answer))).json.value.account).toBe(answer.json.value.account);
    const invented = `gw_session=${'A'.repeat(43)}%20${answer.json.value.customerId}`;
    expect(cookieOf(await login({ cookie: invented }))).not.toContain('A'.repeat(43));
  });

  it('counts for one brand', async () => {
    const cookie = cookieOf(await login());
    const elsewhere = await info(`__Host-${cookie}`, { host: 'beta.example' });
    expect(codeOf(elsewhere)).toEqual([401, 'SESSION_EXPIRED']);
    expect((await info(cookie)).status).toBe(200);
  });

  it('acts for nobody but the member whom the page shows', async () => {
    const answer = await login();
    const member = encodeURIComponent(answer.json.value.customerId);
    expect((await info(cookieOf(answer), { 'x-session-member': member })).status).toBe(200);
    const refused = await info(cookieOf(answer), { 'x-session-member': 'somebody-else' });
    expect(codeOf(refused)).toEqual([401, 'SESSION_CHANGED']);
    expect(setCookie(refused)).toBe('');
  });

  it('goes at the logout; a refusal leaves it, which may come after the answer to the next login', async () => {
    const gone = /^gw_session=; .*Expires=Thu, 01 Jan 1970/u;
    const cookie = cookieOf(await login());
    expect(setCookie(await gateway.client.send('sessionLogout', { headers: { ...page, cookie } }))).toMatch(
      gone,
    );
    const idle = cookieOf(await login());
    gateway.wait(61 * 60_000);
    const late = await info(idle);
    expect(codeOf(late)).toEqual([401, 'SESSION_EXPIRED']);
    expect(setCookie(late)).toBe('');
  });

  it('is set by every way in', async () => {
    const random = await gateway.client.freePlayRandom('a-random-string-of-the-page');
    const guest = await gateway.client.send('sessionFreePlay', {
      headers: page,
      body: { os: 'Linux', platform: 'W', version: 3, random },
    });
    expect([guest.json.value.token, cookieOf(guest) !== '']).toEqual([undefined, true]);
    const remembering = await login({}, { remember: true });
    const remembered = [remembering.headers['set-cookie'] ?? []]
      .flat()
      .find((each) => each.startsWith('gw_remember='));
    const again = await login(
      { cookie: remembered?.split(';')[0] ?? '' },
      { type: 'remembered', password: undefined },
    );
    expect([again.status, cookieOf(again) !== '']).toEqual([200, true]);
  });

  it('opens the stream of events, which says when it ends', async () => {
    const cookie = cookieOf(await login());
    const headers = { ...page, cookie, 'x-gateway-version': '3', 'x-module-id': 'portal' };
    const events = await openEvents(`${gateway.origin}/wps/member/events`, headers);
    await events.next(({ event }) => event === 'open');
    await gateway.client.send('sessionLogout', { headers: { ...page, cookie } });
    expect((await events.next()).event).toBe('ended');
  });
});
