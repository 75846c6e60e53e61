import { describe, expect, it } from 'vitest';
import type { CallId } from '#contract/generated/calls.ts';
import { calls, type CallFacts } from '#contract/generated/calls.ts';
import { clientOf, logIn, newMobile, valueOf, type Target } from '../target.ts';

/** Values of a text that no call takes for what it should be. */
const notTexts: readonly unknown[] = [null, 1, true, [], ['a'], {}, { toString: 'x' }];
const unstorable = ['a\u0000b', 'x\uD800', '\uDFFFx'];
const long = 'x'.repeat(5000);

type Values = Readonly<Record<string, unknown>>;

/** A body of each call that takes one, whose fields are then made wrong one by one. */
const bodies: Readonly<Partial<Record<CallId, Values>>> = {
  smsNoLogin: { mobileNum: '0977123456', countryDialingCode: '95' },
  smsRegister: { mobileNo: '0977123456', countryDialingCode: '95' },
  memberCheck: { field: 'username', value: 'somebody' },
  memberPasswordVerification: {
    newPassword: 'Fresh-Secret-77',
    mobileNum: '0977123456',
    verificationCode: '123456',
  },
  memberPassword: {
    oldPassword: 'x',
    newPassword: 'Fresh-Secret-77',
    confirmNewPassword: 'Fresh-Secret-77',
  },
  sessionLogin: { type: 'sms', mobileNum: '0977123456', verificationCode: '123456' },
};

const wrongShapes = (body: Values): [string, unknown][] => [
  ...Object.keys(body).flatMap((name): [string, unknown][] => [
    ...notTexts.map((value): [string, unknown] => [
      `${name} is ${JSON.stringify(value)}`,
      { ...body, [name]: value },
    ]),
    ...unstorable.map((value): [string, unknown] => [
      `${name} is ${JSON.stringify(value)}`,
      { ...body, [name]: value },
    ]),
    [`${name} has 5000 letters`, { ...body, [name]: long }],
  ]),
  ['a name nobody knows', { ...body, admin: true }],
  ['a polluted prototype', JSON.parse(`{"__proto__":{"admin":true},${JSON.stringify(body).slice(1)}`)],
  ['nothing', {}],
  ['null', null],
  ['a list', [body]],
  ['a text', JSON.stringify(body)],
];

/** Malicious input at the calls of accounts: refused with a code, without any write. */
export const hostileAccounts = (target: () => Target) =>
  describe('hostile input at accounts', () => {
    for (const [call, body] of Object.entries(bodies) as [CallId, Values][]) {
      it(`${call} refuses every shape that is not its own (${wrongShapes(body).length})`, async () => {
        const client = clientOf(target());
        const { token }: CallFacts = calls[call];
        const session = token ? { token: await logIn(target(), target().accounts.member) } : {};
        for (const [what, wrong] of wrongShapes(body)) {
          const { status, json } = await client.send(call, { body: wrong, ...session });
          expect([what, status, json?.code]).toEqual([what, 400, 'INVALID_BODY']);
        }
      });
    }

    it.each([
      ["' or '1'='1"],
      ["x'); drop table members; --"],
      ['{{7*7}}'],
      ['../../etc/passwd'],
      ['%00'],
      ['\u202E1000779'],
      ['0977\u200B123456'],
      ['０９７７１２３４５６'.repeat(3)],
      ['-977123456'],
      ['1e10'],
      ['0x1F600'],
      ['😀'.repeat(8)],
      ['+950977123456'.repeat(2)],
    ])('no code goes to %j', async (mobileNum) => {
      const client = clientOf(target());
      for (const answer of [
        await client.send('smsNoLogin', { body: { mobileNum, countryDialingCode: '95' } }),
        await client.send('smsRegister', { body: { mobileNo: mobileNum, countryDialingCode: '95' } }),
      ]) {
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(answer.status).toBeLessThan(500);
        expect(answer.json.code).toMatch(/^(?:INVALID_FIELDS|INVALID_BODY|VERIFICATION_OFF)$/u);
      }
    });

    it.each(['', '0', '-1', '95;', '９５', '999', 'null', '+', '++95', "95' or 1=1"])(
      'no code goes to the country %j',
      async (countryDialingCode) => {
        const { status, json } = await clientOf(target()).send('smsNoLogin', {
          body: { mobileNum: newMobile(), countryDialingCode },
        });
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
        expect(json.code).toMatch(/^(?:INVALID_FIELDS|INVALID_BODY|VERIFICATION_OFF)$/u);
      },
    );

    it.each([
      '',
      '1',
      '12345',
      '1234567',
      'abcdef',
      '１２３４５６',
      '123456\u200B',
      "' or '1'='1",
      '٠١٢٣٤٥',
      '%31',
    ])('the code %j lets nobody in', async (verificationCode) => {
      const number = { mobileNum: newMobile(), countryDialingCode: '95' };
      const client = clientOf(target());
      const answers = [
        await client.send('sessionLogin', { body: { type: 'sms', ...number, verificationCode } }),
        await client.send('memberPasswordVerification', {
          body: { ...number, verificationCode, newPassword: 'Fresh-Secret-77' },
        }),
      ];
      for (const { status, json } of answers) {
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
        expect(json.success).toBe(false);
      }
    });

    it.each([
      ['a body of another call', 'sessionLogin'],
      ['no body at all', undefined],
    ])('passwords are not set by %s', async (_what, call) => {
      const client = clientOf(target());
      const text = JSON.stringify(bodies['memberPasswordVerification']);
      const body = call === undefined ? '' : await client.encrypt(text, { call });
      for (const path of ['/wps/member/password', '/wps/member/password/verification']) {
        const { status, json } = await client.raw(
          'POST',
          path,
          {
            'x-gateway-version': '3',
            'x-module-id': 'portal',
            'content-type': 'application/jose',
            authorization: `Bearer ${await logIn(target(), target().accounts.member)}`,
          },
          body,
        );
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
        expect(json.code).toMatch(/^(?:ENCRYPTED_FOR_ANOTHER_CALL|DECRYPTION_FAILED|INVALID_BODY)$/u);
      }
    });

    it('nobody was registered, locked out or given another password', async () => {
      const client = clientOf(target());
      const token = await logIn(target(), target().accounts.member);
      const info = await valueOf(client, 'memberInfo', { token });
      expect(info.account).toBe(target().accounts.member);
      const { free } = await valueOf(client, 'memberCheck', {
        body: { field: 'mobileNum', value: '0977123456', countryDialingCode: '95' },
      });
      expect(free).toBe(true);
    });
  });
