import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FormDocument, RulesDocument } from '#contract/generated/documents.ts';
import { databases } from '#server/testing/database.ts';
import { startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';

const minute = 60_000;
const password = 'Secret-1234';

describe.each(databases)('contact data of a member on %s', (kind) => {
  let gateway: TestGateway;
  let names = 0;
  beforeAll(async () => {
    gateway = await startGateway(kind);
  });
  afterAll(() => gateway.close());
  beforeEach(() => {
    gateway.wait(61 * minute);
    gateway.set({ constants: { passwordExpiryDays: 0, loginFailuresMax: 5, smsPerNumberHour: 6 } });
  });

  const register = async (more: object = {}) => {
    const username = `Contact${(names += 1)}`;
    const body = {
      username,
      password,
      verifyPwd: password,
      termsAgreement: true,
      registerMethod: 'WEB',
      login: true,
      ...more,
    };
    return (await gateway.client.value('memberRegister', { body })).token;
  };
  const ask = (token: string, body: object) => gateway.client.send('memberContactCode', { token, body });
  const keep = (token: string, body: object) => gateway.client.send('memberContact', { token, body });
  const security = (token: string) => gateway.client.value('memberSecurity', { token });
  const codeFor = async (to: string) => /\b\d{6}\b/u.exec((await gateway.message(to)).text)?.[0] ?? '';
  const fieldsOf = (answer: { json: { value?: { fields?: { field: string; code: string }[] } } }) =>
    answer.json.value?.fields?.map(({ field, code }) => `${field} ${code}`) ?? [];
  const mobile = (number: string) => ({ channel: 'mobile', mobileNum: number, countryDialingCode: '95' });

  it('takes a new e-mail address for the password and its code, and tells the old one [MEM-01]', async () => {
    const token = await register({ email: 'old1@alpha.example' });
    expect((await security(token)).email).toEqual({ to: 'o•••••@alpha.example', verified: false });
    const body = { channel: 'email', email: 'new1@alpha.example' };
    expect(fieldsOf(await ask(token, body))).toEqual(['password REQUIRED']);
    expect(fieldsOf(await ask(token, { ...body, password: 'Wrong-1234' }))).toEqual(['password WRONG']);
    expect((await ask(token, { ...body, password })).json.value).toEqual({ expiredMinutes: 10 });
    const verificationCode = await codeFor('new1@alpha.example');
    expect(fieldsOf(await keep(token, { ...body, verificationCode: '000000' }))).toEqual([
      'verificationCode WRONG',
    ]);
    expect((await keep(token, { ...body, verificationCode })).status).toBe(200);
    expect((await security(token)).email).toEqual({ to: 'n•••••@alpha.example', verified: true });
    expect((await gateway.client.value('memberInfo', { token })).email).toBe('new1@alpha.example');
    expect((await gateway.message('old1@alpha.example')).subject).toContain('mail.changed.subject');
    // The code is used up.
    expect(fieldsOf(await keep(token, { ...body, verificationCode }))).toEqual(['verificationCode WRONG']);
  });

  it('verifies what is there without the password, and only that', async () => {
    const token = await register({ email: 'there2@alpha.example' });
    expect((await ask(token, { channel: 'email' })).status).toBe(200);
    const verificationCode = await codeFor('there2@alpha.example');
    const other = { channel: 'email', email: 'else2@alpha.example', verificationCode };
    expect(fieldsOf(await keep(token, other))).toEqual(['verificationCode WRONG']);
    expect((await keep(token, { channel: 'email', verificationCode })).status).toBe(200);
    expect((await security(token)).email?.verified).toBe(true);
    expect(fieldsOf(await ask(token, { channel: 'mobile' }))).toEqual(['mobileNum REQUIRED']);
  });

  it('takes a mobile number that belongs to nobody else', async () => {
    const token = await register();
    const other = await register();
    expect(fieldsOf(await ask(token, { ...mobile('0977000001'), password }))).toEqual(['mobileNum TAKEN']);
    const number = { ...mobile('0912345603') };
    expect((await ask(token, { ...number, password })).status).toBe(200);
    const code = await codeFor('+95912345603');
    expect((await ask(other, { ...number, password })).status).toBe(200);
    const others = await codeFor('+95912345603');
    // Each has a code of its own, and none is good for the other.
    expect(fieldsOf(await keep(other, { ...number, verificationCode: code }))).toEqual([
      'verificationCode WRONG',
    ]);
    expect((await keep(token, { ...number, verificationCode: code })).status).toBe(200);
    expect((await security(token)).mobile).toEqual({ to: '•••••603', verified: true });
    expect(fieldsOf(await keep(other, { ...number, verificationCode: others }))).toEqual(['mobileNum TAKEN']);
    expect((await security(other)).mobile).toBeNull();
  });

  it('takes no code that is too old, or after too many wrong ones', async () => {
    const token = await register({ email: 'late4@alpha.example' });
    await ask(token, { channel: 'email' });
    const late = await codeFor('late4@alpha.example');
    gateway.wait(10 * minute);
    const keepCode = (verificationCode: string) => keep(token, { channel: 'email', verificationCode });
    expect(fieldsOf(await keepCode(late))).toEqual(['verificationCode EXPIRED']);
    await ask(token, { channel: 'email' });
    const right = await codeFor('late4@alpha.example');
    for (let guess = 0; guess < 5; guess += 1) await keepCode('111111');
    expect(fieldsOf(await keepCode(right))).toEqual(['verificationCode EXPIRED']);
  });

  it('sends so many codes and no more', async () => {
    const token = await register({ email: 'many5@alpha.example' });
    const statuses = [];
    for (let count = 0; count < 7; count += 1) statuses.push((await ask(token, { channel: 'email' })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });

  it.each([
    [{ channel: 'email', email: 'not an address', password }, 'email'],
    [{ channel: 'email', email: 'a@b.example\r\nBcc: c@d.example', password }, 'email'],
    [{ ...mobile('12'), password }, 'mobileNum'],
    [{ ...mobile('0912345678'), countryDialingCode: '999999', password }, 'countryDialingCode'],
  ])('refuses %j', async (body, field) => {
    const token = await register();
    const answer = await ask(token, body);
    expect([answer.status, fieldsOf(answer)[0]?.split(' ')[0]]).toEqual([422, field]);
  });

  it('shows what the registration asked, masked, and says when the last login was', async () => {
    const token = await register({ mobileNum: '0912345678', countryDialingCode: '95' });
    const shown = await security(token);
    expect(shown.mobile).toEqual({ to: '•••••678', verified: false });
    expect(JSON.stringify(shown)).not.toContain('12345678');
    expect(shown).toMatchObject({ paymentPassword: false, totp: { on: false, recoveryCodesLeft: 0 } });
    const body = { username: shown.account, password, type: 'username' };
    gateway.wait(minute);
    const again = await gateway.client.value('sessionLogin', { body });
    expect((await security(again.token)).lastLogin).toEqual({
      at: new Date(gateway.now().getTime() - minute).toISOString(),
      address: '127.0.0.1',
    });
  });

  it('shows the answers of a longer form in its sequence, none of them whole but those of many', async () => {
    gateway.publish((documents) => {
      const form = documents['form/register'] as FormDocument;
      const rules = documents['rules/register'] as RulesDocument;
      Object.assign(form.fields, {
        fullname: { label: 'x', input: 'text' },
        birthday: { label: 'x', input: 'date' },
        nationality: { label: 'x', input: 'text' },
      });
      form.groups['more']?.order.push('nationality', 'fullname', 'birthday');
      for (const field of ['fullname', 'birthday', 'nationality']) {
        rules.fields[field] = { enabled: true, required: false };
      }
    });
    const token = await register({ fullname: 'Aye Chan Moe', birthday: '1990-04-05', nationality: 'MM' });
    expect((await security(token)).profile).toEqual([
      { field: 'nationality', value: 'MM' },
      { field: 'fullname', value: 'Ay•••••e' },
      { field: 'birthday', value: '1990-••-••' },
    ]);
  });

  it('is nothing for guests', async () => {
    const random = await gateway.client.freePlayRandom('a-random-string-of-the-page-1');
    const body = { os: 'Linux', platform: 'W', version: 3, random };
    const { token } = await gateway.client.value('sessionFreePlay', { body });
    const answers = await Promise.all([
      gateway.client.send('memberSecurity', { token }),
      ask(token, { channel: 'email' }),
      keep(token, { channel: 'email', verificationCode: '123456' }),
      gateway.client.send('sessionList', { token }),
      gateway.client.send('memberNickname', { token, body: { nickname: 'Guest' } }),
    ]);
    expect(answers.map(({ status, json }) => `${status} ${json.code}`)).toEqual(
      answers.map(() => '403 REAL_ACCOUNT_REQUIRED'),
    );
  });

  it('holds a nickname that the member may change, a few times a day', async () => {
    gateway.set({ constants: { nicknameChangesPerDay: 2 } });
    const token = await register();
    const rename = (nickname: string) => gateway.client.send('memberNickname', { token, body: { nickname } });
    expect((await rename('  Lucky  ')).status).toBe(200);
    expect((await security(token)).nickname).toBe('Lucky');
    expect(fieldsOf(await rename('   '))).toEqual(['nickname REQUIRED']);
    expect((await rename('Other')).status).toBe(200);
    expect((await rename('Third')).status).toBe(429);
  });
});
