import { randomUUID } from 'node:crypto';
import type { TestApp } from '#server/testing/app.ts';
import { callAdmin, type OperatorAnswer, type OperatorClient } from '#server/testing/operator-client.ts';

/** A request that must be refused. */
export type BrokenRequest = {
  what: string;
  send: (server: TestApp, admin: OperatorClient) => Promise<OperatorAnswer>;
};

const password = 'a passphrase of the tests';
const menu = { kind: 'menu', id: 'main', items: { home: { icon: 'gift' } } };

/** Every writing call on a pack, with a body that a publisher's would be taken with. */
const writes: readonly [method: string, path: (pack: string) => string, body?: unknown][] = [
  ['PUT', (pack) => `/packs/${pack}/drafts/menu/main`, { document: menu }],
  ['DELETE', (pack) => `/packs/${pack}/drafts`],
  ['DELETE', (pack) => `/packs/${pack}/drafts/menu/main`],
  ['POST', (pack) => `/packs/${pack}/validate`, {}],
  ['POST', (pack) => `/packs/${pack}/preview`, {}],
  ['POST', (pack) => `/packs/${pack}/publish`, {}],
  ['POST', (pack) => `/packs/${pack}/rollback`, { version: 1 }],
  ['POST', (pack) => `/packs/${pack}/push`, { base: 1, changes: { 'menu/main': JSON.stringify(menu) } }],
  ['PUT', (pack) => `/packs/${pack}/delivery`, { kill: ['heroCarousel'] }],
];
const reads = ['documents', 'documents/menu/main', 'contents', 'export', 'versions'];

/** An account made for one request, signed in. */
async function someone(
  server: TestApp,
  admin: OperatorClient,
  roles: Record<string, string>,
): Promise<OperatorClient> {
  const username = `u${randomUUID().slice(0, 8)}`;
  const { status, body } = await admin.call('POST', '/accounts', { username, password, roles });
  if (status >= 300) throw new Error(`The account was not made: ${status} ${JSON.stringify(body)}`);
  return server.as(username, password);
}
const as =
  (roles: Record<string, string>, method: string, path: string, body?: unknown): BrokenRequest['send'] =>
  async (server, admin) =>
    (await someone(server, admin, roles)).call(method, path, body, { 'if-match': '"0"' });

/** Viewers and operators of another brand try forbidden calls. */
const escalations: BrokenRequest[] = [
  // Viewers may also have drafts checked and shown.
  ...writes
    .filter(([, path]) => !/validate|preview/u.test(path('')))
    .map(([method, path, body]) => ({
      what: `a viewer: ${method} ${path('shop')}`,
      send: as({ shop: 'viewer' }, method, path('shop'), body),
    })),
  ...writes.map(([method, path, body]) => ({
    what: `a publisher of another brand: ${method} ${path('ground')}`,
    send: as({ shop: 'publisher' }, method, path('ground'), body),
  })),
  ...writes.slice(5).map(([method, path, body]) => ({
    what: `an editor: ${method} ${path('shop')}`,
    send: as({ shop: 'editor' }, method, path('shop'), body),
  })),
  ...reads.map((what) => ({
    what: `an admin of another brand reads ${what}`,
    send: as({ shop: 'admin' }, 'GET', `/packs/ground/${what}`),
  })),
  ...(
    [
      ['POST', '/accounts', { username: 'friend', password, roles: { '*': 'admin' } }],
      ['POST', '/accounts', { username: 'friend', password, roles: { ground: 'viewer' } }],
      ['PATCH', '/accounts/admin', { disabled: true }],
      ['PATCH', '/accounts/admin', { password }],
      ['PATCH', '/accounts/admin', { roles: { shop: 'viewer', '*': 'viewer' } }],
    ] as const
  ).map(([method, path, body]) => ({
    what: `an admin of one brand: ${method} ${path} ${JSON.stringify(body)}`,
    send: as({ shop: 'admin' }, method, path, body),
  })),
];

/** A request of an admin with this very text as its body. */
export const raw = (
  what: string,
  method: string,
  path: string,
  text: string,
  headers: Record<string, string> = {},
): BrokenRequest => ({
  what,
  async send({ url }, { cookie, csrf }) {
    const response = await fetch(`${url}/config/v1/admin${path}`, {
      method,
      headers: {
        cookie,
        'x-csrf-token': csrf,
        'content-type': 'application/json',
        'if-match': '"0"',
        ...headers,
      },
      ...(method === 'GET' ? {} : { body: text }),
    });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json().catch(() => ({}))) as OperatorAnswer['body'],
    };
  },
});

const draft = '/packs/ground/drafts/menu/main';
const saying = (document: string): string => `{"document":${document}}`;
const deep = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

