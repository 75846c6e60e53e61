import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FormDocument, RulesDocument } from '#contract/generated/documents.ts';
import { databases } from '#server/testing/database.ts';
import { brandDocuments } from '#server/gateway/testing/documents.ts';
import { demoPassword, startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';

const minute = 60_000;
const fresh = 'New-Secret-77';

describe.each(databases)('passwords on %s', (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway(kind);
  });
  afterAll(() => gateway.close());
  beforeEach(() => {
    gateway.wait(2 * 60 * minute);
    gateway.publish((documents) => {
      Object.assign(documents, brandDocuments());
      delete documents['form/changePassword'];
    });
    gateway.set({ flags: { CHNGPASSVERIF3: true }, constants: { passwordExpiryDays: 0 } });
  });

  const login = (username: string, password: string) =>
    gateway.client.send('sessionLogin', { body: { username, password, type: 'username' } });
  const register = async (username: string, more: object = {}): Promise<string> => {
    const body = {
      username,
      password: 'Secret-1234',
      verifyPwd: 'Secret-1234',
      termsAgreement: true,
      registerMethod: 'WEB',
      login: true,
      ...more,
    };
    return (await gateway.client.value('memberRegister', { body })).token;
  };
  const change = (token: string, body: object) =>
    gateway.client.send('memberPassword', {
      token,
      body: { newPassword: fresh, confirmNewPassword: fresh, ...body },
    });
  const info = (token: string) => gateway.client.send('memberInfo', { token });
  const refusals = (answer: { json: { value: { fields: { field: string; code: string }[] } } }) =>
    Object.fromEntries(answer.json.value.fields.map(({ field, code }) => [field, code]));
  const forgot = (username: string, email: string) =>
    gateway.client.send('memberPasswordEmail', { body: { username, email } });
  const mailed = async (to: string) =>
    /[a-z0-9]{4}(?:-[a-z0-9]{4}){3}/u.exec((await gateway.message(to)).text)?.[0] ?? '';
  const codeFor = async (to: string) => /\b\d{6}\b/u.exec((await gateway.message(to)).text)?.[0] ?? '';
  const reset = (body: object) => gateway.client.send('memberPasswordVerification', { body });

  it('change with the old one; other sessions end, this one goes on [API-16] [VAL-10]', async () => {
    const token = await register('Changer1');
    const other = (await login('Changer1', 'Secret-1234')).json.value.token;
    const answer = await change(token, { oldPassword: ' Secret-1234 ' });
    expect(answer.json).toEqual({ success: true, value: {} });
    expect([(await info(token)).status, (await info(other)).status]).toEqual([200, 401]);
    expect((await login('Changer1', 'Secret-1234')).json.code).toBe('WRONG_CREDENTIALS');
    expect((await login('Changer1', `  ${fresh}  `)).status).toBe(200);
  });

  it('need the old one, a new one by the rule of registration, and the same again [VAL-10]', async () => {
    const token = await register('Changer2');
    expect(refusals(await change(token, { newPassword: 'short', confirmNewPassword: 'other' }))).toEqual({
      oldPassword: 'REQUIRED',
      newPassword: 'TOO_SHORT',
      confirmNewPassword: 'NOT_EQUAL',
    });
    expect(refusals(await change(token, { newPassword: ' ', confirmNewPassword: '' }))).toEqual({
      oldPassword: 'REQUIRED',
      newPassword: 'REQUIRED',
      confirmNewPassword: 'REQUIRED',
    });
    expect(refusals(await change(token, { oldPassword: 'Wrong-1234' }))).toEqual({ oldPassword: 'WRONG' });
    const session = await gateway.client.send('memberPassword', {
      body: { newPassword: fresh, confirmNewPassword: fresh },
    });
    expect([session.status, session.json.code]).toEqual([401, 'SESSION_REQUIRED']);
  });

  it('keep the rules of the form for it, where the brand has one [VAL-10]', async () => {
    const token = await register('Changer3');
    gateway.publish((documents) => {
      const form: FormDocument = {
        kind: 'form',
        id: 'changePassword',
        rules: 'changePassword',
        order: ['all'],
        groups: { all: { order: ['newPassword', 'confirmNewPassword'] } },
        fields: {
          newPassword: { label: 'x', input: 'newPassword' },
          confirmNewPassword: { label: 'x', input: 'repeatPassword', equals: 'newPassword' },
        },
        submit: { label: 'x', action: { do: 'reload' } },
      };
      const rules: RulesDocument = {
        kind: 'rules',
        id: 'changePassword',
        fields: { newPassword: { enabled: true, required: true, minLength: 4, patternId: 'digits' } },
      };
      Object.assign(documents, { 'form/changePassword': form, 'rules/changePassword': rules });
    });
    const old = { oldPassword: 'Secret-1234' };
    expect(refusals(await change(token, old))).toEqual({ newPassword: 'PATTERN' });
    expect(
      (await change(token, { ...old, newPassword: '123456', confirmNewPassword: '123456' })).status,
    ).toBe(200);
  });

  it('are guessed so often and no more', async () => {
    const token = await register('Changer4');
    gateway.set({ constants: { loginFailuresMax: 3 } });
    const answers = [];
    for (let count = 0; count < 4; count += 1) answers.push(await change(token, { oldPassword: 'Wrong-12' }));
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 429]);
    expect((await change(token, { oldPassword: 'Secret-1234' })).status).toBe(429);
    gateway.wait(15 * minute);
    expect((await change(token, { oldPassword: 'Secret-1234' })).status).toBe(200);
  });

  it('change without the old one after a login that demanded it [VAL-10]', async () => {
    await register('Changer5');
    gateway.wait(31 * 24 * 60 * minute);
    gateway.set({ constants: { passwordExpiryDays: 30 } });
    const { value } = (await login('Changer5', 'Secret-1234')).json;
    expect(value.passwordExpired).toBe(true);
    expect((await change(value.token, {})).status).toBe(200);
    // A new password is no longer due, so the old one is required.
    expect(refusals(await change(value.token, {}))).toEqual({ oldPassword: 'REQUIRED' });
    expect((await login('Changer5', fresh)).json.value.passwordExpired).toBe(false);
  });

  it('come by mail: good for one login, which demands another [API-17] [VAL-11]', async () => {
    await register('Forgetful1', { email: 'Forgetful1@alpha.example' });
    const asked = await forgot(' forgetful1 ', 'forgetful1@ALPHA.example');
    expect(asked.json).toEqual({ success: true, value: {} });
    const temporary = await mailed('Forgetful1@alpha.example');
    expect((await login('Forgetful1', 'Secret-1234')).status).toBe(200);
    const { value } = (await login('Forgetful1', temporary.toUpperCase())).json;
    expect(value).toMatchObject({ account: 'Forgetful1', passwordExpired: true });
    expect((await login('Forgetful1', temporary)).json.code).toBe('WRONG_CREDENTIALS');
    expect((await change(value.token, {})).status).toBe(200);
    expect((await login('Forgetful1', fresh)).status).toBe(200);
  });

  it('that were mailed run out, and end with a change of password', async () => {
    const token = await register('Forgetful2', { email: 'f2@alpha.example' });
    await forgot('Forgetful2', 'f2@alpha.example');
    const late = await mailed('f2@alpha.example');
    gateway.wait(30 * minute);
    expect((await login('Forgetful2', late)).json.code).toBe('WRONG_CREDENTIALS');
    await forgot('Forgetful2', 'f2@alpha.example');
    const second = await mailed('f2@alpha.example');
    expect((await change(token, { oldPassword: 'Secret-1234' })).status).toBe(200);
    expect((await login('Forgetful2', second)).json.code).toBe('WRONG_CREDENTIALS');
    const rows = await gateway.db.selectFrom('temporary_passwords').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(second);
  });

  it('are mailed to nobody else, in the same words', async () => {
    await register('Forgetful3', { email: 'f3@alpha.example' });
    const answers = [
      await forgot('Forgetful3', 'f3@alpha.example'),
      await forgot('Forgetful3', 'thief@alpha.example'),
      await forgot('Nobody99', 'nobody@alpha.example'),
      await forgot('demoguest', 'guest@alpha.example'),
    ];
    for (const { status, json } of answers)
      expect([status, json]).toEqual([200, { success: true, value: {} }]);
    await mailed('f3@alpha.example');
    const sent = await gateway.sent();
    const strangers = ['thief@alpha.example', 'nobody@alpha.example', 'guest@alpha.example'];
    expect(sent.filter(({ to }) => strangers.includes(to))).toEqual([]);
  });

  it('of an account that is not there are told so where the brand wants that, and so often only [ERR-14]', async () => {
    gateway.set({ flags: { tellUnknownAccounts: true }, constants: { passwordMailsPerHour: 10 } });
    gateway.wait(60 * minute);
    const answers = [
      await forgot('demo', 'other@example.com'),
      await forgot('Nobody98', 'demo@example.com'),
      await forgot('demoagent', 'demoagent@example.com'),
    ];
    expect(answers.map(({ status, json }) => [status, json.code])).toEqual([
      [404, 'ACCOUNT_UNKNOWN'],
      [404, 'ACCOUNT_UNKNOWN'],
      [200, undefined],
    ]);
    for (let count = 0; count < 7; count += 1) await forgot(`Nobody${count}`, 'nobody@example.com');
    expect((await forgot('Nobody97', 'nobody@example.com')).status).toBe(429);
    gateway.set({ flags: { tellUnknownAccounts: false } });
    gateway.wait(60 * minute);
    expect((await forgot('Nobody98', 'demo@example.com')).status).toBe(200);
  });

  it('are mailed for a username and an address only [VAL-11]', async () => {
    expect(refusals(await forgot(' ', ''))).toEqual({ username: 'REQUIRED', email: 'REQUIRED' });
    gateway.set({ constants: { passwordMailsPerHour: 10 } });
    expect((await forgot('demo', 'demo@example.com')).status).toBe(200);
    expect((await forgot('demo', 'demo@example.com')).status).toBe(429);
  });

  it('are asked for as a form sends it [API-17]', async () => {
    const headers = { 'x-gateway-version': '3', 'x-module-id': 'portal' };
    const path = '/wps/member/password/email';
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
    const sent = async (type: Record<string, string>, body: string) => {
      const { status, json } = await gateway.client.raw('POST', path, type, body);
      return [status, json.code];
    };
    expect(await sent(form, 'username=demo&email=demo%40example.com')).toEqual([200, undefined]);
    expect(await sent(form, 'username=demo&username=x&email=a')).toEqual([400, 'INVALID_BODY']);
    expect(await sent(form, 'username=demo&email=a&admin=1')).toEqual([400, 'INVALID_BODY']);
    expect(await sent(form, '__proto__=1&username=demo&email=a')).toEqual([400, 'INVALID_BODY']);
    expect(await sent(form, 'username=demo%00&email=a')).toEqual([400, 'INVALID_BODY']);
    expect(await sent(form, '')).toEqual([400, 'INVALID_BODY']);
    const json = { ...headers, 'content-type': 'application/json' };
    expect(await sent(json, '{"username":"demo","email":"a"}')).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    const other = await gateway.client.raw('POST', '/wps/member/check', form, 'field=username&value=x');
    expect([other.status, other.json.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it('are set anew by a code to the number; every session ends [API-18] [VAL-11]', async () => {
    const number = { mobileNum: '0977333001', countryDialingCode: '95' };
    const token = await register('Forgetful4', number);
    await gateway.client.value('smsNoLogin', { body: number });
    const verificationCode = await codeFor('+95977333001');
    expect(refusals(await reset({ ...number, verificationCode, newPassword: 'short' }))).toEqual({
      newPassword: 'TOO_SHORT',
    });
    expect(refusals(await reset({ newPassword: '', mobileNum: '', verificationCode: '' }))).toEqual({
      newPassword: 'REQUIRED',
      mobileNum: 'REQUIRED',
      verificationCode: 'REQUIRED',
    });
    expect((await reset({ ...number, verificationCode, newPassword: fresh })).json).toEqual({
      success: true,
      value: {},
    });
    expect((await info(token)).json.code).toBe('SESSION_EXPIRED');
    expect((await login('Forgetful4', fresh)).status).toBe(200);
    expect(refusals(await reset({ ...number, verificationCode, newPassword: fresh }))).toEqual({
      verificationCode: 'WRONG',
    });
  });

  it('are not set by a code that stands for several accounts', async () => {
    const number = { mobileNum: '0977333002', countryDialingCode: '95' };
    await register('Forgetful5', number);
    await register('Forgetful6', number);
    await gateway.client.value('smsNoLogin', { body: number });
    const sent = await gateway.sent();
    expect(sent.map(({ to }) => to)).not.toContain('+95977333002');
  });

  it('are not set by phone where the brand does not want it', async () => {
    gateway.set({ flags: { CHNGPASSVERIF3: false } });
    const answer = await reset({
      mobileNum: '0977333001',
      verificationCode: '123456',
      newPassword: fresh,
    });
    expect([answer.status, answer.json.code]).toEqual([403, 'PASSWORD_RESET_OFF']);
  });

  it('belong to their brand and to the login: a trimmed one is the same one [VAL-07]', async () => {
    expect((await login('  demo  ', `  ${demoPassword} `)).status).toBe(200);
    expect(refusals(await login(' ', ''))).toEqual({ username: 'REQUIRED', password: 'REQUIRED' });
  });
});
