import { describe, expect, it } from 'vitest';
import { Authenticator } from '#server/passkeys/testing/authenticator.ts';
import {
  asksForCaptcha,
  clientOf,
  logIn,
  newRegistration,
  password,
  valueOf,
  type Target,
} from '../target.ts';

/** Logins beside the password, and what follows a login. */
export const waysIn = (target: () => Target) =>
  describe('ways in', () => {
    const client = () => clientOf(target());

    it('by other providers begin with one that the brand offers [OFF-27]', async () => {
      const { status, json } = await client().send('sessionProvider', { body: { provider: 'nobody' } });
      expect([status, json.code]).toEqual([422, 'LOGIN_TYPE_UNAVAILABLE']);
    });

    it.each([
      ['social', { provider: 'google', code: 'x', state: 'y' }],
      ['telegram', { provider: 'telegram', result: 'eyJpZCI6MX0', state: 'y' }],
      ['firebase', { idToken: 'eyJhbGciOiJub25lIn0.e30.' }],
    ])('by %s let nobody in by a proof of nobody', async (type, proof) => {
      const { status, json } = await client().send('sessionLogin', { body: { type, ...proof } });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(json.success).toBe(false);
    });

    it('from an unregistered address need a ticket that was given out [SCR-03]', async () => {
      const ticket = 'A'.repeat(43);
      const code = await client().send('loginVerificationCode', { body: { ticket, method: 'email' } });
      expect(code.json.code).toBe('LOGIN_VERIFICATION_EXPIRED');
      const body = { ticket, method: 'email', verificationCode: '123456' };
      const answer = await client().send('loginVerification', { body });
      expect(answer.json.code).toBe('LOGIN_VERIFICATION_EXPIRED');
    });

    it('know common passwords by the beginnings of their hashes, so that none is sent to be looked up', async () => {
      const { switches } = await valueOf(client(), 'whitelabel');
      const { hashes } = await valueOf(client(), 'passwordsCommon', { query: { prefixes: '0a1,f3c' } });
      expect(hashes.length > 0).toBe(switches['refuseCommonPasswords'] === true);
      for (const hash of hashes) expect(hash).toMatch(/^(?:0a1|f3c)[0-9a-f]+$/u);
    });

    it('say once more what the first login asks for', async () => {
      const token = await logIn(target(), target().accounts.member);
      const { passwordDue } = await valueOf(client(), 'sessionFirstLogin', { token });
      expect(passwordDue).toBe(false);
    });

    it('list the providers of a member, and unlink none without the password', async ({ skip }) => {
      if (await asksForCaptcha(client())) skip('The gateway asks for a captcha at registration.');
      const { token } = await valueOf(client(), 'memberRegister', { body: await newRegistration(client()) });
      const { providers } = await valueOf(client(), 'memberProviders', { token });
      expect(providers.filter(({ linked }) => linked)).toEqual([]);
      for (const call of ['memberProviderBegin', 'memberProviderUnlink'] as const) {
        const answer = await client().send(call, {
          token,
          body: { provider: 'google', password: 'Wrong-1' },
        });
        expect([call, answer.status < 500, answer.json.success]).toEqual([call, true, false]);
      }
      const linked = await client().send('memberProviderLink', {
        token,
        body: { type: 'social', provider: 'google', code: 'x', state: 'y' },
      });
      expect(linked.json.success).toBe(false);
      expect((await valueOf(client(), 'memberProviders', { token })).providers).toEqual(providers);
    });

    it('by a passkey need no name: it is added after a login, named, and removed by the password', async ({
      skip,
    }) => {
      if (await asksForCaptcha(client())) skip('The gateway asks for a captcha at registration.');
      const { switches } = await valueOf(client(), 'whitelabel');
      if (switches['passkeys'] !== true) skip('The brand offers no passkeys.');
      const { token, account } = await valueOf(client(), 'memberRegister', {
        body: await newRegistration(client()),
      });
      const { protocol, host } = new URL(target().origin);
      const origin = `${protocol}//${target().host ?? host}`;
      const authenticator = new Authenticator();
      const begun = await valueOf(client(), 'passkeyBegin', { token, body: {} });
      const credential = authenticator.create({ ...begun.options }, { origin });
      const { passkeys } = await valueOf(client(), 'passkeyAdd', { token, body: { credential } as never });
      expect(await valueOf(client(), 'memberPasskeys', { token })).toEqual({ passkeys });
      const id = passkeys[0]?.id ?? '';
      const named = await valueOf(client(), 'passkeyRename', { token, body: { id, name: 'My phone' } });
      expect(named.passkeys.map(({ name }) => name)).toEqual(['My phone']);

      const challenge = await valueOf(client(), 'passkeyChallenge');
      const proof = authenticator.get({ ...challenge.options }, { origin });
      const login = { type: 'passkey', credential: proof } as never;
      expect((await valueOf(client(), 'sessionLogin', { body: login })).account).toBe(account);
      // A challenge is good once.
      expect((await client().send('sessionLogin', { body: login })).json.code).toBe('PASSKEY_REFUSED');

      const wrong = await client().send('passkeyRemove', { token, body: { id, password: 'Wrong-1' } });
      expect(wrong.json.success).toBe(false);
      const left = await valueOf(client(), 'passkeyRemove', { token, body: { id, password } });
      expect(left.passkeys).toEqual([]);
    });

    it('end with the session: each login has a token of its own, and a new password ends the others', async ({
      skip,
    }) => {
      if (await asksForCaptcha(client())) skip('The gateway asks for a captcha at registration.');
      const body = await newRegistration(client());
      const { token: first } = await valueOf(client(), 'memberRegister', { body });
      const login = { type: 'username', username: body.username, password };
      const { token: second } = await valueOf(client(), 'sessionLogin', { body: login });
      expect(second).not.toBe(first);
      const next = 'Otter-Cave-5678';
      await valueOf(client(), 'memberPassword', {
        token: second,
        body: { oldPassword: password, newPassword: next, confirmNewPassword: next },
      });
      expect((await client().send('memberInfo', { token: first })).json.code).toBe('SESSION_EXPIRED');
      expect((await client().send('memberInfo', { token: second })).status).toBe(200);
      expect((await client().send('sessionLogin', { body: login })).json.code).toBe('WRONG_CREDENTIALS');
      await valueOf(client(), 'sessionLogout', { token: second });
      expect((await client().send('memberInfo', { token: second })).json.code).toBe('SESSION_EXPIRED');
    });
  });
