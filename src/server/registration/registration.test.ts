import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FlagsDocument, FormDocument, RulesDocument } from '#contract/generated/documents.ts';
import { databases } from '#server/testing/database.ts';
import { newCaptcha } from '#server/human-check/captchas.ts';
import { brandDocuments } from '#server/gateway/testing/documents.ts';
import { startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';

const password = 'Secret-1234';

describe.each(databases)('registration on %s', (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway(kind);
  });
  afterAll(() => gateway.close());
  beforeEach(() => {
    gateway.wait(2 * 60 * 60_000);
    gateway.publish((documents) => Object.assign(documents, brandDocuments()));
  });

  const body = (username: string, more: object = {}) => ({
    username,
    password,
    verifyPwd: password,
    termsAgreement: true,
    registerMethod: 'WEB',
    login: true,
    ...more,
  });
  const register = (username: string, more: object = {}) =>
    gateway.client.send('memberRegister', { body: body(username, more) });
  const byMobile = (mobileNum: string, more: object = {}) =>
    gateway.client.send('memberRegisterMobile', {
      body: {
        mobileNum,
        countryDialingCode: '95',
        password,
        termsAgreement: true,
        registerMethod: 'WEB',
        login: true,
        ...more,
      },
    });
  const rules = (change: (fields: RulesDocument['fields']) => void): void =>
    gateway.publish((documents) => change((documents['rules/register'] as RulesDocument).fields));
  const flags = (change: FlagsDocument['flags']): void =>
    gateway.publish((documents) => Object.assign((documents['flags/main'] as FlagsDocument).flags, change));
  const memberOf = (account: string) =>
    gateway.db
      .selectFrom('members')
      .selectAll()
      .where('account_key', '=', account.toLowerCase())
      .executeTakeFirst();
  const codes = (answer: { json: { value: { fields: { field: string; code: string }[] } } }) =>
    Object.fromEntries(answer.json.value.fields.map(({ field, code }) => [field, code]));

  it('makes a member with a wallet and a session in one go [API-14]', async () => {
    const { status, json } = await register('Player01', {
      email: 'p@alpha.example',
      registerUrl: 'https://alpha.example/register',
    });
    expect(status).toBe(200);
    expect(json.value).toMatchObject({ account: 'Player01', type: 0, firstTimeLogin: false });
    const info = await gateway.client.value('memberInfo', { token: json.value.token });
    expect(info).toMatchObject({ account: 'Player01', email: 'p@alpha.example', toUpline: null });
    const balance = await gateway.client.value('walletBalance', { token: json.value.token });
    expect(balance).toEqual({ sumBalance: '0', currency: 'MMK', digits: 2 });
    expect((await memberOf('player01'))?.password_hash).toMatch(/^\$argon2id\$/u);
  });

  it('keeps no secret as it came', async () => {
    await register('Player02', { paymentPassword: '654321' });
    const row = await memberOf('player02');
    expect(row?.payment_password_hash).toMatch(/^\$argon2id\$/u);
    expect(JSON.stringify(row)).not.toMatch(/654321|Secret-1234/u);
  });

  it('needs a payment password when the brand asks for one, and asks for none otherwise [VAL-04]', async () => {
    gateway.publish((documents) => {
      const form = documents['form/register'] as FormDocument;
      form.fields['paymentPassword'] = {
        label: 'field.paymentPassword',
        input: 'newPassword',
        when: { var: 'flags.paymentPasswordAtRegistration' },
        requiredWhen: true,
      };
    });
    flags({ paymentPasswordAtRegistration: true });
    expect(codes(await register('Player30'))).toEqual({ paymentPassword: 'REQUIRED' });
    expect(codes(await register('Player30', { paymentPassword: '12345' }))).toEqual({
      paymentPassword: 'LENGTH',
    });
    expect((await register('Player30', { paymentPassword: '123456' })).status).toBe(200);
    flags({ paymentPasswordAtRegistration: false });
    expect((await register('Player31', { paymentPassword: '123456' })).status).toBe(200);
    expect((await memberOf('player31'))?.payment_password_hash).toBeNull();
  });

  it('refuses values with the field, the code and the numbers, in the order of the form', async () => {
    const answer = await register('1x', {
      password: 'short',
      verifyPwd: 'other',
      email: 'no',
      termsAgreement: false,
    });
    expect(answer.status).toBe(422);
    expect(answer.json.code).toBe('INVALID_FIELDS');
    expect(answer.json.value.fields).toEqual([
      { field: 'username', code: 'TOO_SHORT', params: { min: 4, max: 15 } },
      { field: 'password', code: 'TOO_SHORT', params: { min: 8, max: 20 } },
      { field: 'verifyPwd', code: 'NOT_EQUAL', params: {} },
      { field: 'email', code: 'PATTERN', params: { max: 60 } },
      { field: 'termsAgreement', code: 'NOT_ACCEPTED', params: {} },
    ]);
  });

  it('checks with the rules of this moment, as the rules call answers them [API-07]', async () => {
    const before = await gateway.client.value('settingRegister');
    rules((fields) => {
      fields['mobileNum'] = { enabled: true, required: true, minLength: 8 };
    });
    const after = await gateway.client.value('settingRegister');
    expect(after.seq).toBe((before.seq ?? 0) + 1);
    expect(after.fields['mobileNum']).toEqual({ enabled: true, required: true, minLength: 8 });
    expect(codes(await register('Player03'))).toEqual({ mobileNum: 'REQUIRED' });
    expect(codes(await register('Player03', { mobileNum: '1234567' }))).toEqual({ mobileNum: 'TOO_SHORT' });
  });

  it('leaves out values of fields the brand does not ask for', async () => {
    rules((fields) => {
      fields['email'] = { enabled: false, required: false };
    });
    expect((await register('Player04', { email: 'x@y.example' })).status).toBe(200);
    expect((await memberOf('player04'))?.profile).not.toHaveProperty('email');
  });

  it('refuses an account that is taken, however it is written', async () => {
    await register('Player05');
    gateway.wait(10 * 60_000);
    expect(codes(await register('PLAYER05'))).toEqual({ username: 'TAKEN' });
    rules((fields) => {
      fields['username'] = { enabled: true, required: true, maxLength: 15 };
    });
    expect(codes(await register('ｐｌａｙｅｒ０５'))).toEqual({ username: 'TAKEN' });
  });

  it('registers once when it is sent twice, at once or one after the other', async () => {
    const answers = await Promise.all([register('Player06'), register('Player06'), register('Player06')]);
    const again = await register('Player06');
    expect([...answers, again].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set([...answers, again].map(({ json }) => json.value.customerId)).size).toBe(1);
    expect(codes(await register('Player06', { password: 'Other-1234', verifyPwd: 'Other-1234' }))).toEqual({
      username: 'TAKEN',
    });
  });

  it('makes the agent of an affiliate code the upline [API-19]', async () => {
    const agent = await gateway.client.value('agentAffiliate', {
      query: { code: 'DEMO', domain: 'alpha.example' },
    });
    expect(agent).toEqual({ code: 'DEMO', account: 'de•••••t' });
    const { json } = await register('Player07', { affiliateCode: 'DEMO' });
    expect((await gateway.client.value('memberInfo', { token: json.value.token })).toUpline).toBe(
      'demoagent',
    );
    expect(codes(await register('Player08', { affiliateCode: 'NOBODY' }))).toEqual({
      affiliateCode: 'WRONG',
    });
    const unknown = await gateway.client.send('agentAffiliate', { query: { code: 'NOBODY' } });
    expect([unknown.status, unknown.json.code]).toEqual([404, 'AFFILIATE_NOT_FOUND']);
  });

  it('takes the code of an agent that the pattern of the brand would refuse where one is typed', async () => {
    rules((fields) =>
      Object.assign(fields['affiliateCode'] ?? {}, { enabled: true, minLength: 6, patternId: 'digits' }),
    );
    expect((await register('Invited02', { affiliateCode: 'DEMO' })).status).toBe(200);
    expect(codes(await register('Invited03', { affiliateCode: 'NOBODY' }))).toEqual({
      affiliateCode: 'PATTERN',
    });
  });

  it('takes the domain that the page gives, whatever the brand asks of its length', async () => {
    rules((fields) =>
      Object.assign(fields, { domain: { enabled: true, required: false, minLength: 19, maxLength: 23 } }),
    );
    gateway.publish((documents) => {
      const { fields, groups } = documents['form/register'] as FormDocument;
      Object.assign(fields, { domain: { label: 'field.domain', input: 'text' } });
      Object.values(groups)[0]?.order.push('domain');
    });
    expect((await register('Visited001', { domain: 'alpha.example' })).status).toBe(200);
  });

  it('takes the code of the address for a field that is needed, which the page hides as it knows the agent', async () => {
    rules((fields) => Object.assign(fields['affiliateCode'] ?? {}, { required: true }));
    gateway.publish((documents) => {
      const { fields } = documents['form/register'] as FormDocument;
      Object.assign(fields['affiliateCode'] ?? {}, { when: { '!': [{ var: 'affiliate.found' }] } });
    });
    const came = {
      affiliateCode: 'DEMO',
      domain: 'alpha.example',
      registerUrl: 'https://alpha.example/register?affiliateCode=DEMO',
    };
    for (const answer of [await register('Invited01', came), await byMobile('0911222555', came)]) {
      expect(answer.status).toBe(200);
      const { token } = answer.json.value;
      expect((await gateway.client.value('memberInfo', { token })).toUpline).toBe('demoagent');
    }
    for (const answer of [await register('Uninvited1'), await byMobile('0911222666')])
      expect(codes(answer)).toEqual({ affiliateCode: 'REQUIRED' });
  });

  it('asks for the captcha where the rules do [API-20]', async () => {
    rules((fields) => {
      fields['captcha'] = { enabled: true, required: true };
    });
    expect(codes(await register('Player09'))).toEqual({ captcha: 'REQUIRED' });
    expect(codes(await register('Player09', { captcha: 'AAAAA', captchaId: 'unknown' }))).toEqual({
      captcha: 'WRONG',
    });
    const made = await newCaptcha({
      gateway: { db: gateway.db, random: gateway.random },
      brand: gateway.brand(),
      now: gateway.now(),
    });
    const right = { captcha: made.answer, captchaId: made.id };
    expect((await register('Player09', right)).status).toBe(200);
    expect(codes(await register('Player10', right))).toEqual({ captcha: 'WRONG' });
  });

  it('registers by mobile number: the number is the account, the password is its own repetition [API-15]', async () => {
    const { json } = await byMobile('0911222333', { username: 'ignored', verifyPwd: 'something else' });
    expect(json.value.account).toBe('0911222333');
    const info = await gateway.client.value('memberInfo', { token: json.value.token });
    expect(info.mobileNum).toBe('0911222333');
    expect(codes(await byMobile(''))).toEqual({ mobileNum: 'REQUIRED' });
    expect(codes(await byMobile('09-11'))).toEqual({ mobileNum: 'TOO_SHORT' });
  });

  it('logs in whoever registered by mobile number by any spelling of it', async () => {
    await byMobile('9770001234');
    for (const username of ['9770001234', '09770001234', '+95 977 000 1234', '+95-9770001234']) {
      const answer = await gateway.client.send('sessionLogin', {
        body: { type: 'username', username, password },
      });
      expect([username, answer.status]).toEqual([username, 200]);
    }
    const other = { type: 'username', username: '09770001235', password } as const;
    expect((await gateway.client.send('sessionLogin', { body: other })).status).toBe(401);
  });

  it('registers only in the ways that the brand has switched on', async () => {
    flags({ registerByUsername: false, registerByMobile: false });
    for (const answer of [await register('Player11'), await byMobile('0911222444')]) {
      expect([answer.status, answer.json.code]).toEqual([403, 'REGISTRATION_OFF']);
    }
    flags({ registerByUsername: true, registerByMobile: true, registerMobilePassword: false });
    expect((await byMobile('0911222444')).json.code).toBe('REGISTRATION_OFF');
    expect(await memberOf('player11')).toBeUndefined();
  });

  it('takes all 31 fields, and what the call adds [ENT-12]', async () => {
    const texts = [
      'payeeName',
      'qqNum',
      'recommenderId',
      'line',
      'whatsapp',
      'facebook',
      'wechat',
      'telegram',
      'zalo',
      'idNumber',
      'referralCode',
      'domain',
      'nickname',
      'fullname',
      'birthday',
      'address',
      'nationality',
      'occupation',
      'sourceOfIncome',
      'placeOfBirth',
    ];
    gateway.publish((documents) => {
      const form = documents['form/register'] as FormDocument;
      for (const name of texts) form.fields[name] = { label: `field.${name}`, input: 'text' };
      form.groups['more']?.order.push(...texts);
    });
    const given = Object.fromEntries(texts.map((name) => [name, `value of ${name}`]));
    const others = {
      mobileNum: '0912000111',
      countryDialingCode: '95',
      email: 'all@alpha.example',
      affiliateCode: 'DEMO',
    };
    const answer = await register('Player12', {
      ...given,
      ...others,
      paymentPassword: '123456',
      registerUrl: 'https://alpha.example/',
    });
    expect(answer.status).toBe(200);
    const row = await memberOf('player12');
    expect(row?.profile).toMatchObject({ ...given, ...others, registerUrl: 'https://alpha.example/' });
    expect(row?.nickname).toBe('value of nickname');
  });

  it('takes no more registrations from one address than the brand allows', async () => {
    gateway.publish((documents) => {
      Object.assign((documents['constants/main'] as { constants: object }).constants, {
        registrationsPerHour: 2,
      });
    });
    const answers = [
      await register('Player20'),
      await register('no'),
      await register('Player21'),
      await register('Player22'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 422, 200, 429]);
    expect(Number(answers[3]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('answers no code of SMS as right while none was sent', async () => {
    gateway.publish((documents) => {
      const form = documents['form/register'] as FormDocument;
      form.fields['verificationCode'] = { label: 'field.verificationCode', input: 'code' };
      form.groups['more']?.order.push('verificationCode');
    });
    const number = { mobileNum: '0912000113', countryDialingCode: '95' };
    expect(codes(await register('Player13', { ...number, verificationCode: '123456' }))).toEqual({
      verificationCode: 'WRONG',
    });
    expect(codes(await register('Player13', { verificationCode: '123456' }))).toEqual({
      mobileNum: 'REQUIRED',
    });
  });
});
