import { askFreeze } from '#server/freezes/freezes.ts';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Secret, TOTP } from 'otpauth';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callErrors, type CallErrorCode } from '#contract/call-errors.ts';
import type { CallId } from '#contract/generated/calls.ts';
import type { BrandDocument, LobbyDocument, ProvidersDocument } from '#contract/generated/documents.ts';
import { DatabaseUnavailable } from '#server/db/unavailable.ts';
import { house, memberPurse } from '#server/ledger/accounts.ts';
import { once } from '#server/ledger/once.ts';
import { post } from '#server/ledger/post.ts';
import { answerBrokenAddress, answerBrokenRequests } from './broken-requests.ts';
import { sendRefusal } from '#server/http/refusals.ts';
import { sendValue } from './envelope.ts';
import { idempotencyKeyOf } from '#server/calls/idempotency-key.ts';
import { botToken, telegramResult } from '#server/providers/testing/proofs.ts';
import { refuseCall, CallRefusal } from '#server/calls/refusal.ts';
import { hashesAtOnce, passwordLine } from '#server/crypto/password-line.ts';
import { GatewayClient, type GatewayAnswer } from './testing/client.ts';
import { brandDocuments } from './testing/documents.ts';
import { demoPassword, startGateway, type TestGateway } from './testing/gateway.ts';
import { mainDatabase } from '#server/testing/database.ts';
import { provokeAgentMessages } from './testing/provoke-agent-messages.ts';
import { provokeCashier } from './testing/provoke-cashier.ts';
import { provokeChat } from './testing/provoke-chat.ts';
import { provokeContracts } from './testing/provoke-contracts.ts';
import { provokeBonus } from './testing/provoke-bonus.ts';
import { provokeLottery } from './testing/provoke-lottery.ts';
import { provokeMessages } from './testing/provoke-messages.ts';
import { provokePoints } from './testing/provoke-points.ts';
import { provokePromotions } from './testing/provoke-promotions.ts';
import { provokeSupport } from './testing/provoke-support.ts';
import { provokeTransfers } from './testing/provoke-transfers.ts';

const minute = 60_000;
const password = 'Otter-Cave-5678';
const callHeaders = { 'x-gateway-version': '3', 'x-module-id': 'portal' };

let gateway: TestGateway;
/** Answers for no brand; fails for one whose host begins with "broken", and has no database for one that begins with "silent". */
let brandless: TestGateway;
/** Gateway without delivery of messages. */
let mute: TestGateway;
/** Passes through to a platform that is not there. */
let orphan: TestGateway;

const look = { enabled: true, label: 'ways', mark: 'key' } as const;
const providers: ProvidersDocument = {
  kind: 'providers',
  id: 'main',
  order: ['telegram', 'broken'],
  items: {
    telegram: {
      kind: 'telegram',
      ...look,
      botId: '4839574812',
      authorization: 'https://oauth.telegram.org/auth',
    },
    broken: { kind: 'oidc', ...look, issuer: 'http://127.0.0.1:9', clientId: 'nobody' },
  },
};

beforeAll(async () => {
  gateway = await startGateway(mainDatabase, {
    countryHeader: 'cf-ipcountry',
    providerSecrets: (_brand, provider) => (provider === 'telegram' ? botToken : 'secret'),
    vendorSettings: { ALPHA__SPIN: { url: 'http://127.0.0.1:9', secret: 'a-secret-of-the-tests' } },
    geetest: { url: 'http://127.0.0.1:9', keyOf: () => 'key' },
    previews: {
      open: async (token) =>
        token === 'open'
          ? { id: 'one', brand: gateway.brand(), expiresAt: new Date(gateway.now().getTime() + minute) }
          : undefined,
    },
  });
  brandless = await startGateway(mainDatabase, {
    brands: {
      forHost: async (host) => {
        if (host.startsWith('silent')) throw new DatabaseUnavailable('The database does not answer.');
        if (host.startsWith('broken')) throw new Error('The brands cannot be read.');
        return undefined;
      },
      live: async () => undefined as never,
    },
  });
  mute = await startGateway(mainDatabase, { messengers: {} });
  orphan = await startGateway(mainDatabase, { gatewayUrl: 'http://127.0.0.1:9' });
});
afterAll(async () => {
  for (const each of [gateway, brandless, mute, orphan]) await each.close();
});
beforeEach(() => {
  gateway.wait(24 * 60 * minute);
  gateway.publish((documents) => {
    Object.assign(documents, brandDocuments());
    documents['providers/main'] = providers;
  });
  gateway.set({ constants: { passwordExpiryDays: 0 } });
});

