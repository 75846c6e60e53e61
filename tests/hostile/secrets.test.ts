import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallId } from '#contract/generated/calls.ts';
import type { GatewayClient } from '#server/gateway/testing/client.ts';
import { mainDatabase } from '#server/testing/database.ts';
import {
  clientOf,
  codeIn,
  internationally,
  messageTo,
  newMobile,
  newRegistration,
  valueOf,
} from '../contract/target.ts';
import { startReference, type Reference } from '../contract/targets.ts';

const password = 'Otter-Cave-5678';
const next = 'Heron-Lake-9012';

describe('the log', () => {
  let server: Reference;
  let client: GatewayClient;
  const lines: string[] = [];
  beforeAll(async () => {
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    });
    server = await startReference(mainDatabase, {
      logger: { level: 'trace', stream },
      flags: { REGMOBVERF3: true, MOBILEVERCODELOGIN3: true, CHNGPASSVERIF3: true, registerByMobile: true },
    });
    client = clientOf(server);
  });
  afterAll(() => server.close());

  /** Everything secret that passed by, with what it is. */
  const secrets = new Map<string, string>();
  const secret = (what: string, value: string): string => {
    expect(value.length, what).toBeGreaterThan(5);
    secrets.set(value, what);
    return value;
  };
  const session = async (call: 'sessionLogin' | 'memberRegister' | 'memberRegisterMobile', body: object) =>
    secret(`token of ${call}`, (await valueOf(client, call, { body })).token);
  const refused = (call: CallId, sending: object) => client.send(call, sending);

  it('has no password, code, token or key in it, whatever goes right or wrong, at any level', async () => {
    secret('password of the demo members', server.password);
    secret('password', password);
    secret('new password', next);

    // By username, and wrongly.
    const body = { ...(await newRegistration(client)), password, verifyPwd: password };
    const token = await session('memberRegister', body);
    const wrong = secret('wrong password', 'Stork-Nest-3456');
    await refused('sessionLogin', { body: { type: 'username', username: body.username, password: wrong } });
    await refused('memberPassword', {
      token,
      body: { oldPassword: wrong, newPassword: next, confirmNewPassword: next },
    });
    await valueOf(client, 'memberPassword', {
      token,
      body: { oldPassword: password, newPassword: next, confirmNewPassword: next },
    });
    const login = { type: 'username', username: body.username, password: next };
    const again = await session('sessionLogin', { ...login, remember: true });

    // By codes.
    const mobileNum = newMobile();
    const number = { mobileNum, countryDialingCode: '95' };
    const to = internationally(mobileNum);
    const code = async (send: () => Promise<unknown>): Promise<string> =>
      codeIn(await messageTo(client, to, send));
    const { username: _username, verifyPwd: _verifyPwd, ...values } = body;
    const registering = await code(() =>
      valueOf(client, 'smsRegister', { body: { mobileNo: mobileNum, countryDialingCode: '95' } }),
    );
    await session('memberRegisterMobile', {
      ...values,
      ...number,
      verificationCode: secret('code', registering),
    });
    const sent = await code(() => valueOf(client, 'smsNoLogin', { body: number }));
    await session('sessionLogin', { type: 'sms', ...number, verificationCode: secret('code', sent) });

    // An authenticator.
    const begun = await valueOf(client, 'totpBegin', { token: again, body: { password: next } });
    secret('key of an authenticator', begun.secret);
    const totp = new TOTP({ secret: Secret.fromBase32(begun.secret), period: 30, digits: 6 });
    const confirmed = await valueOf(client, 'totpConfirm', {
      token: again,
      body: { totpCode: totp.generate() },
    });
    for (const recovery of confirmed.recoveryCodes) secret('recovery code', recovery);

    // A payment password.
    const payment = secret('payment password', '735912');
    await refused('paymentPassword', {
      token: again,
      body: { newPaymentPassword: payment, confirmPaymentPassword: payment, password: next },
    });

    // A fault while a login is answered: the log says more then.
    const before = lines.length;
    await sql`alter table member_sessions rename to sessions_elsewhere`.execute(server.db);
    const fault = await client.send('sessionLogin', { body: login });
    await sql`alter table sessions_elsewhere rename to member_sessions`.execute(server.db);
    expect([fault.status, fault.json.code]).toEqual([500, 'INTERNAL_ERROR']);
    expect(fault.text).not.toMatch(/member_sessions|sql|select/iu);
    expect(lines.slice(before).join('')).toContain('member_sessions');

    const log = lines.join('');
    expect(lines.length).toBeGreaterThan(20);
    expect(secrets.size).toBeGreaterThan(15);
    const found = [...secrets].filter(([value]) => log.includes(value)).map(([, what]) => what);
    expect(found).toEqual([]);
  });

  it('is not the only place: no address carries a secret either', () => {
    const addresses = lines.join('').match(/"url":"[^"]*"/gu) ?? [];
    expect(addresses.length).toBeGreaterThan(10);
    const queries = addresses
      .filter((address) => address.includes('?'))
      .map((address) => address.split('?')[1]);
    expect(queries.filter((query) => /token|password|secret|code\b/iu.test(query ?? ''))).toEqual([]);
  });
});
