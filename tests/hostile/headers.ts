import { calls, type CallFacts, type CallId } from '#contract/generated/calls.ts';
import type { HostileInput } from './input.ts';

const all = Object.entries(calls) as [CallId, CallFacts][];

const types = [
  'text/plain',
  'text/html',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/json, application/json',
  'application/jose+json',
  '*/*',
  'x'.repeat(3000),
] as const;

const withBody = all.filter(([, { method }]) => method !== 'GET');

/** Bodies of other types than a call reads. */
export const contentTypes: readonly HostileInput[] = withBody.flatMap(([call]) =>
  types.map((type) => ({
    name: `a body as ${type.slice(0, 40)}`,
    call,
    headers: { 'content-type': type },
    body: '{}',
    codes: ['UNSUPPORTED_MEDIA_TYPE', 'ENCRYPTION_REQUIRED', 'INVALID_BODY'],
  })),
);

const tokens: readonly [string, string][] = [
  ['of another scheme', 'Basic ZGVtbzpkZW1v'],
  ['without a token', 'Bearer'],
  ['of two tokens', 'Bearer a b'],
  ['of SQL', "Bearer ' or 1=1 --"],
  ['of a JWT without a signature', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJkZW1vIn0.'],
  ['of nobody', `Bearer ${'A'.repeat(43)}`],
  ['of 4000 letters', `Bearer ${'A'.repeat(4000)}`],
  ['of dots', 'Bearer ../../x'],
];

/** Sessions that there never were. */
export const sessions: readonly HostileInput[] = all
  .filter(([, { token }]) => token === true)
  .flatMap(([call]) =>
    tokens.map(([name, authorization]) => ({
      name: `a session ${name}`,
      call,
      headers: { authorization },
      codes: ['SESSION_REQUIRED', 'SESSION_EXPIRED'],
    })),
  );

const gatewayHeaders: readonly [string, Readonly<Record<string, string>>][] = [
  ['version 3.0', { 'x-gateway-version': '3.0' }],
  ['version twice', { 'x-gateway-version': '3, 3' }],
  ['version -3', { 'x-gateway-version': '-3' }],
  ['version of wide digits', { 'x-gateway-version': '%EF%BC%93' }],
  ['module of markup', { 'x-module-id': '<script>' }],
  ['module of 65 letters', { 'x-module-id': 'x'.repeat(65) }],
  ['module that begins with a digit', { 'x-module-id': '1portal' }],
];

/** The two headers that every call has, at a call that changes something. */
export const versions: readonly HostileInput[] = (
  ['sessionLogin', 'memberRegister', 'smsRegister'] as const
).flatMap((call) => gatewayHeaders.map(([name, headers]) => ({ name, call, headers })));
