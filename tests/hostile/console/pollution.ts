import { raw, type BrokenRequest } from './requests.ts';

const names = ['__proto__', 'constructor', 'prototype'] as const;
type Name = (typeof names)[number];

/** JSON that reaches for what every object has, by each of its names. */
const reaching = (name: Name): string =>
  name === 'constructor' ? '{"constructor":{"prototype":{"polluted":1}}}' : `{"${name}":{"polluted":1}}`;

/** An entry of a collection of each kind, whose name reaches for it. */
const documents = {
  'menu/main': (inner: string) => `{"kind":"menu","id":"main","items":${inner}}`,
  'texts/en': (inner: string) => `{"kind":"texts","id":"en","texts":${inner}}`,
  'screen/home': (inner: string) => `{"kind":"screen","id":"home","body":{"items":${inner}}}`,
  'patterns/main': (inner: string) => `{"kind":"patterns","id":"main","patterns":${inner}}`,
  'rules/register': (inner: string) => `{"kind":"rules","id":"register","fields":${inner}}`,
  'form/register': (inner: string) => `{"kind":"form","id":"register","groups":{"you":${inner}}}`,
  'lobby/main': (inner: string) => `{"kind":"lobby","id":"main","games":${inner}}`,
  'theme/main': (inner: string) => `{"kind":"theme","id":"main","modes":${inner}}`,
  'flags/main': (inner: string) => `{"kind":"flags","id":"main","flags":${inner}}`,
  'errors/main': (inner: string) => `{"kind":"errors","id":"main","errors":${inner}}`,
} as const;

const draftsOf = (name: Name): BrokenRequest[] =>
  Object.entries(documents).flatMap(([key, document]) => [
    raw(
      `${name} in a draft of ${key}`,
      'PUT',
      `/packs/ground/drafts/${key}`,
      `{"document":${document(reaching(name))}}`,
    ),
    // The text of a push is JSON within JSON, which another reader takes.
    raw(
      `${name} in a push of ${key}`,
      'POST',
      '/packs/ground/push',
      JSON.stringify({ base: 1, changes: { [key]: document(reaching(name)) }, note: 'x', publish: false }),
    ),
    raw(
      `${name} in a check of ${key}`,
      'POST',
      '/packs/ground/validate',
      `{"changes":{"${key}":${document(reaching(name))}}}`,
    ),
  ]);

const keysOf = (name: Name): BrokenRequest[] => [
  raw(
    `${name} as a document that is pushed`,
    'POST',
    '/packs/ground/push',
    `{"base":1,"note":"x","publish":true,"changes":{"${name}":"{}","${name}/polluted":"{}","menu/${name}":"{}"}}`,
  ),
  raw(
    `${name} as a document that is checked`,
    'POST',
    '/packs/ground/validate',
    `{"changes":${reaching(name)}}`,
  ),
  raw(`${name} as documents to publish`, 'POST', '/packs/ground/publish', `{"documents":${reaching(name)}}`),
  raw(
    `${name} as roles`,
    'POST',
    '/accounts',
    `{"username":"polluter","password":"a passphrase of the tests","roles":{"${name}":{"*":"admin","polluted":"admin"}}}`,
  ),
  raw(
    `${name} as kinds of roles`,
    'POST',
    '/accounts',
    `{"username":"polluter","password":"a passphrase of the tests","roles":{"ground":{"${name}":{"polluted":"admin"}}}}`,
  ),
  raw(`${name} as a change of an account`, 'PATCH', '/accounts/admin', reaching(name)),
  raw(`${name} as the delivery`, 'PUT', '/packs/ground/delivery', reaching(name)),
  raw(`${name} in a session`, 'POST', '/session', reaching(name)),
];

/** Requests that are refused, or kept as the entries of a collection that they are. */
export const pollutingRequests: readonly BrokenRequest[] = names.flatMap((name) => [
  ...draftsOf(name),
  ...keysOf(name),
]);
