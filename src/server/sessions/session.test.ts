import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ConstantsDocument, FlagsDocument } from '#contract/generated/documents.ts';
import { databases } from '#server/testing/database.ts';
import { newCaptcha } from '#server/human-check/captchas.ts';
import { GatewayClient } from '#server/gateway/testing/client.ts';
import { demoPassword, startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { sha256Hex } from '#server/crypto/tokens.ts';

const minute = 60_000;
const hour = 60 * minute;

describe.each(databases)('sessions on %s', (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway(kind);
  });
  afterAll(() => gateway.close());
  // Counters and sessions of one test are over before the next.
  beforeEach(() => gateway.wait(24 * hour));

  const login = (username: string, password: string, more: object = {}) =>
    gateway.client.send('sessionLogin', { body: { username, password, type: 'username', ...more } });
  const token = async (username = 'demo'): Promise<string> =>
    (await login(username, demoPassword)).json.value.token as string;
  const info = (session: string) => gateway.client.send('memberInfo', { token: session });
  /** A captcha of which the test knows the answer. */
  const captcha = async (): Promise<{ captcha: string; captchaId: string }> => {
    const made = await newCaptcha({
      gateway: { db: gateway.db, random: gateway.random },
      brand: gateway.brand(),
      now: gateway.now(),
    });
    return { captcha: made.answer.toLowerCase(), captchaId: made.id };
  };
  const constants = (change: Partial<ConstantsDocument['constants']>): void =>
    gateway.publish((documents) =>
      Object.assign((documents['constants/main'] as ConstantsDocument).constants, change),
    );

  it('answers token, customer id, account and what the page has to do next [API-01] [ENT-02] [ENT-03]', async () => {
    await gateway.db
      .updateTable('members')
      .set({ labels: '["Regular"]' })
      .where('account', '=', 'demo')
      .execute();
    const { status, json } = await login('  DEMO ', demoPassword);
    expect(status).toBe(200);
    expect(json.value).toMatchObject({
      account: 'demo',
      type: 0,
      memberLabel: [{ labelName: 'Regular' }],
      firstTimeLogin: false,
      passwordExpired: false,
      expiresAt: new Date(gateway.now().getTime() + 12 * hour).toISOString(),
    });
    expect(Buffer.from(json.value.token as string, 'base64url')).toHaveLength(32);
    expect(json.value.customerId).toMatch(/^[\w-]{22}$/u);
  });

  it('keeps only a hash of the token', async () => {
    const session = await token();
    const rows = await gateway.db.selectFrom('member_sessions').selectAll().execute();
    expect(rows.map(({ token_hash }) => token_hash)).toContain(sha256Hex(session));
    expect(JSON.stringify(rows)).not.toContain(session);
  });

  it('says the same about a wrong password and an unknown account', async () => {
    const [wrong, unknown] = [
      await login('demo', 'Wrong-password-1'),
      await login('nobody', 'Wrong-password-1'),
    ];
    expect(wrong.status).toBe(401);
    expect(wrong.json).toEqual(unknown.json);
    expect(wrong.json).toMatchObject({ success: false, code: 'WRONG_CREDENTIALS' });
  });

  it('asks for a captcha after some failures, and accepts it once [API-01] [API-20] [ENT-03]', async () => {
    await login('demoteam1', 'wrong');
    const second = await login('demoteam1', 'wrong');
    expect(second.json).toMatchObject({ code: 'WRONG_CREDENTIALS', value: { captcha: true } });
    const without = await login('demoteam1', demoPassword);
    expect(without.json).toMatchObject({ code: 'CAPTCHA_REQUIRED', value: { captcha: true } });
    const answered = await captcha();
    const wrongly = await login('demoteam1', demoPassword, { ...answered, captcha: 'AAAAA' });
    expect(wrongly.json).toMatchObject({ code: 'CAPTCHA_WRONG', value: { captcha: true } });
    const usedUp = await login('demoteam1', demoPassword, answered);
    expect(usedUp.json.code).toBe('CAPTCHA_WRONG');
    const right = await login('demoteam1', demoPassword, await captcha());
    expect(right.status).toBe(200);
    const after = await login('demoteam1', demoPassword);
    expect(after.status).toBe(200);
  });

  it('does not accept a captcha that has run out', async () => {
    for (let failure = 0; failure < 2; failure += 1) await login('demoteam2', 'wrong');
    const answered = await captcha();
    gateway.wait(5 * minute);
    expect((await login('demoteam2', demoPassword, answered)).json.code).toBe('CAPTCHA_WRONG');
  });

  it('locks the pair of account and address after too many failures, and nobody else', async () => {
    for (let failure = 0; failure < 5; failure += 1) await login('demoteam3', 'wrong', await captcha());
    const locked = await login('demoteam3', demoPassword, await captcha());
    expect(locked.status).toBe(429);
    expect(locked.json.code).toBe('TOO_MANY_REQUESTS');
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    const elsewhere = await gateway.client.send('sessionLogin', {
      headers: { 'x-forwarded-for': '203.0.113.9' },
      body: { username: 'demoteam3', password: demoPassword, type: 'username', ...(await captcha()) },
    });
    expect(elsewhere.status).toBe(200);
    gateway.wait(15 * minute);
    expect((await login('demoteam3', demoPassword)).status).toBe(200);
  });

  it('counts attempts made at the same time, so that none slips through', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => login('demoteam4', 'wrong')));
    const looked = answers.filter(({ json }) => json.code === 'WRONG_CREDENTIALS');
    expect(looked.length).toBeLessThanOrEqual(2);
  });

  it('belongs to one brand: neither account nor token is known at another', async () => {
    const beta = new GatewayClient(gateway.origin, 'beta.example');
    expect((await beta.send('memberInfo', { token: await token() })).json.code).toBe('SESSION_EXPIRED');
    const body = { username: 'demo', password: demoPassword, type: 'username' };
    expect((await beta.send('sessionLogin', { body })).json.code).toBe('WRONG_CREDENTIALS');
  });

  it('demands another password when it has expired, where the brand forces that [STA-03] [SCR-10] [ENT-18]', async () => {
    gateway.wait(91 * 24 * hour);
    const told = async () => {
      const { passwordExpired, passwordDue } = (await login('demo', demoPassword)).json.value;
      return [passwordExpired, passwordDue];
    };
    expect(await told()).toEqual([true, true]);
    gateway.set({ flags: { forceExpiredPasswordChange: false } });
    expect(await told()).toEqual([false, false]);
    gateway.set({ flags: { forceExpiredPasswordChange: true } });
    constants({ passwordExpiryDays: 0 });
    expect((await login('demo', demoPassword)).json.value.passwordExpired).toBe(false);
  });

  it('ends a session that was idle for too long, and one that is too old', async () => {
    const idle = await token();
    for (const pause of [20, 20, 20]) {
      gateway.wait(pause * minute);
      expect((await info(idle)).status).toBe(200);
    }
    gateway.wait(31 * minute);
    expect((await info(idle)).json.code).toBe('SESSION_EXPIRED');

    const old = await token();
    for (let passed = 0; passed < 12 * 60 - 20; passed += 20) {
      gateway.wait(20 * minute);
      expect((await info(old)).status).toBe(200);
    }
    gateway.wait(20 * minute);
    expect((await info(old)).json.code).toBe('SESSION_EXPIRED');
  });

  it('logs out: the token is worth nothing afterwards, others go on [API-03]', async () => {
    const [one, other] = [await token(), await token()];
    const out = await gateway.client.send('sessionLogout', { token: one });
    expect(out.json).toEqual({ success: true, value: null });
    expect((await info(one)).json.code).toBe('SESSION_EXPIRED');
    expect((await info(other)).status).toBe(200);
  });

  it('remembers the login before this one [API-11] [ENT-01]', async () => {
    await gateway.db
      .updateTable('members')
      .set({ club_label: 'Gold', labels: '["Regular","Lottery"]' })
      .where('account', '=', 'demosub')
      .execute();
    await token('demosub');
    const before = gateway.now().toISOString();
    gateway.wait(hour);
    const { json } = await info(await token('demosub'));
    expect(json.value).toMatchObject({
      id: expect.stringMatching(/^[\w-]{22}$/u),
      account: 'demosub',
      nickname: 'Thiri',
      type: 41,
      toUpline: 'demoagent',
      clubLabel: { labelName: 'Gold' },
      memberLabel: [{ labelName: 'Regular' }, { labelName: 'Lottery' }],
      lastLoginAt: before,
    });
  });

  it('makes each demo login a guest with trial credit of its own, and takes a random string once [API-02] [ENT-13]', async () => {
    const play = async (random: string) =>
      gateway.client.send('sessionFreePlay', { body: { os: 'Linux', platform: 'W', version: 3, random } });
    const encrypted = await gateway.client.freePlayRandom('a-random-string-of-the-page-1');
    const [one, other] = [
      await play(encrypted),
      await play(await gateway.client.freePlayRandom('a-random-string-of-the-page-2')),
    ];
    expect(one.json.value.type).toBe(4);
    expect(one.json.value.customerId).not.toBe(other.json.value.customerId);
    const balance = await gateway.client.value('walletBalance', { token: one.json.value.token });
    expect(balance.sumBalance).toBe('100000');
    expect((await play(encrypted)).json.code).toBe('FREE_PLAY_REPLAYED');
    expect((await play('not encrypted')).json.code).toBe('DECRYPTION_FAILED');
    expect((await play(await gateway.client.freePlayRandom('short'))).json.code).toBe('DECRYPTION_FAILED');
    gateway.publish((documents) => {
      (documents['flags/main'] as FlagsDocument).flags.freePlay = false;
    });
    expect((await play(await gateway.client.freePlayRandom('a-random-string-of-the-page-3'))).json.code).toBe(
      'FREE_PLAY_OFF',
    );
  });

  it('refuses ways to log in that it does not have', async () => {
    for (const body of [
      { type: 'sms', mobileNum: '0977000001', verificationCode: '123456' },
      { type: 'firebase', idToken: 'of.a.phone' },
    ]) {
      const answer = await gateway.client.send('sessionLogin', { body });
      expect([answer.status, answer.json.code]).toEqual([422, 'LOGIN_TYPE_UNAVAILABLE']);
    }
  });

  it('keeps the language of a member, if the brand offers it [API-57]', async () => {
    const session = await token();
    const put = (language: string) =>
      gateway.client.send('languageUpdate', { token: session, body: { language } });
    expect((await put('en')).json).toEqual({ success: true, value: null });
    const { language } = await gateway.db
      .selectFrom('members')
      .select('language')
      .where('account_key', '=', 'demo')
      .executeTakeFirstOrThrow();
    expect(language).toBe('en');
    expect((await put('ko')).json.code).toBe('LANGUAGE_NOT_OFFERED');
  });
});
