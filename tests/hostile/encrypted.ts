import { generateKeyPair, exportJWK } from 'jose';
import { calls, type CallFacts, type CallId } from '#contract/generated/calls.ts';
import type { Ground, HostileInput } from './input.ts';

const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A JWE with one of its five parts replaced. */
const withPart =
  (call: CallId, at: number, change: (part: string) => string) =>
  async ({ encrypt }: Ground): Promise<string> =>
    (await encrypt('{}', { call }))
      .split('.')
      .map((part, index) => (index === at ? change(part) : part))
      .join('.');

const reheaded =
  (call: CallId, header: (given: Record<string, unknown>) => unknown | Promise<unknown>) =>
  async ({ encrypt }: Ground): Promise<string> => {
    const [protectedPart = '', ...rest] = (await encrypt('{}', { call })).split('.');
    const given = JSON.parse(Buffer.from(protectedPart, 'base64url').toString()) as Record<string, unknown>;
    return [base64url(await header(given)), ...rest].join('.');
  };

const flipped = (part: string): string => (part.startsWith('A') ? 'B' : 'A') + part.slice(1);

const otherCurve = async (crv: string): Promise<unknown> => {
  const { publicKey } = await generateKeyPair('ECDH-ES', { crv, extractable: true });
  return exportJWK(publicKey);
};

type Broken = readonly [name: string, body: NonNullable<HostileInput['body']>];

const brokenFor = (call: CallId): readonly Broken[] => [
  ['no letter', ''],
  ['a word', 'hello'],
  ['four parts', 'a.b.c.d'],
  ['six parts', 'a.b.c.d.e.f'],
  ['five empty parts', '....'],
  ['a token instead', `${base64url({ alg: 'none' })}.${base64url({ admin: true })}.`],
  [
    'JSON serialisation',
    JSON.stringify({ protected: base64url({ alg: 'dir' }), ciphertext: 'AA', iv: 'AA', tag: 'AA' }),
  ],
  ['70,000 letters', `${base64url({ alg: 'ECDH-ES' })}.${'A'.repeat(70_000)}...`],
  ['a header that is no JSON', `${Buffer.from('{').toString('base64url')}....`],
  ['a header that is a list', `${base64url([])}....`],
  ['alg none', reheaded(call, (header) => ({ ...header, alg: 'none' }))],
  ['alg dir', reheaded(call, (header) => ({ ...header, alg: 'dir' }))],
  ['alg RSA1_5', reheaded(call, (header) => ({ ...header, alg: 'RSA1_5' }))],
  [
    'alg PBES2 with endless rounds',
    reheaded(call, (header) => ({ ...header, alg: 'PBES2-HS256+A128KW', p2c: 2_000_000_000, p2s: 'AAAA' })),
  ],
  ['enc that nobody knows', reheaded(call, (header) => ({ ...header, enc: 'A1GCM' }))],
  ['enc of CBC', reheaded(call, (header) => ({ ...header, enc: 'A128CBC-HS256' }))],
  ['no kid', reheaded(call, ({ kid: _kid, ...header }) => header)],
  ['kid of nobody', reheaded(call, (header) => ({ ...header, kid: "' or 1=1 --" }))],
  ['kid as a list', reheaded(call, (header) => ({ ...header, kid: [header['kid']] }))],
  ['kid as a path', reheaded(call, (header) => ({ ...header, kid: '../../../etc/passwd' }))],
  ['kid that cannot be stored', reheaded(call, (header) => ({ ...header, kid: 'a\u0000b' }))],
  ['no ephemeral key', reheaded(call, ({ epk: _epk, ...header }) => header)],
  [
    'an ephemeral key of P-384',
    reheaded(call, async (header) => ({ ...header, epk: await otherCurve('P-384') })),
  ],
  [
    'an ephemeral key of X25519',
    reheaded(call, async (header) => ({ ...header, epk: await otherCurve('X25519') })),
  ],
  [
    'a point that is on no curve',
    reheaded(call, (header) => ({ ...header, epk: { kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA' } })),
  ],
  ['an ephemeral key that is a text', reheaded(call, (header) => ({ ...header, epk: 'x' }))],
  ['critical names nobody knows', reheaded(call, (header) => ({ ...header, crit: ['exp'], exp: 1 }))],
  ['zip', reheaded(call, (header) => ({ ...header, zip: 'DEF' }))],
  ['another header than was signed', reheaded(call, (header) => ({ ...header, typ: 'JWT' }))],
  ['a key part where none belongs', withPart(call, 1, () => 'AAAA')],
  ['another nonce', withPart(call, 2, flipped)],
  ['a short nonce', withPart(call, 2, () => 'AA')],
  ['another text', withPart(call, 3, flipped)],
  ['another tag', withPart(call, 4, flipped)],
  ['a short tag', withPart(call, 4, (tag) => tag.slice(0, 6))],
  ['letters outside base64', withPart(call, 3, () => '!!!!')],
  [
    'encrypted for another call',
    ({ encrypt }) => encrypt('{}', { call: call === 'sessionLogin' ? 'memberRegister' : 'sessionLogin' }),
  ],
  ['encrypted for no call', ({ encrypt }) => encrypt('{}', {})],
  ['encrypted for a list of calls', ({ encrypt }) => encrypt('{}', { call: [call] })],
  ['text that is no UTF-8', ({ encrypt }) => encrypt(new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), { call })],
  ['a byte order mark inside', ({ encrypt }) => encrypt('\uFEFF{}', { call })],
  ['a JWE inside', async ({ encrypt }) => encrypt(await encrypt('{}', { call }), { call })],
  ['40,000 letters inside', ({ encrypt }) => encrypt(JSON.stringify('x'.repeat(40_000)), { call })],
];

const encrypted = (Object.entries(calls) as [CallId, CallFacts][]).filter(([, { enc }]) => enc);

/** Encrypted bodies that are broken in every way that a compact JWE can be. */
export const brokenEncryption: readonly HostileInput[] = encrypted.flatMap(([call]) =>
  brokenFor(call).map(([name, body]) => ({
    name,
    call,
    body,
    codes: [
      'DECRYPTION_FAILED',
      'ENCRYPTED_FOR_ANOTHER_CALL',
      'INVALID_BODY',
      'BODY_TOO_LARGE',
      'ENCRYPTION_REQUIRED',
    ],
  })),
);
