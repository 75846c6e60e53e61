import { describe, expect, it } from 'vitest';
import { asksForCaptcha, clientOf, newAccount, newRegistration, valueOf, type Target } from '../target.ts';

const captchaAsked = 'The gateway asks for a captcha, which no test can read.';

type Refused = { field: string; code: string };

export const registration = (target: () => Target) =>
  describe('registration', () => {
    it('answers the rule of every field [API-07]', async () => {
      const { fields, seq } = await valueOf(clientOf(target()), 'settingRegister');
      expect(fields['username']).toMatchObject({ enabled: true, required: true });
      expect(fields['password']).toMatchObject({ enabled: true, required: true });
      expect(seq).toBeGreaterThan(0);
    });

    it('refuses by those rules, field by field', async () => {
      const client = clientOf(target());
      const { fields } = await valueOf(client, 'settingRegister');
      const answer = await client.send('memberRegister', {
        body: { username: '', password: '', registerMethod: 'WEB', login: true },
      });
      expect([answer.status, answer.json.code]).toEqual([422, 'INVALID_FIELDS']);
      const refused = (answer.json.value.fields as Refused[]).map(({ field }) => field);
      const required = Object.keys(fields).filter((name) => fields[name]?.enabled && fields[name]?.required);
      for (const field of required.filter((name) => name !== 'mobileNum')) expect(refused).toContain(field);
    });

    it('makes a member who can log in, under the agent of the code [API-14] [API-19]', async ({ skip }) => {
      const client = clientOf(target());
      const values = await newRegistration(client);
      const withCode = { ...values, affiliateCode: target().affiliateCode };
      if (await asksForCaptcha(client)) skip(captchaAsked);
      const agent = await valueOf(client, 'agentAffiliate', { query: { code: target().affiliateCode } });
      expect(agent.code).toBe(target().affiliateCode);
      const session = await valueOf(client, 'memberRegister', { body: withCode });
      const info = await valueOf(client, 'memberInfo', { token: session.token });
      expect(info).toMatchObject({ account: values.username, type: 0, toUpline: target().accounts.agent });
      const again = await valueOf(client, 'sessionLogin', {
        body: { username: values.username, password: values.password, type: 'username' },
      });
      expect(again.customerId).toBe(session.customerId);
    });

    it('happens once when sent twice at once', async ({ skip }) => {
      const client = clientOf(target());
      if (await asksForCaptcha(client)) skip(captchaAsked);
      const body = await newRegistration(client);
      const answers = await Promise.all([1, 2, 3].map(() => valueOf(client, 'memberRegister', { body })));
      expect(new Set(answers.map(({ customerId }) => customerId)).size).toBe(1);
      const other = {
        ...body,
        password: 'Other-5678',
        verifyPwd: 'Other-5678',
        username: body.username.toUpperCase(),
      };
      const taken = await client.send('memberRegister', { body: other });
      expect(taken.json.value.fields).toEqual([{ field: 'username', code: 'TAKEN', params: {} }]);
    });

    it('by mobile number is refused or makes the number the account [API-15]', async () => {
      const client = clientOf(target());
      const { switches } = await valueOf(client, 'whitelabel');
      const { username: _username, verifyPwd: _verifyPwd, ...values } = await newRegistration(client);
      const mobileNum = `09${newAccount().slice(-8)}`;
      const answer = await client.send('memberRegisterMobile', {
        body: { ...values, mobileNum, countryDialingCode: '95' },
      });
      const outcome = !switches['registerByMobile']
        ? { code: 'REGISTRATION_OFF' }
        : (await asksForCaptcha(client))
          ? { code: 'INVALID_FIELDS' }
          : { value: { account: mobileNum, type: 0 } };
      expect(answer.json).toMatchObject(outcome);
    });

    it('knows no agent for a code that nobody has [API-19]', async () => {
      const answer = await clientOf(target()).send('agentAffiliate', { query: { code: 'no-such-code' } });
      expect([answer.status, answer.json.code]).toEqual([404, 'AFFILIATE_NOT_FOUND']);
    });
  });
