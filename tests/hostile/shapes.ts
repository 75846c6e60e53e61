import { schemaIndex } from '#contract/generated/schema-index.ts';
import { calls, type CallFacts, type CallId } from '#contract/generated/calls.ts';
import { bodyFor, type HostileInput } from './input.ts';
import { branchesOf, isNode, propertiesOf, sampleOf, takesNull, typeOf, type Node } from './sample.ts';

const partOf = (call: CallId, part: 'query' | 'body'): Node | undefined => {
  const properties = schemaIndex.calls[call]?.['properties'];
  const node = isNode(properties) ? properties[part] : undefined;
  return isNode(node) ? node : undefined;
};

/** Values that are not what a schema asks for, as JSON. */
function wrongValues(node: Node): [string, string][] {
  const [first = node] = branchesOf(node);
  const wrong: [string, string][] = takesNull(first) ? [] : [['null', 'null']];
  if (typeOf(first) === 'string' && !('const' in first)) {
    const longer = Number(first['maxLength'] ?? 4000) + 1;
    wrong.push(
      ['a number', '9e99'],
      ['a list', '["a"]'],
      ['an object', '{"toString":"x"}'],
      ['with NUL', '"a\\u0000b"'],
      ['half a letter', '"x\\uD800"'],
      ['too long', JSON.stringify('x'.repeat(longer))],
    );
  } else {
    wrong.push(
      ['another text', '"x\\u202Ey"'],
      ['a list', '[[]]'],
      ['an object', typeOf(first) === 'object' ? '{"toString":{}}' : '{}'],
      ['endless', '1e999'],
    );
  }
  return wrong;
}

/** JSON of an object with one value replaced by JSON text. */
const withValue = (sample: Readonly<Record<string, unknown>>, name: string, json: string): string =>
  `{${Object.entries({ ...sample, [name]: null })
    .map(([key, value]) => `${JSON.stringify(key)}:${key === name ? json : JSON.stringify(value)}`)
    .join(',')}}`;

/** Every field of every alternative of a body made wrong, one at a time, and bodies that are wrong as a whole. */
function wrongBodies(schema: Node): [string, string][] {
  return branchesOf(schema).flatMap((branch, index): [string, string][] => {
    const sample = sampleOf(branch) as Record<string, unknown>;
    const text = JSON.stringify(sample);
    const required = (branch['required'] ?? []) as string[];
    const [first = 'x'] = Object.keys(sample);
    const of = (what: string): string => (index === 0 ? what : `${what} (alternative ${index + 1})`);
    return [
      ...propertiesOf(branch).flatMap(([name, node]) =>
        wrongValues(node).map(([what, json]): [string, string] => [
          of(`${name}: ${what}`),
          withValue(sample, name, json),
        ]),
      ),
      ...required.map((name): [string, string] => [
        of(`without ${name}`),
        JSON.stringify(Object.fromEntries(Object.entries(sample).filter(([key]) => key !== name))),
      ]),
      [of('a name nobody knows'), JSON.stringify({ ...sample, admin: true })],
      [of('a polluted prototype'), `{"__proto__":{"type":1},${text.slice(1)}`],
      [of('a polluted constructor'), `{"constructor":{"prototype":{"type":1}},${text.slice(1)}`],
      [of('a name twice'), `{${JSON.stringify(first)}:"first",${text.slice(1)}`],
    ];
  });
}

const brokenJson: readonly [string, string][] = [
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[{}]'],
  ['a text', '"text"'],
  ['a number', '1e309'],
  ['cut off', '{"username":"x"'],
  ['a comment', '{/* */}'],
  ['a comma too many', '{"a":1,}'],
  ['single quotes', "{'a':1}"],
  ['a byte order mark', '\uFEFF{}'],
  ['NaN', '{"a":NaN}'],
  ['two values', '{}{}'],
  ['deep lists', '['.repeat(3000) + ']'.repeat(3000)],
  ['deep objects', '{"a":'.repeat(1200) + '1' + '}'.repeat(1200)],
  ['a bare NUL', '\u0000'],
];

const all = Object.entries(calls) as [CallId, CallFacts][];

/** Bodies made from the schema of each call that takes JSON, encrypted or not. */
export const shapes: readonly HostileInput[] = all.flatMap(([call, facts]) => {
  const schema = partOf(call, 'body');
  if (!schema || facts.form) return [];
  return [...wrongBodies(schema), ...brokenJson].map(([name, text]) => ({
    name,
    call,
    body: bodyFor(call, facts, text),
    codes: ['INVALID_BODY', 'BODY_TOO_LARGE', ...(facts.enc ? [] : ['ENCRYPTION_REQUIRED'])],
  }));
});

const encoded = (values: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString();

/** Bodies as forms send them: names twice, in brackets, broken escapes. */
export const formBodies: readonly HostileInput[] = all.flatMap(([call, { form }]) => {
  const schema = partOf(call, 'body');
  if (!schema || !form) return [];
  const sample = sampleOf(schema) as Record<string, unknown>;
  const whole = encoded(sample);
  const [first = 'x'] = Object.keys(sample);
  const bodies: [string, string][] = [
    ['nothing', ''],
    ['a name twice', `${whole}&${first}=again`],
    ['a name as a list', `${whole.replace(`${first}=`, `${first}[]=`)}`],
    ['a name as an object', `${whole.replace(`${first}=`, `${first}[admin]=`)}`],
    ['a name nobody knows', `${whole}&admin=1`],
    ['a polluted prototype', `${whole}&__proto__[admin]=1`],
    ['a polluted prototype by name', `${whole}&__proto__=1`],
    ['NUL', `${whole.replace('=', '=%00')}`],
    ['too long', encoded({ ...sample, [first]: 'x'.repeat(5000) })],
    ['far too long', encoded({ ...sample, [first]: 'x'.repeat(200_000) })],
    ['JSON', JSON.stringify(sample)],
    ['thousands of names', Array.from({ length: 1000 }, (_, at) => `a${at}=`).join('&')],
    ...Object.keys(sample).map((name): [string, string] => [
      `without ${name}`,
      encoded(Object.fromEntries(Object.entries(sample).filter(([key]) => key !== name))),
    ]),
  ];
  return bodies.map(([name, body]) => ({ name, call, body, codes: ['INVALID_BODY', 'BODY_TOO_LARGE'] }));
});

/** Queries: of calls that take one, and of those that take none. */
export const queries: readonly HostileInput[] = all.flatMap(([call, { method }]) => {
  if (method !== 'GET')
    return [{ name: 'a query nobody asked for', call, query: '?admin=1', codes: ['INVALID_QUERY'] }];
  const schema = partOf(call, 'query');
  const whole = schema ? encoded(sampleOf(schema) as Record<string, unknown>) : '';
  const [first] = whole.split('=');
  const known: [string, string][] = first
    ? [
        ['twice', `?${whole}&${first}=again`],
        ['as a list', `?${whole}&${first}[]=x`],
        ['with NUL', `?${whole.replace(`${first}=`, `${first}=%00`)}`],
        ['too long', `?${whole.replace(`${first}=`, `${first}=${'x'.repeat(5000)}`)}`],
      ]
    : [];
  return [
    ...known,
    ['with a name nobody knows', `?${whole}&admin=1`] as [string, string],
    ['with a polluted prototype', `?${whole}&__proto__=1`] as [string, string],
  ].map(([name, query]) => ({ name: `a query ${name}`, call, query, codes: ['INVALID_QUERY'] }));
});
