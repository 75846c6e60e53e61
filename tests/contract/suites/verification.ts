import { describe, expect, it } from 'vitest';
import {
  asksForCaptcha,
  clientOf,
  codeIn,
  hasOutbox,
  internationally,
  logIn,
  messageTo,
  newAccount,
  newMobile,
  newRegistration,
  password,
  registerByMobile,
  valueOf,
  type Target,
} from '../target.ts';

const outboxNeeded = 'The messages that the gateway sends cannot be read.';
const captchaAsked = 'The gateway asks for a captcha, which no test can read.';
const fresh = 'Fresh-Secret-77';

type Refused = { field: string; code: string };

/** Codes, passwords and the human verification. */
export const verification = (target: () => Target) =>
  describe('verification', () => {
    const client = () => clientOf(target());
    const switches = async () => (await valueOf(client(), 'whitelabel')).switches;
    const login = (username: string, word: string) =>
      client().send('sessionLogin', { body: { username, password: word, type: 'username' } });
    const fieldsOf = (json: { value: { fields: Refused[] } }): Record<string, string> =>
      Object.fromEntries(json.value.fields.map(({ field, code }) => [field, code]));

    it('sends a code for a login, in the same words whether or not there is an account [API-04]', async ({
      skip,
    }) => {
      const { MOBILEVERCODELOGIN3, CHNGPASSVERIF3 } = await switches();
      if (!MOBILEVERCODELOGIN3 && !CHNGPASSVERIF3) skip('The brand sends no codes.');
      const body = { mobileNum: newMobile(), countryDialingCode: '95' };
      const value = await valueOf(client(), 'smsNoLogin', { body });
      expect(value.expiredMinutes).toBeGreaterThan(0);
    });

    it('lets nobody in by a code that was never read [API-04]', async ({ skip }) => {
      if (!(await switches()).MOBILEVERCODELOGIN3) skip('The brand has no login by SMS.');
      const number = { mobileNum: newMobile(), countryDialingCode: '95' };
      await valueOf(client(), 'smsNoLogin', { body: number });
      const attempt = await client().send('sessionLogin', {
        body: { type: 'sms', ...number, verificationCode: '123456' },
      });
      expect(fieldsOf(attempt.json)).toEqual({ verificationCode: 'WRONG' });
    });

    it.each(['', ' ', '1', 'abcdefgh', '09 12x45678', '0'.repeat(10), '9'.repeat(32), '၀၉၁၂၃၄၅၆၇၈', '+'])(
      'sends no code to the number %j [VAL-09]',
      async (number) => {
        const { MOBILEVERCODELOGIN3, CHNGPASSVERIF3, REGMOBVERF3 } = await switches();
        const noLogin = await client().send('smsNoLogin', {
          body: { mobileNum: number, countryDialingCode: '95' },
        });
        const register = await client().send('smsRegister', {
          body: { mobileNo: number, countryDialingCode: '95' },
        });
        for (const [{ status, json }, on] of [
          [noLogin, MOBILEVERCODELOGIN3 || CHNGPASSVERIF3],
          [register, REGMOBVERF3],
        ] as const) {
          const fields = json.value?.fields.map(({ field }: Refused) => field);
          expect([status, json.code, fields]).toEqual(
            on ? [422, 'INVALID_FIELDS', ['mobileNum']] : [403, 'VERIFICATION_OFF', undefined],
          );
        }
      },
    );

    it('logs in by mobile number and code, once [VAL-07] [API-04]', async ({ skip }) => {
      const { MOBILEVERCODELOGIN3, registerByMobile: byMobile } = await switches();
      if (!MOBILEVERCODELOGIN3 || !byMobile) skip('The brand has no login by SMS.');
      if (!(await hasOutbox(client()))) skip(outboxNeeded);
      if (await asksForCaptcha(client())) skip(captchaAsked);
      const { mobileNum, session } = await registerByMobile(client());
      const number = { mobileNum, countryDialingCode: '95' };
      const text = await messageTo(client(), internationally(mobileNum), () =>
        valueOf(client(), 'smsNoLogin', { body: number }),
      );
      const bySms = () =>
        client().send('sessionLogin', {
          body: { type: 'sms', ...number, mobileNum: ` ${mobileNum} `, verificationCode: codeIn(text) },
        });
      const first = await bySms();
      expect(first.json.value).toMatchObject({ customerId: session.customerId, account: mobileNum });
      expect(fieldsOf((await bySms()).json)).toEqual({ verificationCode: 'WRONG' });
    });

    it('needs name and password, number and code, without outer white space [VAL-07]', async () => {
      const { MOBILEVERCODELOGIN3 } = await switches();
      const { member } = target().accounts;
      expect((await login(`  ${member} `, ` ${target().password} `)).status).toBe(200);
      expect(fieldsOf((await login(' ', ' ')).json)).toEqual({ username: 'REQUIRED', password: 'REQUIRED' });
      const sms = await client().send('sessionLogin', {
        body: { type: 'sms', mobileNum: '', verificationCode: ' ' },
      });
      expect(sms.json.value?.fields).toEqual(
        MOBILEVERCODELOGIN3
          ? [
              { field: 'mobileNum', code: 'REQUIRED', params: {} },
              { field: 'verificationCode', code: 'REQUIRED', params: {} },
            ]
          : undefined,
      );
    });

    it('changes a password: the old one, a new one by the rules, and the same again [API-16] [VAL-10]', async ({
      skip,
    }) => {
      if (await asksForCaptcha(client())) skip(captchaAsked);
      const body = await newRegistration(client());
      const { token } = await valueOf(client(), 'memberRegister', { body });
      const other = (await login(body.username, password)).json.value.token;
      const change = (values: object) =>
        client().send('memberPassword', {
          token,
          body: { newPassword: fresh, confirmNewPassword: fresh, ...values },
        });
      expect(fieldsOf((await change({ newPassword: 'a', confirmNewPassword: 'b' })).json)).toEqual({
        oldPassword: 'REQUIRED',
        newPassword: expect.stringMatching(/^(?:TOO_SHORT|PATTERN|LENGTH)$/u),
        confirmNewPassword: 'NOT_EQUAL',
      });
      expect(fieldsOf((await change({ oldPassword: 'Wrong-1234' })).json)).toEqual({ oldPassword: 'WRONG' });
      expect((await change({ oldPassword: password })).json).toEqual({ success: true, value: {} });
      expect((await client().send('memberInfo', { token })).status).toBe(200);
      expect((await client().send('memberInfo', { token: other })).json.code).toBe('SESSION_EXPIRED');
      expect((await login(body.username, password)).json.code).toBe('WRONG_CREDENTIALS');
      expect((await login(body.username, fresh)).status).toBe(200);
    });

    it('mails a password that is good for one login, and says the same to strangers [API-17] [VAL-11]', async ({
      skip,
    }) => {
      const ask = (username: string, email: string) =>
        client().send('memberPasswordEmail', { body: { username, email } });
      const stranger = await ask(newAccount(), 'nobody@contract.example');
      expect([stranger.status, stranger.json]).toEqual([200, { success: true, value: {} }]);
      expect(fieldsOf((await ask('', ' ')).json)).toEqual({ username: 'REQUIRED', email: 'REQUIRED' });
      if (!(await hasOutbox(client()))) skip(outboxNeeded);
      // Mails of the sandbox's own account, whose password stays as it is.
      const { member } = target().accounts;
      const text = await messageTo(client(), `${member}@example.com`, () =>
        ask(member, `${member}@example.com`),
      );
      const temporary = /[a-z0-9]{4}(?:-[a-z0-9]{4}){3}/u.exec(text)?.[0] ?? '';
      expect((await login(member, temporary)).json.value).toMatchObject({
        account: member,
        passwordExpired: true,
      });
      expect((await login(member, temporary)).json.code).toBe('WRONG_CREDENTIALS');
      expect((await login(member, target().password)).json.value).toMatchObject({ passwordExpired: false });
    });

    it('sets a new password by number, code and the password [API-18] [VAL-11]', async ({ skip }) => {
      const { CHNGPASSVERIF3, registerByMobile: byMobile } = await switches();
      const reset = (body: object) => client().send('memberPasswordVerification', { body });
      const empty = await reset({ mobileNum: '', verificationCode: '', newPassword: '' });
      expect(empty.json.code).toBe(CHNGPASSVERIF3 ? 'INVALID_FIELDS' : 'PASSWORD_RESET_OFF');
      if (!CHNGPASSVERIF3 || !byMobile) skip('The brand sets no passwords by phone.');
      expect(fieldsOf(empty.json)).toEqual({
        mobileNum: 'REQUIRED',
        verificationCode: 'REQUIRED',
        newPassword: 'REQUIRED',
      });
      if (!(await hasOutbox(client()))) skip(outboxNeeded);
      if (await asksForCaptcha(client())) skip(captchaAsked);
      const { mobileNum, session } = await registerByMobile(client());
      const number = { mobileNum, countryDialingCode: '95' };
      const text = await messageTo(client(), internationally(mobileNum), () =>
        valueOf(client(), 'smsNoLogin', { body: number }),
      );
      const body = { ...number, verificationCode: codeIn(text), newPassword: fresh };
      expect((await reset(body)).json).toEqual({ success: true, value: {} });
      expect((await client().send('memberInfo', { token: session.token })).json.code).toBe('SESSION_EXPIRED');
      expect((await login(mobileNum, fresh)).status).toBe(200);
      expect(fieldsOf((await reset(body)).json)).toEqual({ verificationCode: 'WRONG' });
    });

    it('asks for the human verification where the brand does, before login by name and registration [VAL-08]', async () => {
      const { humanVerification } = await switches();
      const { member } = target().accounts;
      const credentials = { username: member, password: target().password, type: 'username' };
      const puzzle = await valueOf(client(), 'humanChallenge');
      expect(Date.parse(puzzle.expiresAt)).toBeGreaterThan(Date.now() - 60_000);
      const attempt = async (human: string) =>
        (await client().send('sessionLogin', { body: { ...credentials, human } })).json.code;
      const human = await client().human();
      const codes = [await attempt(''), await attempt('x'), await attempt(human), await attempt(human)];
      expect(codes).toEqual(
        humanVerification
          ? ['HUMAN_REQUIRED', 'HUMAN_WRONG', undefined, 'HUMAN_WRONG']
          : [undefined, undefined, undefined, undefined],
      );
      const body = { ...(await newRegistration(client())), username: member, human: '' };
      const { json } = await client().send('memberRegister', { body });
      expect(json.code).toBe(humanVerification ? 'HUMAN_REQUIRED' : 'INVALID_FIELDS');
    });

    it('leaves the accounts as they were', async () => {
      expect(await logIn(target(), target().accounts.member)).not.toBe('');
    });
  });
