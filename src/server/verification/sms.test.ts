import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FormDocument, RulesDocument, TextsDocument } from '#contract/generated/documents.ts';
import { databases, mainDatabase } from '#server/testing/database.ts';
import { brandDocuments } from '#server/gateway/testing/documents.ts';
import { demoPassword, startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';

const minute = 60_000;
const number = { mobileNum: '0977000001', countryDialingCode: '95' };
const mobile = '+95977000001';

describe.each(databases)('codes by SMS on %s', (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway(kind);
  });
  afterAll(() => gateway.close());
  beforeEach(() => {
    gateway.wait(2 * 60 * minute);
    gateway.publish((documents) => {
      Object.assign(documents, brandDocuments());
      const form = documents['form/register'] as FormDocument;
      form.fields['verificationCode'] = {
        label: 'field.verificationCode',
        input: 'code',
        when: { var: 'flags.REGMOBVERF3' },
      };
      form.groups['more']?.order.push('verificationCode');
      const rules = documents['rules/register'] as RulesDocument;
      rules.fields['verificationCode'] = { enabled: true, required: true, maxLength: 255 };
    });
    gateway.set({ flags: { MOBILEVERCODELOGIN3: true, REGMOBVERF3: true } });
  });

  const send = (body: object = number) => gateway.client.send('smsNoLogin', { body });
  const sendToRegister = (mobileNo: string, countryDialingCode = '95') =>
    gateway.client.send('smsRegister', { body: { mobileNo, countryDialingCode } });
  const login = (verificationCode: string, more: object = {}) =>
    gateway.client.send('sessionLogin', { body: { type: 'sms', ...number, verificationCode, ...more } });
  /** The code of the newest message to a number. */
  const codeFor = async (to: string) => /\b\d{6}\b/u.exec((await gateway.message(to)).text)?.[0] ?? '';
  const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');
  const refusals = (answer: { json: { value: { fields: { field: string; code: string }[] } } }) =>
    Object.fromEntries(answer.json.value.fields.map(({ field, code }) => [field, code]));
  const byMobile = (mobileNum: string, more: object = {}) =>
    gateway.client.send('memberRegisterMobile', {
      body: {
        mobileNum,
        countryDialingCode: '95',
        password: 'Secret-1234',
        termsAgreement: true,
        registerMethod: 'WEB',
        login: true,
        ...more,
      },
    });

  it('logs in by the code that was sent, once [API-04] [VAL-07] [OFF-26] [ENT-03]', async () => {
    const sent = await send();
    expect(sent.json).toEqual({ success: true, value: { expiredMinutes: 10 } });
    const message = await gateway.message(mobile);
    expect(message).toMatchObject({ channel: 'sms', to: mobile, sentAt: gateway.now().toISOString() });
    const code = /\d{6}/u.exec(message.text)?.[0] ?? '';
    const first = await login(` ${code} `, { mobileNum: ' 0977000001 ' });
    expect(first.json.value).toMatchObject({ account: 'demo', type: 0, passwordExpired: false });
    expect(refusals(await login(code))).toEqual({ verificationCode: 'WRONG' });
  });

  it('asks nobody who comes by a code for another password, the default one and an old one included [STA-03]', async () => {
    const demo = gateway.db.updateTable('members').where('account', '=', 'demo').where('brand', '=', 'alpha');
    const { password_changed_at: before } = await gateway.db
      .selectFrom('members')
      .select('password_changed_at')
      .where('account', '=', 'demo')
      .where('brand', '=', 'alpha')
      .executeTakeFirstOrThrow();
    await demo.set({ password_is_default: true, password_changed_at: new Date(0) }).execute();
    await send();
    const { json } = await login(await codeFor(mobile));
    const facts = { passwordDefault: false, passwordExpired: false, passwordDue: false };
    expect(json.value).toMatchObject({ account: 'demo', ...facts });
    const body = { type: 'username', username: 'demo', password: demoPassword } as const;
    // The password itself is due.
    expect(await gateway.client.value('sessionLogin', { body })).toMatchObject({
      passwordExpired: true,
      passwordDue: true,
    });
    await demo.set({ password_is_default: false, password_changed_at: before }).execute();
  });

  it('needs the number and the code [VAL-07]', async () => {
    expect(refusals(await login('', { mobileNum: '  ' }))).toEqual({
      mobileNum: 'REQUIRED',
      verificationCode: 'REQUIRED',
    });
  });

  it('takes the number as any country dials it, and finds the country of the last code', async () => {
    await send();
    const code = await codeFor(mobile);
    const { status } = await gateway.client.send('sessionLogin', {
      body: { type: 'sms', mobileNum: '977-000-001', verificationCode: code },
    });
    expect(status).toBe(200);
  });

  it('answers an account that does not exist in the same words, and sends nothing', async () => {
    const stranger = { mobileNum: '0977999999', countryDialingCode: '95' };
    const [known, unknown] = [await send(), await send(stranger)];
    expect(unknown.json).toEqual(known.json);
    const code = await codeFor(mobile);
    const sent = await gateway.sent();
    expect(sent.map(({ to }) => to)).not.toContain('+95977999999');
    expect(refusals(await login('123456', stranger))).toEqual({ verificationCode: 'WRONG' });
    expect(refusals(await login(wrongFor(code)))).toEqual({ verificationCode: 'WRONG' });
  });

  it('takes no code after its minutes, nor after too many tries', async () => {
    await send();
    const late = await codeFor(mobile);
    gateway.wait(10 * minute);
    expect(refusals(await login(late))).toEqual({ verificationCode: 'EXPIRED' });

    gateway.set({ constants: { verificationTries: 2, captchaAfterFailures: 20, loginFailuresMax: 50 } });
    await send();
    const code = await codeFor(mobile);
    const tries = [await login(wrongFor(code)), await login(wrongFor(code)), await login(code)];
    expect(tries.map(refusals)).toEqual([
      { verificationCode: 'WRONG' },
      { verificationCode: 'WRONG' },
      { verificationCode: 'EXPIRED' },
    ]);
  });

  it('counts tries made at the same time', async () => {
    gateway.set({ constants: { verificationTries: 3, captchaAfterFailures: 20, loginFailuresMax: 50 } });
    await send();
    const code = await codeFor(mobile);
    const answers = await Promise.all(Array.from({ length: 10 }, () => login(wrongFor(code))));
    const wrong = answers.filter((answer) => refusals(answer)['verificationCode'] === 'WRONG');
    expect(wrong).toHaveLength(3);
  });

  it('lets one of two logins with the same code in', async () => {
    await send();
    const code = await codeFor(mobile);
    const answers = await Promise.all([login(code), login(code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('forgets the code before, and keeps only a hash', async () => {
    await send();
    const before = await codeFor(mobile);
    await send();
    const rows = await gateway.db.selectFrom('verification_codes').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(before);
    const after = await gateway.db
      .selectFrom('verification_codes')
      .select('code_hash')
      .where('mobile', '=', mobile)
      .execute();
    expect(after).toHaveLength(1);
  });

  it('asks for the captcha after failures, and takes no more after too many [VAL-07]', async () => {
    gateway.set({ constants: { verificationTries: 20 } });
    await send();
    const wrong = wrongFor(await codeFor(mobile));
    await login(wrong);
    const second = await login(wrong);
    expect(second.json.value).toMatchObject({
      captcha: true,
      fields: [{ field: 'verificationCode', code: 'WRONG', params: {} }],
    });
    const third = await login(wrong);
    expect([third.status, third.json.code, third.json.value]).toEqual([
      401,
      'CAPTCHA_REQUIRED',
      { captcha: true },
    ]);
  });

  it.each([
    ['', { mobileNum: 'REQUIRED' }],
    ['12', { mobileNum: 'TOO_SHORT' }],
    ['0912x45678', { mobileNum: 'PATTERN' }],
    ['00000000', { mobileNum: 'PATTERN' }],
    ['09123456789012', { mobileNum: 'TOO_LONG' }],
  ])('are not sent to the number %j [VAL-09]', async (mobileNum, refused) => {
    for (const answer of [
      await send({ mobileNum, countryDialingCode: '95' }),
      await sendToRegister(mobileNum),
    ]) {
      expect([answer.status, answer.json.code, refusals(answer)]).toEqual([422, 'INVALID_FIELDS', refused]);
    }
  });

  it('are not sent to a country that does not exist [VAL-09]', async () => {
    expect(refusals(await send({ ...number, countryDialingCode: '0' }))).toEqual({
      countryDialingCode: 'NOT_AN_OPTION',
    });
  });

  it('are sent as often as the brand allows, to one number and for one address', async () => {
    gateway.set({ constants: { smsPerNumberHour: 2, smsPerAddressHour: 3 } });
    const answers = [await send(), await send(), await send()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0);
    const other = await sendToRegister('0977111222');
    expect([other.status, other.json.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    const elsewhere = await gateway.client.send('smsRegister', {
      headers: { 'x-forwarded-for': '203.0.113.8' },
      body: { mobileNo: '0977111222', countryDialingCode: '95' },
    });
    expect(elsewhere.status).toBe(200);
  });

  it('are sent for nothing that the brand does not ask them for', async () => {
    gateway.set({ flags: { MOBILEVERCODELOGIN3: false, REGMOBVERF3: false } });
    for (const answer of [await send(), await sendToRegister('0977111333')]) {
      expect([answer.status, answer.json.code]).toEqual([403, 'VERIFICATION_OFF']);
    }
    const login422 = await login('123456');
    expect([login422.status, login422.json.code]).toEqual([422, 'LOGIN_TYPE_UNAVAILABLE']);
  });

  it('prove the number of a registration by mobile number [API-05] [API-15] [OFF-29]', async () => {
    const account = '0977222001';
    expect(refusals(await byMobile(account))).toEqual({ verificationCode: 'REQUIRED' });
    expect((await sendToRegister(account)).json.value).toEqual({ expiredMinutes: 10 });
    const code = await codeFor('+95977222001');
    expect(refusals(await byMobile(account, { verificationCode: wrongFor(code) }))).toEqual({
      verificationCode: 'WRONG',
    });
    const answer = await byMobile(account, { verificationCode: code });
    expect(answer.json.value).toMatchObject({ account });
    const row = await gateway.db
      .selectFrom('members')
      .select(['mobile', 'mobile_verified_at', 'profile'])
      .where('account', '=', account)
      .executeTakeFirstOrThrow();
    expect(row.mobile).toBe('+95977222001');
    expect(row.mobile_verified_at).toEqual(gateway.now());
    expect(row.profile).not.toHaveProperty('verificationCode');
    // The same form again, within moments: the same member.
    const again = await byMobile(account, { verificationCode: code });
    expect(again.json.value.customerId).toBe(answer.json.value.customerId);
    // The number belongs to somebody now, however it is written.
    expect(refusals(await sendToRegister('977-222-001'))).toEqual({ mobileNum: 'PATTERN' });
    expect(refusals(await sendToRegister('977222001'))).toEqual({ mobileNum: 'TAKEN' });
    expect(refusals(await byMobile('977222001', { verificationCode: '123456' }))).toEqual({
      mobileNum: 'TAKEN',
    });
  });

  it('register once when the form is sent twice at once', async () => {
    await sendToRegister('0977222002');
    const verificationCode = await codeFor('+95977222002');
    const answers = await Promise.all([1, 2, 3].map(() => byMobile('0977222002', { verificationCode })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ json }) => json.value.customerId)).size).toBe(1);
  });

  it('are not used up by a mistake elsewhere in the form', async () => {
    await sendToRegister('0977222003');
    const verificationCode = await codeFor('+95977222003');
    const mistaken = await byMobile('0977222003', { verificationCode, affiliateCode: 'NOBODY' });
    expect(refusals(mistaken)).toEqual({ affiliateCode: 'WRONG' });
    expect((await byMobile('0977222003', { verificationCode })).status).toBe(200);
  });

  it('prove one number only, and one purpose only', async () => {
    await sendToRegister('0977222004');
    const code = await codeFor('+95977222004');
    expect(refusals(await byMobile('0977222005', { verificationCode: code }))).toEqual({
      verificationCode: 'WRONG',
    });
    await send();
    const forLogin = await codeFor(mobile);
    gateway.set({ constants: { verificationTries: 20 } });
    expect(
      refusals(await byMobile('0977222006', { verificationCode: forLogin, countryDialingCode: '95' })),
    ).toEqual({ verificationCode: 'WRONG' });
  });

  it('may have 255 characters and no more [VAL-04]', async () => {
    await sendToRegister('0977222007');
    const longest = await byMobile('0977222007', { verificationCode: '1'.repeat(255) });
    expect(refusals(longest)).toEqual({ verificationCode: 'WRONG' });
    const longer = await byMobile('0977222007', { verificationCode: '1'.repeat(256) });
    expect([longer.status, longer.json.code]).toEqual([400, 'INVALID_BODY']);
    gateway.publish((documents) => {
      const { fields } = documents['rules/register'] as RulesDocument;
      fields['verificationCode'] = { enabled: true, required: true, maxLength: 8 };
    });
    expect(refusals(await byMobile('0977222007', { verificationCode: '1'.repeat(9) }))).toEqual({
      verificationCode: 'TOO_LONG',
    });
  });

  it('are needed by username too where the rules ask for them', async () => {
    const body = {
      username: 'Player40',
      password: 'Secret-1234',
      verifyPwd: 'Secret-1234',
      termsAgreement: true,
      registerMethod: 'WEB',
      login: true,
    };
    const register = (more: object = {}) =>
      gateway.client.send('memberRegister', { body: { ...body, ...more } });
    expect(refusals(await register())).toEqual({ verificationCode: 'REQUIRED' });
    expect(refusals(await register({ verificationCode: '123456' }))).toEqual({ mobileNum: 'REQUIRED' });
    await sendToRegister('0977222008');
    const verificationCode = await codeFor('+95977222008');
    const whole = { verificationCode, mobileNum: '0977222008', countryDialingCode: '95' };
    expect((await register(whole)).status).toBe(200);
  });

  it('speak the language of the request, and bind themselves to the host of the brand', async () => {
    await gateway.client.send('smsNoLogin', {
      headers: { host: 'alpha.example' },
      body: number,
      language: 'en',
    });
    const { text } = await gateway.message(mobile);
    expect(text).toMatch(/^(\d{6}) for alpha, 10 minutes\n\n@alpha\.example #\1$/u);
    gateway.publish((documents) => {
      (documents['texts/my'] as TextsDocument).texts['sms.code'] = 'ကုဒ် {{code}}';
    });
    await send();
    expect((await gateway.message(mobile)).text).toMatch(/^ကုဒ် \d{6}$/u);
    gateway.publish((documents) => {
      (documents['texts/my'] as TextsDocument).texts['sms.code'] = 'words without the code';
    });
    await send();
    expect((await gateway.message(mobile)).text).toMatch(/^\d{6}$/u);
  });
});

describe('a gateway without anybody who delivers', () => {
  it('refuses to send, whoever asks', async () => {
    const gateway = await startGateway(mainDatabase, { messengers: {} });
    gateway.set({ flags: { MOBILEVERCODELOGIN3: true } });
    const answers = [
      await gateway.client.send('smsNoLogin', { body: number }),
      await gateway.client.send('memberPasswordEmail', {
        body: { username: 'demo', email: 'demo@example.com' },
      }),
    ];
    expect(answers.map(({ status, json }) => [status, json.code])).toEqual([
      [503, 'MESSAGE_NOT_SENT'],
      [503, 'MESSAGE_NOT_SENT'],
    ]);
    await gateway.close();
  });

  it('says so when a message to register was not taken', async () => {
    const gateway = await startGateway(mainDatabase, {
      messengers: { sms: () => Promise.reject(new Error('No credit.')) },
    });
    gateway.set({ flags: { REGMOBVERF3: true } });
    gateway.publish((documents) => {
      const form = documents['form/register'] as FormDocument;
      form.fields['verificationCode'] = { label: 'field.verificationCode', input: 'code' };
      form.groups['more']?.order.push('verificationCode');
    });
    const answer = await gateway.client.send('smsRegister', {
      body: { mobileNo: '0977111222', countryDialingCode: '95' },
    });
    expect([answer.status, answer.json.code]).toEqual([503, 'MESSAGE_NOT_SENT']);
    await gateway.close();
  });
});