const bodies: BrokenRequest[] = [
  ...['__proto__', 'constructor.prototype'].flatMap((name) => {
    const inner =
      name === '__proto__' ? '{"__proto__":{"polluted":1}}' : '{"constructor":{"prototype":{"polluted":1}}}';
    return [
      raw(`${name} as the body`, 'PUT', draft, inner),
      raw(`${name} as the document`, 'PUT', draft, saying(inner)),
      raw(
        `${name} deep in the document`,
        'PUT',
        draft,
        saying(`{"kind":"menu","id":"main","items":{"home":${inner}}}`),
      ),
      raw(
        `${name} in a push`,
        'POST',
        '/packs/ground/push',
        JSON.stringify({ base: 1, changes: { 'menu/main': inner } }),
      ),
    ];
  }),
  raw(
    '10 MB of text',
    'PUT',
    draft,
    saying(JSON.stringify({ kind: 'menu', id: 'x'.repeat(10 * 1024 * 1024) })),
  ),
  raw(
    '600 kB of text',
    'PUT',
    '/packs/ground/drafts/texts/en',
    saying(JSON.stringify({ kind: 'texts', id: 'en', texts: { a: 'x'.repeat(600 * 1024) } })),
  ),
  raw(
    '17 MB in a push',
    'POST',
    '/packs/ground/push',
    JSON.stringify({ base: 1, changes: { 'texts/en': 'x'.repeat(17 * 1024 * 1024) } }),
  ),
  raw(
    '1,001 documents in a push',
    'POST',
    '/packs/ground/push',
    JSON.stringify({
      base: 1,
      changes: Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`menu/m${index}`, '{}'])),
    }),
  ),
  raw('65 levels', 'PUT', draft, saying(deep(65))),
  raw('100,000 levels', 'PUT', draft, saying(deep(100_000))),
  ...[
    '',
    '{',
    'null',
    '[]',
    '"menu"',
    '1',
    '{"document":',
    '\u0000',
    '{"document":[]}',
    '{"document":"{}"}',
    '{}',
    '{"document":{},"more":1}',
  ].map((text) => raw(`the body ${JSON.stringify(text)}`, 'PUT', draft, text)),
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
  ].map((type) => raw(`a body of ${type}`, 'PUT', draft, saying('{}'), { 'content-type': type })),
  ...['*', '""', '"-1"', '"1e9"', '"99999999999"', '1, 2', 'W/"x"'].map((revision) =>
    raw(`If-Match ${revision}`, 'PUT', draft, saying('{}'), { 'if-match': revision }),
  ),
  ...[
    'not-json',
    '{"kind":"menu","kind":"menu"}',
    '',
    '\ufeff{}',
    '[]',
    'null',
    '"x"',
    '{"kind":"screen","id":"main"}',
  ].map((text) =>
    raw(
      `a push of ${JSON.stringify(text)}`,
      'POST',
      '/packs/ground/push',
      JSON.stringify({ base: 1, changes: { 'menu/main': text } }),
    ),
  ),
  ...[-1, 0.5, 99, '1', null].map((base) =>
    raw(
      `a push over version ${JSON.stringify(base)}`,
      'POST',
      '/packs/ground/push',
      JSON.stringify({ base, changes: { 'menu/main': '{}' } }),
    ),
  ),
];

const addresses: BrokenRequest[] = [
  ...[
    '..%2fground',
    '__proto__',
    'constructor',
    'GROUND',
    'a%00b',
    'x'.repeat(300),
    '%F0%9F%8E%B2',
    "ground'--",
  ].flatMap((pack) => [
    raw(`the pack ${pack.slice(0, 20)}`, 'GET', `/packs/${pack}/contents`, ''),
    raw(`publishing the pack ${pack.slice(0, 20)}`, 'POST', `/packs/${pack}/publish`, '{}'),
  ]),
  ...[
    'menu/..%2f..%2fetc',
    'menu/__proto__',
    'nothing/main',
    'menu/a%00b',
    'menu/%2e%2e',
    '__proto__/main',
    `menu/${'x'.repeat(100)}`,
  ].map((key) =>
    raw(
      `the document ${key.slice(0, 30)}`,
      'PUT',
      `/packs/ground/drafts/${key}`,
      saying('{"kind":"menu","id":"main","items":{"home":{"icon":"no such icon"}}}'),
    ),
  ),
  ...[
    'nothing',
    'packs',
    'packs/ground/nothing',
    '..%2f..%2fwps',
    'session/places/nobody',
    'accounts/nobody',
  ].map((path) =>
    raw(`the address ${path}`, path.startsWith('accounts') ? 'PATCH' : 'POST', `/${path}`, '{}'),
  ),
];

/** Requests from another site or without an origin. */
const foreign: BrokenRequest[] = [
  raw('another site', 'PUT', draft, saying('{}'), { origin: 'https://elsewhere.example' }),
  raw('a page without an origin', 'PUT', draft, saying('{}'), { origin: 'null' }),
  raw('a page of another site without an origin', 'PUT', draft, saying('{}'), {
    'sec-fetch-site': 'cross-site',
  }),
  raw('a wrong token against forgery', 'PUT', draft, saying('{}'), { 'x-csrf-token': 'x' }),
  raw('no token against forgery', 'PUT', draft, saying('{}'), { 'x-csrf-token': '' }),
  raw('a session that never was', 'GET', '/packs', '', { cookie: 'livery_operator=00000000' }),
  raw('a session of a member', 'GET', '/packs', '', { cookie: '', authorization: 'Bearer 00000000' }),
  ...writes.map(([method, path, body]) => ({
    what: `nobody: ${method} ${path('shop')}`,
    send: ({ url }: TestApp) => callAdmin(url, method, path('shop'), { body }),
  })),
];

export const brokenRequests: readonly BrokenRequest[] = [...escalations, ...bodies, ...addresses, ...foreign];
