import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnyDocument } from '#engine/packs.ts';
import { databases } from '#server/testing/database.ts';
import { startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';

const minute = 60_000;
const password = 'Quiet-Harbour-58';

describe.each(databases)('the payment password on %s', (kind) => {
  let gateway: TestGateway;
  let names = 0;
  beforeAll(async () => {
    gateway = await startGateway(kind);
  });
  afterAll(() => gateway.close());
  beforeEach(() => {
    gateway.wait(61 * minute);
    gateway.set({ constants: { passwordExpiryDays: 0, loginFailuresMax: 5, paymentPasswordTries: 3 } });
  });

  const register = async (email?: string) => {
    const username = `Payer${(names += 1)}`;
    const body = {
      username,
      password,
      verifyPwd: password,
      termsAgreement: true,
      registerMethod: 'WEB',
      login: true,
      ...(email !== undefined && { email }),
    };
    return (await gateway.client.value('memberRegister', { body })).token;
  };
  const set = (token: string, fresh: string, more: object = {}) =>
    gateway.client.send('paymentPassword', {
      token,
      body: { newPaymentPassword: fresh, confirmPaymentPassword: fresh, ...more },
    });
  const fieldsOf = (answer: { json: { value?: { fields?: { field: string; code: string }[] } } }) =>
    answer.json.value?.fields?.map(({ field, code }) => `${field} ${code}`) ?? [];
  const isSet = async (token: string) =>
    (await gateway.client.value('memberSecurity', { token })).paymentPassword;
  const codeFor = async (to: string) => /\b\d{6}\b/u.exec((await gateway.message(to)).text)?.[0] ?? '';
  const verify = async (token: string, email: string) => {
    await gateway.client.value('memberContactCode', { token, body: { channel: 'email' } });
    const verificationCode = await codeFor(email);
    await gateway.client.value('memberContact', { token, body: { channel: 'email', verificationCode } });
  };

  it('is set with the login password, by the rule of registration', async () => {
    const token = await register();
    expect(fieldsOf(await set(token, '730194'))).toEqual(['password REQUIRED']);
    expect(fieldsOf(await set(token, '730194', { password: 'Other-Harbour-58' }))).toEqual([
      'password WRONG',
    ]);
    expect(fieldsOf(await set(token, '12ab', { password }))[0]).toBe('newPaymentPassword LENGTH');
    const other = { password, confirmPaymentPassword: '730195' };
    expect(fieldsOf(await set(token, '730194', other))).toEqual(['confirmPaymentPassword NOT_EQUAL']);
    expect(await isSet(token)).toBe(false);
    expect((await set(token, '730194', { password })).status).toBe(200);
    expect(await isSet(token)).toBe(true);
  });

  it('is the same in the digits of any script', async () => {
    const form = join(import.meta.dirname, '../../../configs/base/form/paymentPassword.json');
    gateway.publish((documents) => {
      documents['form/paymentPassword'] = JSON.parse(readFileSync(form, 'utf8')) as AnyDocument;
    });
    const token = await register();
    expect((await set(token, '၇၃၀၁၉၄', { password })).status).toBe(200);
    expect((await set(token, '551870', { oldPaymentPassword: '730194' })).status).toBe(200);
    expect((await set(token, '730194', { oldPaymentPassword: '၅၅၁၈၇၀' })).status).toBe(200);
  });

  it('changes with the old one, which is guessed so often and no more', async () => {
    const token = await register();
    await set(token, '730194', { password });
    expect(fieldsOf(await set(token, '551870', { password }))).toEqual(['oldPaymentPassword REQUIRED']);
    expect((await set(token, '551870', { oldPaymentPassword: '730194' })).status).toBe(200);
    const guesses = [];
    for (let count = 0; count < 4; count += 1) {
      guesses.push((await set(token, '882917', { oldPaymentPassword: '730194' })).status);
    }
    expect(guesses).toEqual([422, 422, 422, 429]);
    expect((await set(token, '882917', { oldPaymentPassword: '551870' })).status).toBe(429);
    gateway.wait(15 * minute);
    expect((await set(token, '882917', { oldPaymentPassword: '551870' })).status).toBe(200);
  });

  it('is none that is guessed first, none that is in use, and not the login password', async () => {
    gateway.set({ flags: { refuseCommonPasswords: true } });
    gateway.publish((documents) => {
      const rules = documents['rules/register'] as { fields: Record<string, object> };
      rules.fields['paymentPassword'] = { enabled: true, required: false, minLength: 6 };
    });
    const token = await register();
    expect(fieldsOf(await set(token, '123456', { password }))).toEqual(['newPaymentPassword COMMON']);
    expect(fieldsOf(await set(token, password, { password }))).toEqual([
      'newPaymentPassword SAME_AS_PASSWORD',
    ]);
    await set(token, '730194', { password });
    expect(fieldsOf(await set(token, '730194', { oldPaymentPassword: '730194' }))).toEqual([
      'newPaymentPassword SAME_AS_OLD',
    ]);
  });

  it('when forgotten takes the login password and a code to what is verified', async () => {
    const email = 'payer4@alpha.example';
    const token = await register(email);
    await set(token, '730194', { password });
    const send = () => gateway.client.send('paymentPasswordCode', { token });
    expect((await send()).json.code).toBe('CONTACT_NOT_VERIFIED');
    await verify(token, email);
    gateway.wait(minute);
    expect((await send()).json.value).toEqual({ expiredMinutes: 10, to: 'p•••••@alpha.example' });
    const verificationCode = await codeFor(email);
    expect(fieldsOf(await set(token, '551870', { verificationCode }))).toEqual(['password REQUIRED']);
    expect(fieldsOf(await set(token, '551870', { password, verificationCode: '000000' }))).toEqual([
      'verificationCode WRONG',
    ]);
    expect((await set(token, '551870', { password, verificationCode })).status).toBe(200);
    expect(fieldsOf(await set(token, '882917', { password, verificationCode }))).toEqual([
      'verificationCode WRONG',
    ]);
    expect((await set(token, '882917', { oldPaymentPassword: '551870' })).status).toBe(200);
  });
});
