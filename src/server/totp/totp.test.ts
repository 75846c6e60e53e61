import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databases } from '#server/testing/database.ts';
import type { CallContext } from '#server/calls/call.ts';
import { startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { checkTotp } from './check-totp.ts';

const minute = 60_000;
const step = 30_000;

describe.each(databases)('authenticators on %s', (kind) => {
  let gateway: TestGateway;
  let names = 0;
  beforeAll(async () => {
    gateway = await startGateway(kind);
  });
  afterAll(() => gateway.close());
  beforeEach(() => {
    gateway.wait(20 * minute);
    gateway.set({ constants: { loginFailuresMax: 5, totpTries: 5, passwordExpiryDays: 0 } });
  });

  const password = 'Secret-1234';
  const register = async () => {
    const username = `Holder${(names += 1)}`;
    const body = {
      username,
      password,
      verifyPwd: password,
      termsAgreement: true,
      registerMethod: 'WEB',
      login: true,
    };
    const { token, customerId } = await gateway.client.value('memberRegister', { body });
    return { token, id: customerId, username };
  };
  const begin = (token: string, given = password) =>
    gateway.client.send('totpBegin', { token, body: { password: given } });
  const codeNow = (secret: string, moved = 0): string =>
    TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: gateway.now().getTime() + moved });
  const confirm = (token: string, totpCode: string) =>
    gateway.client.send('totpConfirm', { token, body: { totpCode } });
  const check = (id: string, code: string): Promise<boolean> =>
    checkTotp(
      {
        gateway: { db: gateway.db, random: gateway.random },
        brand: gateway.brand(),
        now: gateway.now(),
      } as unknown as CallContext,
      id,
      code,
    );
  const enrolled = async () => {
    const member = await register();
    const { secret } = (await begin(member.token)).json.value;
    const { recoveryCodes } = (await confirm(member.token, codeNow(secret))).json.value;
    gateway.wait(2 * step);
    return { ...member, secret: secret as string, recoveryCodes: recoveryCodes as string[] };
  };
  const fieldsOf = (answer: { json: { value: { fields: { field: string; code: string }[] } } }) =>
    answer.json.value.fields.map(({ field, code }) => `${field} ${code}`);

  it('are set up with the password and a first code, and give ten recovery codes', async () => {
    const { token, id, username } = await register();
    expect(fieldsOf(await begin(token, 'Wrong-1234'))).toEqual(['password WRONG']);
    const { secret, address } = (await begin(token)).json.value;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/u);
    expect(address).toMatch(new RegExp(`^otpauth://totp/.*${username}\\?.*secret=${secret}`, 'u'));
    expect(address).toContain('issuer=alpha');
    // Nothing is in use before the first code has come.
    expect(await check(id, codeNow(secret))).toBe(false);
    expect(fieldsOf(await confirm(token, codeNow(secret, 10 * minute)))).toEqual(['totpCode WRONG']);
    const { recoveryCodes } = (await confirm(token, codeNow(secret))).json.value;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await confirm(token, codeNow(secret))).json.code).toBe('TOTP_OFF');
    expect((await begin(token)).json.code).toBe('TOTP_ON');
  });

  it('are not set up by a code that comes too late, and a new key takes the place of one that was begun', async () => {
    const { token } = await register();
    const first = (await begin(token)).json.value.secret;
    const second = (await begin(token)).json.value.secret;
    expect(fieldsOf(await confirm(token, codeNow(first)))).toEqual(['totpCode WRONG']);
    gateway.wait(16 * minute);
    expect((await confirm(token, codeNow(second))).json.code).toBe('TOTP_OFF');
  });

  it('are not set up by guessing the first code', async () => {
    const { token } = await register();
    const { secret } = (await begin(token)).json.value;
    const statuses = [];
    for (let guess = 0; guess < 6; guess += 1) statuses.push((await confirm(token, 'none')).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    expect((await confirm(token, codeNow(secret))).status).toBe(429);
  });

  it('accept the code of a step once, and those of the steps beside it', async () => {
    const { id, secret } = await enrolled();
    const code = codeNow(secret);
    expect(await check(id, code)).toBe(true);
    expect(await check(id, code)).toBe(false);
    // One before it is worth nothing after it.
    expect(await check(id, codeNow(secret, -step))).toBe(false);
    const next = codeNow(secret, step);
    expect(await check(id, ` ${next.slice(0, 3)} ${next.slice(3)} `)).toBe(true);
    gateway.wait(5 * step);
    expect(await check(id, codeNow(secret, -2 * step))).toBe(false);
    expect(await check(id, codeNow(secret, 2 * step))).toBe(false);
  });

  it('take one of several at once', async () => {
    const { id, secret, recoveryCodes } = await enrolled();
    const code = codeNow(secret);
    expect(
      (await Promise.all([check(id, code), check(id, code), check(id, code)])).filter(Boolean),
    ).toHaveLength(1);
    const [spare = ''] = recoveryCodes;
    expect((await Promise.all([check(id, spare), check(id, spare)])).filter(Boolean)).toHaveLength(1);
  });

  it('accept each recovery code once, however it is typed, and only of its member', async () => {
    const { id, recoveryCodes } = await enrolled();
    const other = await enrolled();
    const [one = '', two = ''] = recoveryCodes;
    expect(await check(other.id, one)).toBe(false);
    expect(await check(id, ` ${one.replace('-', ' ').toUpperCase()}`)).toBe(true);
    expect(await check(id, one)).toBe(false);
    expect(await check(id, two)).toBe(true);
  });

  it('are guessed so often and no more, right or wrong', async () => {
    const { id, secret } = await enrolled();
    for (let guess = 0; guess < 5; guess += 1) expect(await check(id, 'none-such')).toBe(false);
    expect(await check(id, codeNow(secret))).toBe(false);
    gateway.wait(15 * minute);
    expect(await check(id, codeNow(secret))).toBe(true);
  });

  it('give new recovery codes in place of the old ones, for password and code', async () => {
    const { token, id, secret, recoveryCodes } = await enrolled();
    const ask = (body: object) => gateway.client.send('totpRecovery', { token, body });
    expect(fieldsOf(await ask({ password: 'Wrong-1234', totpCode: codeNow(secret) }))).toEqual([
      'password WRONG',
    ]);
    expect(fieldsOf(await ask({ password, totpCode: '000000' }))).toEqual(['totpCode WRONG']);
    const fresh = (await ask({ password, totpCode: codeNow(secret) })).json.value.recoveryCodes;
    expect(await check(id, recoveryCodes[0] ?? '')).toBe(false);
    expect(await check(id, fresh[0])).toBe(true);
  });

  it('are turned off for password and code, recovery codes and all', async () => {
    const { token, id, secret, recoveryCodes } = await enrolled();
    const end = (body: object) => gateway.client.send('totpEnd', { token, body });
    expect(fieldsOf(await end({ password, totpCode: '123456' }))).toEqual(['totpCode WRONG']);
    expect((await end({ password, totpCode: recoveryCodes[0] })).status).toBe(200);
    expect(await check(id, codeNow(secret))).toBe(false);
    expect(await check(id, recoveryCodes[1] ?? '')).toBe(false);
    expect((await end({ password, totpCode: codeNow(secret) })).json.code).toBe('TOTP_OFF');
    expect((await begin(token)).status).toBe(200);
  });

  it('are nothing for guests, and their keys lie sealed', async () => {
    const random = await gateway.client.freePlayRandom('a-random-string-of-the-page-1');
    const body = { os: 'Linux', platform: 'W', version: 3, random };
    const guest = await gateway.client.value('sessionFreePlay', { body });
    expect((await begin(guest.token)).json.code).toBe('REAL_ACCOUNT_REQUIRED');
    const { secret, recoveryCodes } = await enrolled();
    const rows = JSON.stringify([
      await gateway.db.selectFrom('member_totp').selectAll().execute(),
      await gateway.db.selectFrom('member_recovery_codes').selectAll().execute(),
    ]);
    for (const hidden of [secret, ...recoveryCodes]) expect(rows).not.toContain(hidden);
  });
});
