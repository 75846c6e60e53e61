import { describe, expect, it } from 'vitest';
import {
  asksForCaptcha,
  clientOf,
  hasOutbox,
  newAccount,
  newMobile,
  newRegistration,
  registerByMobile,
  valueOf,
  type Target,
} from '../target.ts';

const outboxNeeded = 'The codes that the gateway sends cannot be read.';
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
      expect(refused).toEqual(expect.arrayContaining(['username', 'password']));
      // The form decides which of the other fields show.
      for (const field of refused) expect(fields[field]).toMatchObject({ enabled: true, required: true });
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
        password: 'Otter-Cave-5678',
        verifyPwd: 'Otter-Cave-5678',
        username: body.username.toUpperCase(),
      };
      const taken = await client.send('memberRegister', { body: other });
      expect(taken.json.value.fields).toEqual([{ field: 'username', code: 'TAKEN', params: {} }]);
    });

    it('by mobile number makes the number the account, with the code that was sent to it [API-05] [API-15] [OFF-29]', async ({
      skip,
    }) => {
      const client = clientOf(target());
      const { switches } = await valueOf(client, 'whitelabel');
      if (!switches['registerByMobile']) skip('The brand does not register by mobile number.');
      if (switches['REGMOBVERF3'] && !(await hasOutbox(client))) skip(outboxNeeded);
      if (await asksForCaptcha(client)) skip(captchaAsked);
      const { mobileNum, session } = await registerByMobile(client);
      expect(session).toMatchObject({ account: mobileNum, type: 0 });
      const again = await client.send('memberCheck', {
        body: { field: 'mobileNum', value: mobileNum, countryDialingCode: '95' },
      });
      expect(again.json.value).toEqual({ free: false });
    });

    it('by mobile number needs that code, and no other [VAL-04]', async ({ skip }) => {
      const client = clientOf(target());
      const { switches } = await valueOf(client, 'whitelabel');
      if (!switches['registerByMobile'] || !switches['REGMOBVERF3']) skip('The brand asks for no code.');
      const { username: _username, verifyPwd: _verifyPwd, ...values } = await newRegistration(client);
      const number = { mobileNum: newMobile(), countryDialingCode: '95' };
      const attempt = async (more: object) => {
        const { status, json } = await client.send('memberRegisterMobile', {
          body: { ...values, ...number, ...more },
        });
        return [status, json.code, json.value.fields];
      };
      const refused = (code: string) => [
        422,
        'INVALID_FIELDS',
        [expect.objectContaining({ field: 'verificationCode', code })],
      ];
      expect(await attempt({})).toEqual(refused('REQUIRED'));
      expect(await attempt({ verificationCode: '123456' })).toEqual(refused('WRONG'));
      expect(await attempt({ verificationCode: '1'.repeat(255) })).toEqual(refused('WRONG'));
      expect((await attempt({ verificationCode: '1'.repeat(256) })).slice(0, 2)).toEqual([
        400,
        'INVALID_BODY',
      ]);
    });

    it('asks beforehand whether an account is free', async () => {
      const client = clientOf(target());
      const free = async (value: string) =>
        (await valueOf(client, 'memberCheck', { body: { field: 'username', value } })).free;
      const { member } = target().accounts;
      expect([await free(newAccount()), await free(member), await free(member.toUpperCase())]).toEqual([
        true,
        false,
        false,
      ]);
    });

    it('knows no agent for a code that nobody has [API-19]', async () => {
      const answer = await clientOf(target()).send('agentAffiliate', { query: { code: 'no-such-code' } });
      expect([answer.status, answer.json.code]).toEqual([404, 'AFFILIATE_NOT_FOUND']);
    });
  });
