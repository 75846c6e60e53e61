import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databases } from '#server/testing/database.ts';
import { brandDocuments } from '#server/gateway/testing/documents.ts';
import type { GatewayAnswer } from '#server/gateway/testing/client.ts';
import { demoPassword, startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { sha256Hex } from '#server/crypto/tokens.ts';

const hour = 60 * 60_000;
const startPassword = 'Start-1234';

/** The cookies an answer sets, with what stands behind the value. */
const setCookies = ({ headers }: GatewayAnswer): Record<string, { value: string; keeping: string }> =>
  Object.fromEntries(
    [headers['set-cookie'] ?? []].flat().map((line) => {
      const [pair = '', ...keeping] = line.split('; ');
      const at = pair.indexOf('=');
      return [pair.slice(0, at), { value: pair.slice(at + 1), keeping: keeping.join('; ') }];
    }),
  );
const valueOf = (answer: GatewayAnswer, name: string): string => setCookies(answer)[name]?.value ?? '';

describe.each(databases)('what a login does on %s', (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway(kind, { defaultPassword: startPassword });
  });
  afterAll(() => gateway.close());
  beforeEach(() => {
    gateway.wait(48 * hour);
    gateway.publish((documents) => Object.assign(documents, brandDocuments()));
    gateway.set({ constants: { passwordExpiryDays: 0 } });
  });

  const login = (username: string, more: object = {}, cookie?: string) =>
    gateway.client.send('sessionLogin', {
      headers: { cookie },
      body: { type: 'username', username, password: demoPassword, ...more },
    });
  const remembered = (username: string, token: string) =>
    gateway.client.send('sessionLogin', {
      headers: { cookie: `gw_remember=${token}` },
      body: { type: 'remembered', username },
    });
  const info = (token: string) => gateway.client.send('memberInfo', { token });

  describe('on each side', () => {
    it('lets agents only into the side of agents [ROL-05] [ERR-21]', async () => {
      expect((await login('demoagent', { side: 'agent' })).json.value).toMatchObject({ type: 1 });
      expect((await login('demosub', { side: 'agent' })).json.value).toMatchObject({ type: 41 });
      const member = await login('demo', { side: 'agent' });
      expect([member.status, member.json.code]).toEqual([403, 'NOT_AN_AGENT']);
    });

    it('says who is no agent only to whoever knows the password', async () => {
      const wrong = await login('demo', { side: 'agent', password: 'Wrong-password-1' });
      expect(wrong.json.code).toBe('WRONG_CREDENTIALS');
    });

    it('lets no guest in by a password, and agents as the brand says [ROL-05] [ERR-21]', async () => {
      const guest = await login('demoguest');
      expect([guest.status, guest.json.code]).toEqual([403, 'NOT_A_MEMBER']);
      expect((await login('demoagent')).status).toBe(200);
      gateway.set({ flags: { agentsOnMemberSide: false } });
      expect((await login('demoagent')).json.code).toBe('NOT_A_MEMBER');
      expect((await login('demo')).status).toBe(200);
    });
  });

  it('gives a token of its own each time; those before go on until the password changes or a logout [STA-06]', async () => {
    const [one, other] = [await login('demoteam1'), await login('demoteam1')].map(
      ({ json }) => json.value.token,
    );
    expect(one).not.toBe(other);
    await gateway.client.send('sessionLogout', { token: one });
    expect([(await info(one)).status, (await info(other)).status]).toEqual([401, 200]);
  });

  describe('with remember', () => {
    it('sets a cookie with the name for the page, and one that stands for the password and no script reads [CON-06]', async () => {
      const cookies = setCookies(await login('demo', { remember: true }));
      expect(cookies['gw_remembered']).toEqual({
        value: 'demo',
        keeping: 'Max-Age=86400; Path=/; SameSite=Strict',
      });
      expect(cookies['gw_remember']?.keeping).toBe(
        'Max-Age=86400; Path=/wps/session; HttpOnly; SameSite=Strict',
      );
      expect(JSON.stringify(cookies)).not.toContain(demoPassword);
      const rows = await gateway.db.selectFrom('remembered_logins').selectAll().execute();
      expect(rows.map(({ token_hash }) => token_hash)).toContain(
        sha256Hex(cookies['gw_remember']?.value ?? ''),
      );
    });

    it('is Secure, with names only https can set, where the page came by https', async () => {
      const answer = await gateway.client.send('sessionLogin', {
        headers: { 'x-forwarded-proto': 'https' },
        body: { type: 'username', username: 'demo', password: demoPassword, remember: true },
      });
      const cookies = setCookies(answer);
      expect(cookies['__Secure-gw_remember']?.keeping).toContain('Secure');
      expect(cookies['__Host-gw_remembered']?.keeping).toContain('Secure');
    });

    it('logs in without the password, each time with a new token, for a day after the last use', async () => {
      const first = valueOf(await login('demo', { remember: true }), 'gw_remember');
      gateway.wait(20 * hour);
      const again = await remembered('  DEMO ', first);
      expect(again.json.value).toMatchObject({ account: 'demo' });
      const second = valueOf(again, 'gw_remember');
      expect(second).not.toBe(first);
      gateway.wait(20 * hour);
      expect((await remembered('demo', second)).status).toBe(200);
      const third = valueOf(await login('demo', { remember: true }), 'gw_remember');
      gateway.wait(24 * hour);
      const late = await remembered('demo', third);
      expect([late.status, late.json.code]).toEqual([401, 'REMEMBERED_LOGIN_ENDED']);
      expect(setCookies(late)['gw_remembered']?.keeping).toContain('Expires=Thu, 01 Jan 1970');
    });

    it('stands for one account, at one brand', async () => {
      const token = valueOf(await login('demo', { remember: true }), 'gw_remember');
      expect((await remembered('demoagent', token)).json.code).toBe('REMEMBERED_LOGIN_ENDED');
      const beta = await gateway.client.send('sessionLogin', {
        headers: { cookie: `gw_remember=${token}`, host: 'beta.example' },
        body: { type: 'remembered', username: 'demo' },
      });
      expect(beta.json.code).toBe('REMEMBERED_LOGIN_ENDED');
      expect((await remembered('demo', token)).status).toBe(200);
    });

    it('ends for the thief and for the owner when a used token shows up again', async () => {
      const stolen = valueOf(await login('demo', { remember: true }), 'gw_remember');
      const next = valueOf(await remembered('demo', stolen), 'gw_remember');
      const twice = await remembered('demo', stolen);
      expect(twice.json.code).toBe('REMEMBERED_LOGIN_ENDED');
      gateway.wait(hour / 3);
      expect((await remembered('demo', stolen)).json.code).toBe('REMEMBERED_LOGIN_ENDED');
      gateway.wait(hour / 3);
      expect((await remembered('demo', next)).json.code).toBe('REMEMBERED_LOGIN_ENDED');
    });

    it('bears two pages that send one token at the same time: one gets in, the next token stays good', async () => {
      const token = valueOf(await login('demo', { remember: true }), 'gw_remember');
      const answers = await Promise.all([remembered('demo', token), remembered('demo', token)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
      const next =
        answers.map((answer) => valueOf(answer, 'gw_remember')).find((value) => value !== '') ?? '';
      expect((await remembered('demo', next)).status).toBe(200);
    });

    it('dies with a logout, which leaves the name', async () => {
      const answer = await login('demo', { remember: true });
      const token = valueOf(answer, 'gw_remember');
      const out = await gateway.client.send('sessionLogout', {
        token: answer.json.value.token,
        headers: { cookie: `gw_remember=${token}` },
      });
      expect(setCookies(out)['gw_username']?.value).toBe('demo');
      expect(valueOf(out, 'gw_remembered')).toBe('');
      expect((await remembered('demo', token)).json.code).toBe('REMEMBERED_LOGIN_ENDED');
    });

    it('dies with a login that does not want it, and with a change of password', async () => {
      const token = valueOf(await login('demoteam2', { remember: true }), 'gw_remember');
      await login('demoteam2', {}, `gw_remember=${token}`);
      expect((await remembered('demoteam2', token)).json.code).toBe('REMEMBERED_LOGIN_ENDED');
      const elsewhere = valueOf(await login('demoteam2', { remember: true }), 'gw_remember');
      const { token: session } = (await login('demoteam2')).json.value;
      const body = {
        oldPassword: demoPassword,
        newPassword: 'Lotus-Pond-77',
        confirmNewPassword: 'Lotus-Pond-77',
      };
      expect((await gateway.client.send('memberPassword', { token: session, body })).status).toBe(200);
      expect((await remembered('demoteam2', elsewhere)).json.code).toBe('REMEMBERED_LOGIN_ENDED');
    });

    it('is not for a password that has to be replaced', async () => {
      await gateway.db
        .updateTable('members')
        .set({ password_own: false })
        .where('account_key', '=', 'demoteam3')
        .execute();
      const answer = await login('demoteam3', { remember: true });
      expect(answer.json.value).toMatchObject({ firstTimeLogin: true, passwordDue: true });
      expect(valueOf(answer, 'gw_remember')).toBe('');
    });
  });

  describe('with a password the member did not choose', () => {
    const register = async (username: string) => {
      const body = {
        username,
        password: startPassword,
        verifyPwd: startPassword,
        termsAgreement: true,
        registerMethod: 'WEB',
        login: true,
      };
      return (await gateway.client.value('memberRegister', { body })).token;
    };

    it('demands another when it is the default one, compared on the server; the answer says the fact [STA-03]', async () => {
      await register('Defaulter1');
      for (let time = 0; time < 2; time += 1) {
        const { json } = await login('Defaulter1', { password: startPassword });
        expect(json.value).toMatchObject({ passwordDefault: true, passwordDue: true, firstTimeLogin: false });
        expect((await gateway.client.send('walletBalance', { token: json.value.token })).json.code).toBe(
          'PASSWORD_DUE',
        );
      }
      expect((await login('demo')).json.value).toMatchObject({ passwordDefault: false, passwordDue: false });
      const rows = await gateway.db.selectFrom('default_passwords').selectAll().execute();
      expect(rows).toHaveLength(1);
      expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$/u);
    });

    it('demands it at each login until there is one, also when the first login was left [STA-04]', async () => {
      await gateway.db
        .updateTable('members')
        .set({ password_own: false })
        .where('account_key', '=', 'demoteam4')
        .execute();
      const first = (await login('demoteam4')).json.value;
      const told = await gateway.client.value('sessionFirstLogin', { token: first.token });
      expect(told).toEqual({ firstLoginAt: gateway.now().toISOString(), passwordDue: true });
      gateway.wait(hour / 4);
      const second = (await login('demoteam4')).json.value;
      expect(second).toMatchObject({ firstTimeLogin: true, passwordDue: true });
      expect(await gateway.client.value('sessionFirstLogin', { token: second.token })).toEqual(told);
      const fresh = { newPassword: 'Jasmine-Tea-5', confirmNewPassword: 'Jasmine-Tea-5' };
      expect((await gateway.client.send('memberPassword', { token: second.token, body: fresh })).status).toBe(
        200,
      );
      expect([(await info(first.token)).status, (await info(second.token)).status]).toEqual([401, 200]);
      expect((await login('demoteam4', { password: 'Jasmine-Tea-5' })).json.value).toMatchObject({
        firstTimeLogin: false,
        passwordDue: false,
      });
    });
  });
});
