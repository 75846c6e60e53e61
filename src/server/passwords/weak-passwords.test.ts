import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databases } from '#server/testing/database.ts';
import { startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';

const good = 'Lilac-1234-Rain';
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

describe.each(databases)('passwords that are guessed first on %s', (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway(kind);
  });
  afterAll(() => gateway.close());
  beforeEach(() => {
    gateway.wait(2 * 60 * 60_000);
    gateway.set({ flags: { refuseCommonPasswords: true, CHNGPASSVERIF3: true } });
  });

  type Answer = { status: number; json: { value?: { fields?: { field: string; code: string }[] } } };
  const refusals = ({ status, json }: Answer) => [
    status,
    Object.fromEntries((json.value?.fields ?? []).map(({ field, code }) => [field, code])),
  ];
  const register = async (username: string, more: Record<string, unknown> = {}) => {
    const password = more['password'] ?? good;
    const body = { termsAgreement: true, registerMethod: 'WEB', login: true, verifyPwd: password };
    return gateway.client.send('memberRegister', { body: { ...body, username, password, ...more } });
  };
  const codeFor = async (to: string) => /\b\d{6}\b/u.exec((await gateway.message(to)).text)?.[0] ?? '';

  it.each(['Password1!', 'dragon2024', 'P@$$w0rd99', 'QWERTYUIOP', ' 12345678 '])(
    'are refused on registration: %s',
    async (password) => {
      expect(refusals(await register('Guessed1', { password }))).toEqual([422, { password: 'COMMON' }]);
    },
  );

  it('are also what is known of the player', async () => {
    const known = { email: 'quiet.river@alpha.example', mobileNum: '0977444001', countryDialingCode: '95' };
    for (const password of ['Guessed2', 'GUESSED2#77', 'Quiet.River1', '0977444001'])
      expect([password, refusals(await register('Guessed2', { ...known, password }))]).toEqual([
        password,
        [422, { password: 'PERSONAL' }],
      ]);
    expect((await register('Guessed2', known)).status).toBe(200);
  });

  it('are refused as payment passwords too', async () => {
    const common = await register('Guessed3', { paymentPassword: '123456' });
    expect(refusals(common)).toEqual([422, { paymentPassword: 'COMMON' }]);
    expect((await register('Guessed3', { paymentPassword: '840193' })).status).toBe(200);
  });

  it('are refused when a password is changed, and so is the one there was', async () => {
    const { token } = (await register('Guessed4')).json.value;
    const change = (newPassword: string) =>
      gateway.client.send('memberPassword', {
        token,
        body: { oldPassword: good, newPassword, confirmNewPassword: newPassword },
      });
    expect(refusals(await change('Monkey-123'))).toEqual([422, { newPassword: 'COMMON' }]);
    expect(refusals(await change('guessed4!!'))).toEqual([422, { newPassword: 'PERSONAL' }]);
    expect(refusals(await change(` ${good} `))).toEqual([422, { newPassword: 'SAME_AS_OLD' }]);
    expect((await change('Fern-5678-Moss')).status).toBe(200);
  });

  it('are refused when a code sets one, and the code can be used again [VAL-11]', async () => {
    const number = { mobileNum: '0977444005', countryDialingCode: '95' };
    await register('Guessed5', number);
    await gateway.client.value('smsNoLogin', { body: number });
    const verificationCode = await codeFor('+95977444005');
    const reset = (newPassword: string, code = verificationCode) =>
      gateway.client.send('memberPasswordVerification', {
        body: { ...number, verificationCode: code, newPassword },
      });
    // Without the code nothing is said about the password of anybody.
    expect(refusals(await reset(good, '000000'))).toEqual([422, { verificationCode: 'WRONG' }]);
    expect(refusals(await reset('Dragon-123'))).toEqual([422, { newPassword: 'COMMON' }]);
    expect(refusals(await reset(good))).toEqual([422, { newPassword: 'SAME_AS_OLD' }]);
    expect((await reset('Fern-5678-Moss')).status).toBe(200);
  });

  it('can be looked up by the beginning of their hashes, so that none is told', async () => {
    const lookUp = (prefixes: string) => gateway.client.send('passwordsCommon', { query: { prefixes } });
    const [known, other] = [sha256('dragon'), sha256('quiet-river-42')];
    const { hashes } = (await lookUp(`${known.slice(0, 3)},${other.slice(0, 3)}`)).json.value;
    expect(hashes).toContain(known.slice(0, 16));
    expect(hashes).not.toContain(other.slice(0, 16));
    expect(hashes.every((hash: string) => hash.length === 16)).toBe(true);
    for (const wrong of ['', 'ABC', 'ab', 'abc,', 'abc,def,123,456,789', 'xyz'])
      expect([wrong, (await lookUp(wrong)).json.code]).toEqual([wrong, 'INVALID_QUERY']);
    gateway.set({ constants: { accountChecksPerMinute: 1 } });
    gateway.wait(60_000);
    expect([(await lookUp('abc')).status, (await lookUp('abc')).status]).toEqual([200, 429]);
  });

  it('are taken where the brand takes any', async () => {
    gateway.set({ flags: { refuseCommonPasswords: false } });
    const looked = await gateway.client.value('passwordsCommon', { query: { prefixes: 'a9c' } });
    expect(looked).toEqual({ hashes: [] });
    expect((await register('Guessed6', { password: 'password' })).status).toBe(200);
  });
});