const send = (
  call: CallId,
  sending: Parameters<TestGateway['client']['send']>[1] = {},
): Promise<GatewayAnswer> => gateway.client.send(call, sending);
const login = (
  username: string,
  more: object = {},
  headers: Record<string, string> = {},
): Promise<GatewayAnswer> =>
  send('sessionLogin', { headers, body: { type: 'username', username, password: demoPassword, ...more } });
const tokenOf = async (username: string): Promise<string> =>
  ((await login(username)).json.value as { token: string }).token;
let members = 0;
const registration = (more: object = {}) => ({
  username: `Provoked${(members += 1)}`,
  password,
  verifyPwd: password,
  termsAgreement: true,
  registerMethod: 'WEB',
  login: true,
  ...more,
});
const keepOut = (who: Pick<BrandDocument, 'regions' | 'addresses'>): void =>
  gateway.publish((documents) => Object.assign(documents['brand/main'] as BrandDocument, who));
/** Starts a game of a vendor that the lobby says something more of. */
const launchAt = async (more: object, launchMode: 'real' | 'trial' = 'real') => {
  gateway.publish((documents) => {
    const { vendors } = documents['lobby/main'] as LobbyDocument;
    Object.assign(vendors?.['spin'] ?? {}, { trial: true, maintenance: false, wallet: 'seamless', ...more });
  });
  return send('launchAddress', { token: await register(), body: { gameId: 'comet', launchMode } });
};
const register = async (): Promise<string> =>
  (await gateway.client.value('memberRegister', { body: registration() })).token;
const raw = (method: string, path: string, headers: Record<string, string> = callHeaders, body?: string) =>
  gateway.client.raw(method, path, headers, body);
const failing = async (username: string, times: number): Promise<GatewayAnswer> => {
  let answer = await login(username, { password: 'wrong' });
  for (let time = 1; time < times; time += 1) answer = await login(username, { password: 'wrong' });
  return answer;
};

/** A login at Telegram: what it signs about `id`, in a browser that began here. */
const telegram = async (
  id: number,
  change: { state?: string; result?: string } = {},
): Promise<GatewayAnswer> => {
  const begun = await send('sessionProvider', { body: { provider: 'telegram' } });
  const { state } = begun.json.value as { state: string };
  const signed = telegramResult({
    id,
    first_name: 'Aye',
    auth_date: Math.floor(gateway.now().getTime() / 1000),
  });
  return send('sessionLogin', {
    headers: { cookie: String(begun.headers['set-cookie']).split(';')[0] },
    body: { type: 'telegram', provider: 'telegram', state, result: signed, ...change },
  });
};

/** Links the Telegram account of `id` to a member. */
const link = async (id: number, token: string): Promise<GatewayAnswer> => {
  const begun = await send('memberProviderBegin', { token, body: { provider: 'telegram', password } });
  const { state } = begun.json.value as { state: string };
  const result = telegramResult({
    id,
    first_name: 'Aye',
    auth_date: Math.floor(gateway.now().getTime() / 1000),
  });
  return send('memberProviderLink', {
    token,
    headers: { cookie: String(begun.headers['set-cookie']).split(';')[0] },
    body: { type: 'telegram', provider: 'telegram', state, result },
  });
};

