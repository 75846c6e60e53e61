import { createCanvas } from '@napi-rs/canvas';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import {
  asksForCaptcha,
  clientOf,
  codeIn,
  hasOutbox,
  messageTo,
  newAccount,
  newRegistration,
  password,
  valueOf,
  type Target,
} from '../target.ts';

const captchaAsked = 'The gateway asks for a captcha at registration, which no test can read.';
const outboxNeeded = 'The codes that the gateway sends cannot be read.';

/** Security page, each time by a newly registered member. */
export const security = (target: () => Target) =>
  describe('the security page', () => {
    const client = () => clientOf(target());
    const register = async (skip: (note: string) => void) => {
      if (await asksForCaptcha(client())) skip(captchaAsked);
      const body = await newRegistration(client());
      const { token, account } = await valueOf(client(), 'memberRegister', { body });
      return { token, account, username: body.username };
    };
    const again = async (username: string): Promise<string> =>
      (await valueOf(client(), 'sessionLogin', { body: { type: 'username', username, password } })).token;

    it('shows what a member needs to know, with contacts masked [MEM-01]', async ({ skip }) => {
      const { token, account } = await register(skip);
      const seen = await valueOf(client(), 'memberSecurity', { token });
      expect(seen.account).toBe(account);
      expect(seen.totp.on).toBe(false);
      for (const contact of [seen.mobile, seen.email]) expect(contact?.to ?? '•').toContain('•');
    });

    it('lists devices and ends the others', async ({ skip }) => {
      const { token, username } = await register(skip);
      const other = await again(username);
      const { sessions } = await valueOf(client(), 'sessionList', { token });
      expect(sessions.map(({ current }) => current).toSorted()).toEqual([false, true]);
      expect(JSON.stringify(sessions)).not.toContain(other);
      await valueOf(client(), 'sessionEnd', { token, body: { others: true } });
      expect((await client().send('memberInfo', { token: other })).json.code).toBe('SESSION_EXPIRED');
      expect((await client().send('memberInfo', { token })).status).toBe(200);
    });

    it('ends one device by its id, and none of somebody else', async ({ skip }) => {
      const { token, username } = await register(skip);
      const other = await again(username);
      const { sessions } = await valueOf(client(), 'sessionList', { token });
      const id = sessions.find(({ current }) => !current)?.id ?? '';
      const stranger = await register(skip);
      await client().send('sessionEnd', { token: stranger.token, body: { id } });
      expect((await client().send('memberInfo', { token: other })).status).toBe(200);
      await valueOf(client(), 'sessionEnd', { token, body: { id } });
      expect((await client().send('memberInfo', { token: other })).json.code).toBe('SESSION_EXPIRED');
    });

    it('lists the addresses of logins, and forgets one', async ({ skip }) => {
      const { token } = await register(skip);
      const [first] = (await valueOf(client(), 'addressList', { token })).addresses;
      expect(first?.current).toBe(true);
      await valueOf(client(), 'addressForget', { token, body: { address: first?.address ?? '' } });
      expect((await valueOf(client(), 'addressList', { token })).addresses).toEqual([]);
    });

    it('changes the nickname, and shows it', async ({ skip }) => {
      const { token } = await register(skip);
      await valueOf(client(), 'memberNickname', { token, body: { nickname: 'AungKyaw' } });
      expect((await valueOf(client(), 'memberInfo', { token })).nickname).toBe('AungKyaw');
    });

    it('takes a picture, offers others, and gives both back [API-12] [API-22]', async ({ skip }) => {
      const { token } = await register(skip);
      const canvas = createCanvas(64, 64);
      canvas.getContext('2d').fillRect(0, 0, 32, 32);
      const upload = (file: Buffer) =>
        client().raw(
          'PUT',
          '/wps/member/avatar',
          {
            'x-gateway-version': '3',
            'x-module-id': 'portal',
            'content-type': 'image/png',
            authorization: `Bearer ${token}`,
          },
          file,
        );
      const uploaded = await upload(canvas.toBuffer('image/png'));
      expect([uploaded.status, uploaded.json.value?.avatarType]).toEqual([200, 'CUSTOM']);
      const own = await valueOf(client(), 'memberIcon', { token });
      const picture = await client().raw('GET', new URL(own.avatar ?? '', target().origin).pathname);
      expect([picture.status, picture.headers['x-content-type-options']]).toEqual([200, 'nosniff']);
      const disguised = await upload(Buffer.from('<svg onload="alert(1)"/>'));
      expect([disguised.status, disguised.json.code]).toEqual([422, 'PICTURE_TYPE']);
      const { offered } = await valueOf(client(), 'playerAvatar', { token });
      for (const { name } of offered.slice(0, 1)) {
        await valueOf(client(), 'avatarChoose', { token, body: { avatar: name } });
      }
      const chosen = offered.length > 0 ? 'STATIC' : 'CUSTOM';
      expect((await valueOf(client(), 'memberIcon', { token })).avatarType).toBe(chosen);
      const unknown = await client().send('avatarChoose', { token, body: { avatar: 'nobody-offers-this' } });
      expect(unknown.json.code).toBe('AVATAR_NOT_OFFERED');
      expect((await valueOf(client(), 'avatarRemove', { token })).avatarType).toBe('STATIC');
    });

    it('takes a new e-mail address for the password and the code sent to it', async ({ skip }) => {
      const { token, username } = await register(skip);
      if (!(await hasOutbox(client()))) skip(outboxNeeded);
      const contact = { channel: 'email', email: `${username.toLowerCase()}@contract.example` } as const;
      const unproven = await client().send('memberContactCode', {
        token,
        body: { ...contact, password: 'Wrong-1' },
      });
      expect(unproven.json.code).toBe('INVALID_FIELDS');
      const code = codeIn(
        await messageTo(client(), contact.email, () =>
          valueOf(client(), 'memberContactCode', { token, body: { ...contact, password } }),
        ),
      );
      await valueOf(client(), 'memberContact', { token, body: { ...contact, verificationCode: code } });
      expect((await valueOf(client(), 'memberSecurity', { token })).email?.verified).toBe(true);
      const replayed = await client().send('memberContact', {
        token,
        body: { ...contact, verificationCode: code },
      });
      expect(replayed.json.code).toBe('INVALID_FIELDS');
    });

    it('sets a payment password for the password, and changes it for the old one', async ({ skip }) => {
      const { token } = await register(skip);
      const set = (body: object) => client().send('paymentPassword', { token, body });
      const fresh = { newPaymentPassword: '735912', confirmPaymentPassword: '735912' };
      const { paymentPassword: there } = await valueOf(client(), 'memberSecurity', { token });
      if (there) skip('The registration asks for a payment password.');
      expect((await set({ ...fresh, password: 'Wrong-1' })).json.code).toBe('INVALID_FIELDS');
      expect((await set({ ...fresh, password })).status).toBe(200);
      const next = { newPaymentPassword: '824603', confirmPaymentPassword: '824603' };
      expect((await set({ ...next, oldPaymentPassword: '111999' })).json.code).toBe('INVALID_FIELDS');
      expect((await set({ ...next, oldPaymentPassword: '735912' })).status).toBe(200);
      expect((await valueOf(client(), 'memberSecurity', { token })).paymentPassword).toBe(true);
    });

    it('enrols an authenticator, whose codes are each good once [SCR-06]', async ({ skip }) => {
      const { token } = await register(skip);
      const begun = await valueOf(client(), 'totpBegin', { token, body: { password } });
      const totp = new TOTP({ secret: Secret.fromBase32(begun.secret), period: 30, digits: 6 });
      const wrong = await client().send('totpConfirm', { token, body: { totpCode: '000000' } });
      expect(wrong.json.code).toBe('INVALID_FIELDS');
      const code = totp.generate();
      const { recoveryCodes } = await valueOf(client(), 'totpConfirm', { token, body: { totpCode: code } });
      expect(new Set(recoveryCodes).size).toBe(10);
      expect((await client().send('totpEnd', { token, body: { password, totpCode: code } })).json.code).toBe(
        'INVALID_FIELDS',
      );
      const [first = '', second = ''] = recoveryCodes;
      const renewed = await valueOf(client(), 'totpRecovery', { token, body: { password, totpCode: first } });
      expect(renewed.recoveryCodes).not.toContain(second);
      const [newest = ''] = renewed.recoveryCodes;
      await valueOf(client(), 'totpEnd', { token, body: { password, totpCode: newest } });
      expect((await valueOf(client(), 'memberSecurity', { token })).totp.on).toBe(false);
    });

    it('is closed to guests, call by call [ROL-02]', async ({ skip }) => {
      const { switches } = await valueOf(client(), 'whitelabel');
      if (!switches['freePlay']) skip('The brand offers no demo login.');
      const random = await client().freePlayRandom(`contract-${newAccount()}-${Date.now()}`);
      const body = { os: 'Linux', platform: 'W', version: 3, random };
      const { token } = await valueOf(client(), 'sessionFreePlay', { body });
      for (const call of ['memberSecurity', 'sessionList', 'addressList', 'memberProviders'] as const) {
        const answer = await client().send(call, { token });
        expect([call, answer.status, answer.json.code]).toEqual([call, 403, 'REAL_ACCOUNT_REQUIRED']);
      }
    });
  });
