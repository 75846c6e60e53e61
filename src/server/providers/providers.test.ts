import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProvidersDocument } from '#contract/generated/documents.ts';
import { databases } from '#server/testing/database.ts';
import { GatewayClient } from '#server/gateway/testing/client.ts';
import { demoPassword, startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { appId, appSecret, startGraph } from './testing/graph.ts';
import { startHostileIssuer, type HostileIssuer, type Token } from './testing/hostile-issuer.ts';
import { clientId, clientSecret, sayYes, startIdentityProvider } from './testing/identity-provider.ts';
import type { Listening } from './testing/listen.ts';
import { botToken, projectId, startTokenIssuer, telegramResult, type TokenIssuer } from './testing/proofs.ts';

const minute = 60_000;
const shop = 'http://shop.example';

describe.each(databases)('other ways in, on %s', (kind) => {
  let gateway: TestGateway;
  let client: GatewayClient;
  let google: Listening;
  let graph: Listening;
  let issuer: TokenIssuer;
  let hostile: HostileIssuer;

  beforeAll(async () => {
    google = await startIdentityProvider([`${shop}/ways-in/google`, 'http://beta.example/ways-in/google']);
    graph = await startGraph();
    issuer = await startTokenIssuer();
    hostile = await startHostileIssuer();
    const secrets: Record<string, string> = { google: clientSecret, facebook: appSecret, telegram: botToken };
    gateway = await startGateway(kind, { providerSecrets: (_brand, provider) => secrets[provider] });
    client = new GatewayClient(gateway.origin, 'shop.example');
    const look = { enabled: true, label: 'ways', mark: 'key' } as const;
    const items: ProvidersDocument['items'] = {
      google: {
        kind: 'oidc',
        ...look,
        issuer: google.origin,
        clientId,
        scopes: ['openid', 'email', 'profile'],
      },
      facebook: {
        kind: 'facebook',
        ...look,
        clientId: appId,
        authorization: `${graph.origin}/dialog/oauth`,
        token: `${graph.origin}/oauth/access_token`,
        profile: `${graph.origin}/me`,
      },
      telegram: {
        kind: 'telegram',
        ...look,
        botId: '4839574812',
        authorization: 'https://oauth.telegram.org/auth',
      },
      phone: {
        kind: 'firebase',
        ...look,
        projectId,
        apiKey: 'public',
        authDomain: 'livery-tests.firebaseapp.com',
        jwks: `${issuer.origin}/jwks`,
      },
      closed: { kind: 'oidc', ...look, enabled: false, issuer: google.origin, clientId },
      hostile: { kind: 'oidc', ...look, issuer: hostile.origin, clientId },
      broken: { kind: 'oidc', ...look, issuer: 'http://127.0.0.1:9', clientId },
    };
    gateway.publish((documents) => {
      documents['providers/main'] = { kind: 'providers', id: 'main', order: Object.keys(items), items };
    });
  });
  afterAll(async () => {
    await gateway.close();
    for (const counterpart of [google, graph, issuer, hostile]) await counterpart.close();
  });
  beforeEach(() => gateway.wait(24 * 60 * minute));

  /** A browser that begins a login, with the cookie it got. */
  const begin = async (provider: string, { cookie }: { cookie?: string } = {}) => {
    const answer = await client.send('sessionProvider', { body: { provider }, headers: { cookie } });
    expect(answer.status, answer.text).toBe(200);
    const { address, state } = answer.json.value as { address: string; state: string };
    return { address, state, cookie: cookieOf(answer.headers['set-cookie']) };
  };
  const cookieOf = (lines: string | string[] | undefined): string => String(lines).split(';')[0] ?? '';
  /** Query parameters that an OAuth provider sends back after consent. */
  const back = async (address: string, sub: string): Promise<Record<string, string>> => {
    const at =
      new URL(address).pathname === '/dialog/oauth'
        ? new URL((await fetch(address, { redirect: 'manual' })).headers.get('location') ?? '')
        : await sayYes(address, sub);
    return Object.fromEntries(at.searchParams);
  };
  const login = (body: object, cookie?: string, from = client) =>
    from.send('sessionLogin', { body, headers: { cookie } });
  const byGoogle = async (sub = 'g-100') => {
    const { address, cookie } = await begin('google');
    return login({ type: 'social', provider: 'google', ...(await back(address, sub)) }, cookie);
  };
  const registration = (username: string, more: object = {}) => ({
    username,
    password: 'Secret123',
    verifyPwd: 'Secret123',
    termsAgreement: true,
    registerMethod: 'WEB',
    login: true,
    ...more,
  });
  const session = async (): Promise<string> => {
    const body = { type: 'username', username: 'demo', password: demoPassword };
    return (await client.value('sessionLogin', { body })).token;
  };

  it('lets a stranger register with what the provider says, and in straight away from then on [OFF-27]', async () => {
    const first = await byGoogle();
    expect(first.status).toBe(404);
    expect(first.json).toMatchObject({
      code: 'IDENTITY_UNKNOWN',
      value: { provider: 'google', name: 'Ma Thida', email: 'thida@example.com' },
    });
    const { ticket } = first.json.value as { ticket: string };
    const registered = await client.send('memberRegister', { body: registration('thida1', { ticket }) });
    expect(registered.status, registered.text).toBe(200);
    const second = await byGoogle();
    expect(second.json.value).toMatchObject({
      account: 'thida1',
      firstTimeLogin: false,
      passwordExpired: false,
    });
    const other = await byGoogle('g-200');
    expect(other.json.code).toBe('IDENTITY_UNKNOWN');
  });

  it('takes a ticket once, in time, and for its brand', async () => {
    const { ticket } = (await byGoogle('g-200')).json.value as { ticket: string };
    const beta = new GatewayClient(gateway.origin, 'beta.example');
    const elsewhere = await beta.send('memberRegister', { body: registration('aung1', { ticket }) });
    expect(elsewhere.json.code).toBe('TICKET_EXPIRED');
    gateway.wait(10 * minute);
    const late = await client.send('memberRegister', { body: registration('aung2', { ticket }) });
    expect(late.json.code).toBe('TICKET_EXPIRED');
    const fresh = (await byGoogle('g-200')).json.value as { ticket: string };
    const both = await Promise.all(
      ['aung3', 'aung4'].map((name) =>
        client.send('memberRegister', { body: registration(name, { ticket: fresh.ticket }) }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    const rows = await gateway.db
      .selectFrom('members')
      .select('account')
      .where('account', 'in', ['aung1', 'aung2', 'aung3', 'aung4'])
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('keeps neither the ticket, the state, nonce nor verifier', async () => {
    const { address, state, cookie } = await begin('google');
    const unknown = await byTelegram(telegramResult({ ...person, id: 5, auth_date: seconds() }));
    const { ticket } = unknown.json.value as { ticket: string };
    const rows = [
      ...(await gateway.db.selectFrom('provider_logins').selectAll().execute()),
      ...(await gateway.db.selectFrom('provider_tickets').selectAll().execute()),
    ];
    const kept = JSON.stringify(rows);
    const secrets = [state, new URL(address).searchParams.get('nonce'), cookie.split('=')[1], ticket];
    expect(secrets.filter((secret) => secret === undefined || secret === null)).toEqual([]);
    for (const secret of secrets) expect(kept).not.toContain(secret);
    expect(address).not.toContain(cookie.split('=')[1]);
  });

  it('binds a login to the browser that began it, by a cookie that no script reads', async () => {
    const answer = await client.send('sessionProvider', { body: { provider: 'google' } });
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-gw_way_in=[\w-]{43};.*HttpOnly; Secure; SameSite=Lax/u,
    );
    const { address, state } = answer.json.value as { address: string; state: string };
    const proof = { type: 'social', provider: 'google', ...(await back(address, 'g-100')) };
    const stranger = await begin('google');
    for (const cookie of [undefined, stranger.cookie, '__Host-gw_way_in=short'])
      expect((await login(proof, cookie)).json.code).toBe('PROVIDER_STATE');
    const own = cookieOf(answer.headers['set-cookie']);
    expect((await login({ ...proof, state: stranger.state }, own)).json.code).toBe('PROVIDER_STATE');
    expect((await login({ ...proof, provider: 'facebook' }, own)).json.code).toBe('PROVIDER_STATE');
    const beta = new GatewayClient(gateway.origin, 'beta.example');
    expect((await login(proof, own, beta)).json.code).toBe('PROVIDER_STATE');
    expect((await login(proof, own)).status).toBe(200);
    expect((await login({ ...proof, state }, own)).json.code).toBe('PROVIDER_STATE');
  });

  it('sends the cookie over https only, but on plain http of this machine', async () => {
    const here = await new GatewayClient(gateway.origin).send('sessionProvider', {
      body: { provider: 'google' },
    });
    expect(String(here.headers['set-cookie'])).toMatch(/^gw_way_in=(?!.*Secure)/u);
    const answer = await client.send('sessionProvider', {
      body: { provider: 'google' },
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(String(answer.headers['set-cookie'])).toMatch(/^__Host-gw_way_in=.*Secure/u);
    const redirect = new URL(answer.json.value.address as string).searchParams.get('redirect_uri');
    expect(redirect).toBe('https://shop.example/ways-in/google');
  });

  it('takes a login only in time', async () => {
    const { address, cookie } = await begin('google');
    const proof = { type: 'social', provider: 'google', ...(await back(address, 'g-100')) };
    gateway.wait(10 * minute);
    expect((await login(proof, cookie)).json.code).toBe('PROVIDER_STATE');
  });

  it('takes a code once, for the browser and the login it was given to', async () => {
    const one = await begin('google');
    const proof = { type: 'social', provider: 'google', ...(await back(one.address, 'g-100')) };
    // The same browser begins again and brings the code of the first login: nonce and verifier are others.
    const two = await begin('google', { cookie: one.cookie });
    const mixed = await login({ ...proof, state: two.state }, one.cookie);
    expect(mixed.json.code).toBe('PROVIDER_REFUSED');
    const invented = await begin('google');
    const guess = {
      type: 'social',
      provider: 'google',
      code: 'guess',
      state: invented.state,
      iss: google.origin,
    };
    expect((await login(guess, invented.cookie)).json.code).toBe('PROVIDER_REFUSED');
  });

  const byHostile = async (next: Token) => {
    const { address, state, cookie } = await begin('hostile');
    hostile.nonce = new URL(address).searchParams.get('nonce') ?? '';
    hostile.next = next;
    return login({ type: 'social', provider: 'hostile', code: 'any', state }, cookie);
  };

  it('takes an ID token only when all of it is right', async () => {
    expect((await byHostile({})).json.code).toBe('IDENTITY_UNKNOWN');
  });

  it.each([
    ['for another login', { claims: { nonce: 'of-another-login' } }],
    ['without a nonce', { claims: { nonce: undefined as never } }],
    ['for another client', { claims: { aud: 'somebody-else' } }],
    ['of another issuer', { claims: { iss: 'https://accounts.google.com' } }],
    ['that has run out', { claims: { exp: 1_000_000_000 } }],
    ['without a subject', { claims: { sub: undefined as never } }],
    ['that nobody signed', { alg: 'none' }],
    ['that somebody else signed', { foreignKey: true }],
  ] satisfies [string, Token][])('does not take an ID token %s', async (_what, token) => {
    const { status, json } = await byHostile(token);
    expect([status, json.code]).toEqual([401, 'PROVIDER_REFUSED']);
  });

  it('does not take what another issuer sends back', async () => {
    const { address, cookie } = await begin('google');
    const proof = { type: 'social', provider: 'google', ...(await back(address, 'g-100')) };
    const mixedUp = { ...proof, iss: 'https://evil.example' };
    expect((await login(mixedUp, cookie)).json.code).toBe('PROVIDER_REFUSED');
  });

  it('lets in by Facebook with PKCE and the proof of its secret, as who registered with it [OFF-27]', async () => {
    const { address, cookie } = await begin('facebook');
    const proof = { type: 'social', provider: 'facebook', ...(await back(address, '')) };
    const { json } = await login(proof, cookie);
    expect(json).toMatchObject({
      code: 'IDENTITY_UNKNOWN',
      value: { name: 'Daw Hla', email: 'hla@example.com' },
    });
    const again = await begin('facebook', { cookie });
    const replayed = await login({ ...proof, state: again.state }, cookie);
    expect(replayed.json.code).toBe('PROVIDER_REFUSED');
    const { ticket } = json.value as { ticket: string };
    await client.value('memberRegister', { body: registration('hla1', { ticket }) });
    const anew = await begin('facebook');
    const next = { type: 'social', provider: 'facebook', ...(await back(anew.address, '')) };
    expect((await login(next, anew.cookie)).json.value).toMatchObject({ account: 'hla1' });
  });

  const person = { id: 77_001, first_name: 'Min', last_name: 'Thu', username: 'minthu' };
  const seconds = () => Math.floor(gateway.now().getTime() / 1000);
  const byTelegram = async (result: string) => {
    const { state, cookie } = await begin('telegram');
    return login({ type: 'telegram', provider: 'telegram', result, state }, cookie);
  };

  it('lets in by what Telegram signed for the bot of the brand, as who registered with it [OFF-27]', async () => {
    const { address, state } = await begin('telegram');
    const asked = new URL(address).searchParams;
    expect(asked.get('bot_id')).toBe('4839574812');
    expect(asked.get('return_to')).toBe(`${shop}/ways-in/telegram?state=${state}`);
    const { json } = await byTelegram(telegramResult({ ...person, auth_date: seconds() }));
    expect(json).toMatchObject({ code: 'IDENTITY_UNKNOWN', value: { name: 'Min Thu' } });
    const { ticket } = json.value as { ticket: string };
    await client.value('memberRegister', { body: registration('minthu1', { ticket }) });
    gateway.wait(1000);
    const next = await byTelegram(telegramResult({ ...person, auth_date: seconds() }));
    expect(next.json.value).toMatchObject({ account: 'minthu1' });
  });

  it.each([
    ['signed by another bot', () => telegramResult({ ...person, auth_date: seconds() }, '1:other')],
    [
      'changed after it was signed',
      () => changed(telegramResult({ ...person, auth_date: seconds() }), { id: 1 }),
    ],
    ['too old', () => telegramResult({ ...person, auth_date: seconds() - 301 })],
    ['from the future', () => telegramResult({ ...person, auth_date: seconds() + 120 })],
    ['without a date', () => telegramResult(person)],
    ['without an id', () => telegramResult({ first_name: 'Min', auth_date: seconds() })],
    ['without a signature', () => changed(telegramResult({ auth_date: seconds() }), { hash: null })],
    ['no JSON', () => Buffer.from('hash').toString('base64')],
    ['a list', () => Buffer.from('[1]').toString('base64')],
  ])('does not take what Telegram would not say: %s', async (_what, result) => {
    expect((await byTelegram(result())).json.code).toBe('PROVIDER_REFUSED');
  });

  it('takes what Telegram signed once', async () => {
    const result = telegramResult({ ...person, id: 9, auth_date: seconds() });
    expect((await byTelegram(result)).json.code).toBe('IDENTITY_UNKNOWN');
    expect((await byTelegram(result)).json.code).toBe('PROVIDER_REFUSED');
  });

  const byPhone = (idToken: string) => login({ type: 'firebase', idToken });

  it('lets in who verified the number that Firebase proves, and never asks for a new password [ENT-03] [STA-03]', async () => {
    const idToken = await issuer.token(gateway.now(), { phone_number: '+95977000001' });
    const { json, text } = await byPhone(idToken);
    expect(json?.value, text).toMatchObject({
      account: 'demo',
      firstTimeLogin: false,
      passwordExpired: false,
      passwordDue: false,
    });
    expect((await byPhone(idToken)).json.code).toBe('PROVIDER_REFUSED');
  });

  it('offers a registration to a number of nobody, which is then verified', async () => {
    const idToken = await issuer.token(gateway.now(), { sub: 'uid-2', phone_number: '+95912345678' });
    const { json } = await byPhone(idToken);
    expect(json).toMatchObject({ code: 'IDENTITY_UNKNOWN', value: { mobile: '+95912345678' } });
    const { ticket } = json.value as { ticket: string };
    const phone = { mobileNum: '0912345678', countryDialingCode: '95', ticket };
    await client.value('memberRegister', { body: registration('byphone1', phone) as never });
    const later = await issuer.token(gateway.now(), { sub: 'uid-3', phone_number: '+95912345678' });
    expect((await byPhone(later)).json.value.account).toBe('byphone1');
  });

  it.each([
    ['of another project', { aud: 'other-project' }, {}],
    ['of another issuer', { iss: 'https://securetoken.google.com/other' }, {}],
    ['without a number', { phone_number: undefined }, {}],
    ['with a number that is none', { phone_number: "+1'; drop" }, {}],
    ['of a key that nobody has', {}, { kid: 'k9' }],
  ])('does not take a token %s', async (_what, claims, header) => {
    const idToken = await issuer.token(gateway.now(), claims as never, header);
    expect((await byPhone(idToken)).json.code).toBe('PROVIDER_REFUSED');
  });

  it('does not take a token that is old, unsigned or was changed', async () => {
    const old = await issuer.token(new Date(gateway.now().getTime() - 7 * minute), {});
    const expired = await issuer.token(new Date(gateway.now().getTime() - 120 * minute), {});
    const good = await issuer.token(gateway.now(), {});
    const [header = '', payload = '', signature = ''] = good.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const unsigned = `${encoded({ alg: 'none', typ: 'JWT' })}.${payload}.`;
    const changed = `${header}.${encoded({ ...claims, phone_number: '+95977000002' })}.${signature}`;
    for (const idToken of [old, expired, unsigned, changed, 'a.b.c', 'nothing'])
      expect((await byPhone(idToken)).json.code, idToken).toBe('PROVIDER_REFUSED');
  });

  it('says what a brand does not offer, and what does not work', async () => {
    for (const provider of ['closed', 'unknown', 'phone']) {
      const { json } = await client.send('sessionProvider', { body: { provider } });
      expect(json.code).toBe('LOGIN_TYPE_UNAVAILABLE');
    }
    const broken = await client.send('sessionProvider', { body: { provider: 'broken' } });
    expect([broken.status, broken.json.code]).toEqual([502, 'PROVIDER_UNAVAILABLE']);
  });

  it('counts what one address begins and brings back', async () => {
    gateway.set({ constants: { providerTriesPerMinute: 2 } });
    await begin('google');
    await byPhone('nothing');
    const third = await client.send('sessionProvider', { body: { provider: 'google' } });
    expect([third.status, third.json.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    gateway.set({ constants: { providerTriesPerMinute: 60 } });
  });

  it('links an identity to a member who gives the password, and takes it away again', async () => {
    const token = await session();
    const refused = await client.send('memberProviderBegin', {
      token,
      body: { provider: 'google', password: 'wrong' },
    });
    expect(refused.json.value.fields).toEqual([{ field: 'password', code: 'WRONG', params: {} }]);
    const started = await client.send('memberProviderBegin', {
      token,
      body: { provider: 'telegram', password: demoPassword },
    });
    const { state } = started.json.value as { state: string };
    const cookie = cookieOf(started.headers['set-cookie']);
    const proof = {
      type: 'telegram',
      provider: 'telegram',
      result: telegramResult({ ...person, id: 42, auth_date: seconds() }),
      state,
    };
    // A login cannot use what a member began in order to link.
    expect((await login(proof, cookie)).json.code).toBe('PROVIDER_STATE');
    const linked = await client.send('memberProviderLink', { token, body: proof, headers: { cookie } });
    expect((await gateway.message('demo@example.com')).text).toContain('mail.changed.providerLinked');
    expect(linked.json.value.providers).toContainEqual({
      provider: 'telegram',
      offered: true,
      linked: true,
      name: 'Min Thu',
      linkedAt: gateway.now().toISOString(),
    });
    gateway.wait(minute);
    const in1 = await byTelegram(telegramResult({ ...person, id: 42, auth_date: seconds() }));
    expect(in1.json.value.account).toBe('demo');
    const kept = await client.send('memberProviderUnlink', {
      token,
      body: { provider: 'telegram', password: 'wrong' },
    });
    expect(kept.json.code).toBe('INVALID_FIELDS');
    await client.value('memberProviderUnlink', {
      token,
      body: { provider: 'telegram', password: demoPassword },
    });
    const { providers } = await client.value('memberProviders', { token });
    expect(providers.filter((each) => each.linked)).toEqual([]);
    gateway.wait(minute);
    const out = await byTelegram(telegramResult({ ...person, id: 42, auth_date: seconds() }));
    expect(out.json.code).toBe('IDENTITY_UNKNOWN');
  });

  it('links an identity to one member only', async () => {
    const token = await session();
    const started = await client.send('memberProviderBegin', {
      token,
      body: { provider: 'google', password: demoPassword },
    });
    const cookie = cookieOf(started.headers['set-cookie']);
    const body = {
      type: 'social',
      provider: 'google',
      ...(await back(started.json.value.address as string, 'g-100')),
    };
    const taken = await client.send('memberProviderLink', { token, body, headers: { cookie } });
    expect([taken.status, taken.json.code]).toEqual([409, 'IDENTITY_TAKEN']);
  });
});

/** The signed result with other values. */
function changed(result: string, values: object): string {
  const signed = JSON.parse(Buffer.from(result, 'base64').toString()) as object;
  return Buffer.from(JSON.stringify({ ...signed, ...values })).toString('base64');
}