/** Answer of a bare server with our handlers of broken requests to these bytes, which may never end. */
async function bytes(text: string): Promise<GatewayAnswer> {
  const app = Fastify({
    clientErrorHandler: answerBrokenRequests,
    frameworkErrors: answerBrokenAddress,
    requestTimeout: 100,
    http: { connectionsCheckingInterval: 50, headersTimeout: 100 },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const said = await new Promise<string>((resolve) => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.once('close', () => resolve(answer));
    socket.write(text);
  });
  await app.close();
  const body = said.slice(said.indexOf('\r\n\r\n') + 4);
  return { status: Number(said.split(' ')[1]), headers: {}, text: body, json: JSON.parse(body) };
}

const upload = (token: string, file: string | Buffer): Promise<GatewayAnswer> =>
  gateway.client.raw(
    'PUT',
    '/wps/member/avatar',
    { ...callHeaders, 'content-type': 'image/png', authorization: `Bearer ${token}` },
    file,
  );

/** Holds up every place for hashing passwords, and the whole line before it, for as long as `work` takes. */
async function inARush(work: () => Promise<GatewayAnswer>): Promise<GatewayAnswer> {
  let over = (): void => undefined;
  const end = new Promise<void>((resolve) => (over = resolve));
  const held: Promise<void>[] = [];
  for (let place = 0; place < hashesAtOnce || !passwordLine.isFull(); place += 1)
    held.push(passwordLine.run(() => end));
  try {
    return await work();
  } finally {
    over();
    await Promise.all(held);
  }
}

const geetest = (): void =>
  gateway.publish((documents) => {
    (documents['brand/main'] as BrandDocument).human = {
      provider: 'geetest',
      geetest: { captchaId: 'captcha-1234567890' },
    };
  });

/** Answer of a minimal money call, with and without idempotency key, for a member with an empty wallet. */
const moved = async (body: { amount: number }, key?: string): Promise<GatewayAnswer> => {
  const { db } = gateway;
  const app = Fastify();
  app.post('/move', async ({ headers }, reply) => {
    const given = idempotencyKeyOf({ headers });
    if (given instanceof CallRefusal) return sendRefusal(reply, given);
    const who = { brand: 'alpha', memberId: 'nobody', key: given, at: gateway.now() };
    const done = await once(db, { ...who, scope: 'move', body }, (trx) =>
      post(trx, {
        ...who,
        kind: 'adjustment',
        currency: 'MMK',
        postings: [
          { account: memberPurse('nobody'), amount: BigInt(-body.amount) },
          { account: house('adjustments'), amount: BigInt(body.amount) },
        ],
      }),
    );
    if (!done.ok) return sendRefusal(reply, refuseCall(done.code));
    return done.reply.ok ? sendValue(reply, {}) : sendRefusal(reply, refuseCall(done.reply.code));
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await new GatewayClient(origin).raw('POST', '/move', key ? { 'idempotency-key': key } : {});
  await app.close();
  return answer;
};

/** One request over HTTP that provokes each code; the type demands an entry for every code. */
const provoked: Readonly<Record<CallErrorCode, () => Promise<GatewayAnswer>>> = {
  MISSING_GATEWAY_VERSION: () => raw('GET', '/wps/captcha', {}),
  UNSUPPORTED_GATEWAY_VERSION: () => raw('GET', '/wps/captcha', { 'x-gateway-version': '2' }),
  MISSING_MODULE_ID: () => raw('GET', '/wps/captcha', { 'x-gateway-version': '3' }),
  UNKNOWN_CALL: () => raw('GET', '/wps/nothing'),
  METHOD_NOT_ALLOWED: () => raw('DELETE', '/wps/captcha'),
  INVALID_QUERY: () => raw('GET', '/wps/captcha?admin=1'),
  INVALID_BODY: () => send('smsNoLogin', { body: {} }),
  IDEMPOTENCY_KEY_REQUIRED: () => moved({ amount: 1 }),
  INSUFFICIENT_BALANCE: () => moved({ amount: 1 }, 'key-12345'),
  DUPLICATE_TRANSACTION: async () => {
    await moved({ amount: 1 }, 'key-67890');
    return moved({ amount: 2 }, 'key-67890');
  },
  BODY_TOO_LARGE: () => send('smsNoLogin', { body: { mobileNum: 'x'.repeat(200_000) } }),
  MALFORMED_REQUEST: () => bytes('GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
  HEADERS_TOO_LARGE: () => bytes(`GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`),
  REQUEST_TOO_SLOW: () => bytes('GET / HTTP/1.1\r\nHost: x\r\nX-A: '),
  BUSY: () => inARush(() => login('demo')),
  UNSUPPORTED_MEDIA_TYPE: () =>
    raw('POST', '/wps/verification/sms/noLogin', { ...callHeaders, 'content-type': 'text/plain' }, '{}'),
  ENCRYPTION_REQUIRED: () =>
    raw('POST', '/wps/session/login', { ...callHeaders, 'content-type': 'application/json' }, '{}'),
  DECRYPTION_FAILED: () =>
    raw('POST', '/wps/session/login', { ...callHeaders, 'content-type': 'application/jose' }, 'a.b.c.d.e'),
  ENCRYPTED_FOR_ANOTHER_CALL: async () =>
    raw(
      'POST',
      '/wps/session/login',
      { ...callHeaders, 'content-type': 'application/jose' },
      await gateway.client.encrypt('{}', { call: 'memberRegister' }),
    ),
  SESSION_REQUIRED: () => send('memberInfo'),
  SESSION_EXPIRED: () => send('memberInfo', { token: 'A'.repeat(43) }),
  SESSION_CHANGED: () =>
    send('memberInfo', {
      headers: { 'x-session': 'cookie', 'x-session-member': 'somebody', cookie: 'gw_session=token%20nobody' },
    }),
  WRONG_ORIGIN: () =>
    send('memberInfo', { headers: { 'x-session': 'cookie', origin: 'https://elsewhere.example' } }),
  ACCOUNT_FROZEN: async () => {
    const { id, brand } = await gateway.db
      .selectFrom('members')
      .select(['id', 'brand'])
      .where('account', '=', 'demoteam5')
      .executeTakeFirstOrThrow();
    const now = gateway.now();
    const frozen = { brand, memberId: id, agentId: id, reason: 'Stolen', now, random: gateway.random };
    await askFreeze(gateway.db, frozen);
    await gateway.db
      .updateTable('freeze_requests')
      .set({ state: 'FROZEN', decided_by: 'ann', decided_at: now })
      .where('member_id', '=', id)
      .execute();
    return login('demoteam5');
  },
  PASSWORD_DUE: async () => {
    await gateway.db
      .updateTable('members')
      .set({ password_own: false })
      .where('account', '=', 'demosub')
      .execute();
    return send('sessionList', { token: await tokenOf('demosub') });
  },
  EXCLUDED: async () => {
    await gateway.client.value('protectionExclude', {
      token: await tokenOf('demoteam3'),
      body: { kind: 'timeOut', hours: 24 },
    });
    return send('memberNickname', { token: await tokenOf('demoteam3'), body: { nickname: 'Someone' } });
  },
  LIMIT_NOT_READY: async () =>
    send('protectionPending', {
      token: await register(),
      body: { kind: 'deposit', period: 'day', confirm: true },
    }),
  PROTECTION_CHOICE: async () =>
    send('protectionExclude', { token: await register(), body: { kind: 'timeOut', hours: 25 } }),
  REAL_ACCOUNT_REQUIRED: async () => {
    const random = await gateway.client.freePlayRandom(`provoked-${Date.now()}-guest`);
    const body = { os: 'Linux', platform: 'W', version: 3, random };
    const { token } = await gateway.client.value('sessionFreePlay', { body });
    return send('memberSecurity', { token });
  },
  NOT_A_MEMBER: () => login('demoguest'),
  DOWNLINE_UNKNOWN: async () =>
    send('agentRate', { token: await tokenOf('demoagent'), body: { member: 'nobody', rate: 0 } }),
  NOT_AN_AGENT: () => login('demo', { side: 'agent' }),
  LOGIN_VERIFICATION_REQUIRED: () => {
    gateway.set({ flags: { verifyUnregisteredIp: true, MOBILEVERCODELOGIN3: true } });
    return login('demo', {}, { 'x-forwarded-for': '203.0.113.7' });
  },
  LOGIN_VERIFICATION_EXPIRED: () =>
    send('loginVerificationCode', { body: { ticket: 'A'.repeat(43), method: 'email' } }),
  LOGIN_VERIFICATION_IMPOSSIBLE: () => {
    gateway.set({ flags: { verifyUnregisteredIp: true } });
    return login('demoteam1', {}, { 'x-forwarded-for': '203.0.113.8' });
  },
  REMEMBERED_LOGIN_ENDED: () =>
    send('sessionLogin', {
      headers: { cookie: `gw_remember=${'A'.repeat(43)}` },
      body: { type: 'remembered', username: 'demo' },
    }),
  PASSKEYS_OFF: () => {
    gateway.set({ flags: { passkeys: false } });
    return send('passkeyChallenge');
  },
  PASSKEY_REFUSED: () => {
    const response = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' };
    const credential = { id: 'AA', rawId: 'AA', type: 'public-key', clientExtensionResults: {}, response };
    return send('sessionLogin', { body: { type: 'passkey', credential } });
  },
  WRONG_CREDENTIALS: () => failing('demo', 1),
  CAPTCHA_REQUIRED: () => failing('demoteam1', 4),
  CAPTCHA_WRONG: async () => {
    await failing('demoteam1', 3);
    return login('demoteam1', { captcha: 'AAAAA', captchaId: 'nobody' });
  },
  HUMAN_REQUIRED: () => {
    gateway.set({ flags: { humanVerification: true } });
    return login('demo');
  },
  HUMAN_WRONG: () => {
    gateway.set({ flags: { humanVerification: true } });
    return login('demo', { human: 'e30=' });
  },
  HUMAN_UNAVAILABLE: () => {
    gateway.set({ flags: { humanVerification: true } });
    geetest();
    return send('humanChallenge');
  },
  ACCOUNT_UNKNOWN: () => {
    gateway.set({ flags: { tellUnknownAccounts: true } });
    return send('memberPasswordEmail', { body: { username: 'Nobody98', email: 'nobody@example.com' } });
  },
  VERIFICATION_OFF: () => {
    gateway.set({ flags: { MOBILEVERCODELOGIN3: false, CHNGPASSVERIF3: false } });
    return send('smsNoLogin', { body: { mobileNum: '0977000001', countryDialingCode: '95' } });
  },
  PASSWORD_RESET_OFF: () => {
    gateway.set({ flags: { CHNGPASSVERIF3: false } });
    return send('memberPasswordVerification', {
      body: { mobileNum: '0977000001', verificationCode: '123456', newPassword: password },
    });
  },
  MESSAGE_NOT_SENT: () => {
    mute.set({ flags: { MOBILEVERCODELOGIN3: true } });
    return mute.client.send('smsNoLogin', { body: { mobileNum: '0977000001', countryDialingCode: '95' } });
  },
  LOGIN_TYPE_UNAVAILABLE: () => send('sessionProvider', { body: { provider: 'nobody' } }),
  PROVIDER_UNAVAILABLE: () => send('sessionProvider', { body: { provider: 'broken' } }),
  PROVIDER_REFUSED: () => telegram(1, { result: telegramResult({ id: 1, auth_date: 1 }, 'another bot') }),
  PROVIDER_STATE: () => telegram(1, { state: 'A'.repeat(43) }),
  IDENTITY_UNKNOWN: () => telegram(2),
  IDENTITY_TAKEN: async () => {
    await link(3, await register());
    // A signed Telegram result is accepted once.
    gateway.wait(minute);
    return link(3, await register());
  },
  TICKET_EXPIRED: () => send('memberRegister', { body: registration({ ticket: 'A'.repeat(43) }) }),
  TOO_MANY_REQUESTS: () => {
    gateway.set({ constants: { captchaAfterFailures: 20, loginFailuresMax: 3 } });
    return failing('demoteam2', 4);
  },
  INVALID_FIELDS: () => send('memberRegister', { body: registration({ username: '1' }) }),
  REGISTRATION_OFF: () => {
    gateway.set({ flags: { registerByUsername: false } });
    return send('memberRegister', { body: registration() });
  },
  PREVIEW_ENDED: () => send('systemStatus', { headers: { 'x-livery-preview': 'ended' } }),
  PREVIEW_ONLY: () =>
    send('memberRegister', { body: registration(), headers: { 'x-livery-preview': 'open' } }),
  REGION_RESTRICTED: () => {
    keepOut({ regions: { blocked: ['KP'] } });
    return login('demo', {}, { 'cf-ipcountry': 'KP' });
  },
  ADDRESS_BLOCKED: () => {
    keepOut({ addresses: { blocked: [{ range: '127.0.0.0/8', reason: 'Provoked.' }] } });
    return login('demo');
  },
  FREE_PLAY_OFF: () => {
    gateway.set({ flags: { freePlay: false } });
    return send('sessionFreePlay', { body: { os: 'Linux', platform: 'W', version: 3, random: 'x' } });
  },
  FREE_PLAY_REPLAYED: async () => {
    const random = await gateway.client.freePlayRandom('provoked-and-then-sent-again');
    const body = { os: 'Linux', platform: 'W', version: 3, random };
    await gateway.client.value('sessionFreePlay', { body });
    return send('sessionFreePlay', { body });
  },
  TOTP_ON: async () => {
    const token = await register();
    const { secret } = await gateway.client.value('totpBegin', { token, body: { password } });
    const totp = new TOTP({ secret: Secret.fromBase32(secret), period: 30, digits: 6 });
    const totpCode = totp.generate({ timestamp: gateway.now().getTime() });
    await gateway.client.value('totpConfirm', { token, body: { totpCode } });
    return send('totpBegin', { token, body: { password } });
  },
  TOTP_OFF: async () => send('totpConfirm', { token: await register(), body: { totpCode: '123456' } }),
  CONTACT_NOT_VERIFIED: async () => send('paymentPasswordCode', { token: await register() }),
  PICTURE_TYPE: async () => upload(await register(), '<svg onload="alert(1)"/>'),
  // The head of a PNG that says it is 1 by 1.
  PICTURE_SIZE: async () =>
    upload(
      await register(),
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
        'base64',
      ),
    ),
  AVATAR_NOT_OFFERED: async () =>
    send('avatarChoose', { token: await register(), body: { avatar: 'nobody' } }),
  GAME_NOT_FOUND: () => raw('GET', '/wps/relay/GLS2_roomList?gameId=nobody'),
  CONFIRM_TRANSFER: async () => {
    const { token } = await gateway.client.value('sessionLogin', {
      body: { username: 'demo', password: demoPassword, type: 'username' },
    });
    gateway.publish((documents) => {
      const { vendors } = documents['lobby/main'] as LobbyDocument;
      Object.assign(vendors?.['spin'] ?? {}, { wallet: 'transfer', trial: true, maintenance: false });
    });
    return send('launchAddress', { token, body: { gameId: 'comet' } });
  },
  GAME_NOT_STARTED: async () => send('launchAddress', { token: await register(), body: { gameId: 'lotus' } }),
  ROOM_NOT_FOUND: async () =>
    send('launchAddress', { token: await register(), body: { gameId: 'comet', roomId: 'none' } }),
  LAUNCH_MISMATCH: async () =>
    send('launchAddress', { token: await register(), body: { gameId: 'comet', merchantCode: 'other' } }),
  GAME_MAINTENANCE: () => launchAt({ maintenance: true }),
  TRIAL_NOT_OFFERED: () => launchAt({ trial: false }, 'trial'),
  // Nobody is where the vendor should be.
  VENDOR_UNAVAILABLE: () => launchAt({}),
  FAVORITES_FULL: async () => {
    const token = await register();
    gateway.set({ constants: { favoriteGamesMax: 1 } });
    const keep = (gameId: string) => send('favoriteGame', { token, body: { gameId, favorite: true } });
    await keep('comet');
    return keep('tides');
  },
  ...provokeCashier(() => gateway),
  ...provokeChat(() => gateway),
  ...provokeTransfers(() => gateway),
  ...provokeAgentMessages(() => gateway),
  ...provokeContracts(() => gateway),
  ...provokePoints(() => gateway),
  ...provokePromotions(() => gateway),
  ...provokeMessages(() => gateway),
  ...provokeSupport(() => gateway),
  ...provokeBonus(() => gateway),
  ...provokeLottery(() => gateway, tokenOf),
  AFFILIATE_NOT_FOUND: () => raw('GET', '/wps/agent/affiliate?code=NOBODY&domain=alpha.example'),
  MERCHANT_NOT_FOUND: () => raw('GET', '/wps/relay/GCSGAME_gameVendor?merchantCode=nobody'),
  LANGUAGE_NOT_OFFERED: async () =>
    send('languageUpdate', { token: await tokenOf('demo'), body: { language: 'xx' } }),
  BRAND_NOT_FOUND: () => brandless.client.send('captcha'),
  GATEWAY_UNREACHABLE: () => orphan.client.send('captcha'),
  UNAVAILABLE: () => brandless.client.send('captcha', { headers: { host: 'silent.example' } }),
  INTERNAL_ERROR: () => brandless.client.send('captcha', { headers: { host: 'broken.example' } }),
};

describe('the codes of the gateway', () => {
  it.each(Object.entries(provoked))('%s comes about', async (name, provoke) => {
    const code = name as CallErrorCode;
    const { status, json } = await provoke();
    expect([status, json?.success, json?.code]).toEqual([callErrors[code].status, false, code]);
    expect(json.message).toBe(callErrors[code].message);
  });
});
