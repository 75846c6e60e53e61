import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TextsDocument } from '#contract/generated/documents.ts';
import { databases } from '#server/testing/database.ts';
import { brandDocuments } from '#server/gateway/testing/documents.ts';
import { demoPassword, startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';

const minute = 60_000;
const mobile = '+95977000001';
const email = 'demo@example.com';

type Ticket = { ticket: string; methods: { method: string; to?: string }[]; expiresAt: string };

describe.each(databases)('a login from an unregistered address on %s', (kind) => {
  let gateway: TestGateway;
  let place = 0;
  beforeAll(async () => {
    gateway = await startGateway(kind);
  });
  afterAll(() => gateway.close());
  beforeEach(() => {
    gateway.wait(2 * 60 * minute);
    gateway.publish((documents) => {
      Object.assign(documents, brandDocuments());
      Object.assign((documents['texts/en'] as TextsDocument).texts, {
        'mail.loginCode.subject': 'Login',
        'mail.newAddress.subject': 'New address',
        'mail.newAddress.text': '{{account}} from {{address}} at {{time}}',
      });
    });
    gateway.set({ flags: { verifyUnregisteredIp: true, MOBILEVERCODELOGIN3: true } });
  });

  /** An address nobody has logged in from. */
  const elsewhere = (): string => `198.51.100.${(place += 1)}`;
  const login = (from: string, username = 'demo', more: object = {}) =>
    gateway.client.send('sessionLogin', {
      headers: { 'x-forwarded-for': from },
      body: { type: 'username', username, password: demoPassword, ...more },
    });
  const ticketOf = async (from: string, username = 'demo'): Promise<Ticket> => {
    const { status, json } = await login(from, username);
    expect([status, json.code]).toEqual([403, 'LOGIN_VERIFICATION_REQUIRED']);
    return json.value as Ticket;
  };
  const send = (from: string, ticket: string, method: string) =>
    gateway.client.send('loginVerificationCode', {
      headers: { 'x-forwarded-for': from },
      body: { ticket, method },
    });
  const answer = (from: string, body: object) =>
    gateway.client.send('loginVerification', { headers: { 'x-forwarded-for': from }, body });
  const codeTo = async (to: string): Promise<string> =>
    /\b\d{6}\b/u.exec((await gateway.message(to)).text)?.[0] ?? '';
  const fieldsOf = (refused: { json: { value: { fields: { field: string; code: string }[] } } }) =>
    Object.fromEntries(refused.json.value.fields.map(({ field, code }) => [field, code]));
  const profile = (account: string, values: object) =>
    gateway.db
      .updateTable('members')
      .set({ profile: JSON.stringify(values) })
      .where('account_key', '=', account)
      .execute();

  it('asks for a verification, once the password was right, and says by what without saying where to [STA-15]', async () => {
    const from = elsewhere();
    const wrong = await login(from, 'demo', { password: 'Wrong-password-1' });
    expect(wrong.json.code).toBe('WRONG_CREDENTIALS');
    const { methods, expiresAt } = await ticketOf(from);
    expect(methods).toEqual([
      { method: 'mobile', to: '•••••001' },
      { method: 'email', to: 'd•••••@example.com' },
    ]);
    expect(Date.parse(expiresAt)).toBe(gateway.now().getTime() + 15 * minute);
    const sessions = await gateway.db
      .selectFrom('member_sessions')
      .select('ip')
      .where('ip', '=', from)
      .execute();
    expect(sessions).toEqual([]);
  });

  it.each([
    ['mobile', mobile],
    ['email', email],
  ] as const)('is verified by a code: %s; the address is known from then on [STA-15]', async (method, to) => {
    const from = elsewhere();
    const { ticket } = await ticketOf(from);
    const sent = await send(from, ticket, method);
    expect(sent.json.value).toEqual({ expiredMinutes: 10 });
    const verificationCode = await codeTo(to);
    const right = await answer(from, { ticket, method, verificationCode });
    expect(right.json.value).toMatchObject({ account: 'demo', passwordDue: false });
    const again = await answer(from, { ticket, method, verificationCode });
    expect([again.status, again.json.code]).toEqual([403, 'LOGIN_VERIFICATION_EXPIRED']);
    expect((await login(from)).status).toBe(200);
  });

  it('is told to the member by mail', async () => {
    gateway.set({ flags: { newAddressMail: true } });
    const from = elsewhere();
    const { ticket } = await ticketOf(from);
    await send(from, ticket, 'mobile');
    await answer(from, { ticket, method: 'mobile', verificationCode: await codeTo(mobile) });
    expect((await gateway.message(email)).text).toContain(`demo from ${from} at `);
  });

  it('needs nothing from a known address, also of the same IPv6 network and at a new device', async () => {
    const { ticket } = await ticketOf('2001:db8:7:7::1');
    await send('2001:db8:7:7::1', ticket, 'mobile');
    const body = { ticket, method: 'mobile', verificationCode: await codeTo(mobile) };
    expect((await answer('2001:db8:7:7:aaaa::9', body)).status).toBe(200);
    const device = await gateway.client.send('sessionLogin', {
      headers: { 'x-forwarded-for': '2001:db8:7:7:ffff::2', 'user-agent': 'Another device' },
      body: { type: 'username', username: 'demo', password: demoPassword },
    });
    expect(device.status).toBe(200);
    expect((await login('2001:db8:7:8::1')).json.code).toBe('LOGIN_VERIFICATION_REQUIRED');
  });

  it('takes a code for what it was sent for, so long and so often', async () => {
    const from = elsewhere();
    const { ticket } = await ticketOf(from);
    expect(
      fieldsOf(
        await send(from, ticket, 'mobile').then(() =>
          answer(from, { ticket, method: 'mobile', verificationCode: '1' }),
        ),
      ),
    ).toEqual({ verificationCode: 'WRONG' });
    const verificationCode = await codeTo(mobile);
    expect(fieldsOf(await answer(from, { ticket, method: 'email', verificationCode }))).toEqual({
      verificationCode: 'WRONG',
    });
    gateway.wait(11 * minute);
    expect(fieldsOf(await answer(from, { ticket, method: 'mobile', verificationCode }))).toEqual({
      verificationCode: 'EXPIRED',
    });
    for (let left = 2; left > 0; left -= 1)
      await answer(from, { ticket, method: 'mobile', verificationCode: '0' });
    const over = await answer(from, { ticket, method: 'mobile', verificationCode });
    expect(over.json.code).toBe('LOGIN_VERIFICATION_EXPIRED');
    expect((await send(from, ticket, 'mobile')).json.code).toBe('LOGIN_VERIFICATION_EXPIRED');
  });

  it('belongs to one address and runs out', async () => {
    const from = elsewhere();
    const { ticket } = await ticketOf(from);
    expect((await send(elsewhere(), ticket, 'mobile')).json.code).toBe('LOGIN_VERIFICATION_EXPIRED');
    gateway.wait(15 * minute);
    expect((await send(from, ticket, 'mobile')).json.code).toBe('LOGIN_VERIFICATION_EXPIRED');
    expect((await send(from, 'no-such-ticket', 'mobile')).json.code).toBe('LOGIN_VERIFICATION_EXPIRED');
  });

  it('takes the payee name together with another proof only, however it is written [SCR-05] [STA-15]', async () => {
    const contact = { mobileNum: '0977000001', countryDialingCode: '95', email, payeeName: 'Daw  Aye Chan' };
    await profile('demo', contact);
    const from = elsewhere();
    const { ticket, methods } = await ticketOf(from);
    expect(methods.map(({ method }) => method)).toEqual(['mobile', 'email', 'payeeName']);
    await send(from, ticket, 'email');
    const verificationCode = await codeTo(email);
    const named = { ticket, method: 'payeeName', verificationCode };
    expect(fieldsOf(await answer(from, { ...named, payeeName: 'Daw Aye Chan' }))).toEqual({
      by: 'NOT_AN_OPTION',
    });
    expect(fieldsOf(await answer(from, { ...named, by: 'email', payeeName: 'Daw Aye' }))).toEqual({
      payeeName: 'WRONG',
    });
    expect(
      fieldsOf(
        await answer(from, { ...named, by: 'email', payeeName: 'DAW AYE CHAN', verificationCode: '1' }),
      ),
    ).toEqual({
      verificationCode: 'WRONG',
    });
    const right = await answer(from, { ...named, by: 'email', payeeName: ' ｄａｗ aye  CHAN ' });
    expect(right.status).toBe(200);
    await profile('demo', { mobileNum: '0977000001', countryDialingCode: '95', email });
  });

  it('is verified by an authenticator, or a recovery code of it, each once [SCR-06] [STA-15]', async () => {
    const { token } = (await login('127.0.0.1', 'demoteam2')).json.value;
    const { secret } = await gateway.client.value('totpBegin', { token, body: { password: demoPassword } });
    const codeNow = (): string =>
      TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: gateway.now().getTime() });
    const { recoveryCodes } = await gateway.client.value('totpConfirm', {
      token,
      body: { totpCode: codeNow() },
    });
    gateway.wait(minute);

    const from = elsewhere();
    const { ticket, methods } = await ticketOf(from, 'demoteam2');
    expect(methods).toEqual([{ method: 'totp' }]);
    expect((await send(from, ticket, 'mobile')).json.code).toBe('INVALID_FIELDS');
    const verificationCode = codeNow();
    expect((await answer(from, { ticket, method: 'totp', verificationCode })).status).toBe(200);

    const other = elsewhere();
    const { ticket: second } = await ticketOf(other, 'demoteam2');
    const again = await answer(other, { ticket: second, method: 'totp', verificationCode });
    expect(fieldsOf(again)).toEqual({ verificationCode: 'WRONG' });
    const recovered = { ticket: second, method: 'totp', verificationCode: recoveryCodes[0] };
    expect((await answer(other, recovered)).json.value).toMatchObject({ account: 'demoteam2' });

    // A member with an authenticator is asked for its code even if the brand verifies no logins.
    gateway.set({ flags: { verifyUnregisteredIp: false } });
    await profile('demoteam2', { payeeName: 'Su', email });
    expect((await ticketOf(elsewhere(), 'demoteam2')).methods).toEqual([{ method: 'totp' }]);
    expect((await login(other, 'demoteam2')).status).toBe(200);
  });

  it('is refused where there is nothing to verify it with, unless the brand admits it', async () => {
    await profile('demoteam1', { payeeName: 'Aung' });
    const refused = await login(elsewhere(), 'demoteam1');
    expect([refused.status, refused.json.code]).toEqual([403, 'LOGIN_VERIFICATION_IMPOSSIBLE']);
    gateway.set({ flags: { admitUnverifiable: true } });
    expect((await login(elsewhere(), 'demoteam1')).status).toBe(200);
  });

  it('is no matter for who proved the number by the login itself, unless there is another proof', async () => {
    const bySms = async (from: string) => {
      const number = { mobileNum: '0977000001', countryDialingCode: '95' };
      await gateway.client.send('smsNoLogin', { body: number });
      const verificationCode = await codeTo(mobile);
      return gateway.client.send('sessionLogin', {
        headers: { 'x-forwarded-for': from },
        body: { type: 'sms', ...number, verificationCode },
      });
    };
    const { json } = await bySms(elsewhere());
    expect(json.value.methods).toEqual([{ method: 'email', to: 'd•••••@example.com' }]);
    await profile('demo', { mobileNum: '0977000001', countryDialingCode: '95' });
    expect((await bySms(elsewhere())).status).toBe(200);
    await profile('demo', { mobileNum: '0977000001', countryDialingCode: '95', email });
  });

  it('is asked for so often and no more, which bars nobody from elsewhere', async () => {
    const from = elsewhere();
    for (let asked = 0; asked < 5; asked += 1) await ticketOf(from);
    expect((await login(from)).json.code).toBe('TOO_MANY_REQUESTS');
    await ticketOf(elsewhere());
  });

  it('stands open where the brand does not ask for it, and addresses are known all the same', async () => {
    gateway.set({ flags: { verifyUnregisteredIp: false } });
    const from = elsewhere();
    expect((await login(from)).status).toBe(200);
    gateway.set({ flags: { verifyUnregisteredIp: true } });
    expect((await login(from)).status).toBe(200);
  });
});
