import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readTextJson, writeTextJson } from './text-json.ts';

it('says after reading what was written', () => {
  const key = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_.-]{0,20}$/);
  fc.assert(
    fc.property(fc.dictionary(key, fc.string({ unit: 'binary' })), (words) => {
      expect(readTextJson(writeTextJson(words))).toEqual(new Map(Object.entries(words)));
    }),
  );
});

it('reads nested keys, and names that objects have anyway', () => {
  const text = '{"menu": {"home": "Home"}, "constructor": "x", "__proto__": "y"}';
  expect(readTextJson(text)).toEqual(
    new Map([
      ['menu.home', 'Home'],
      ['constructor', 'x'],
      ['__proto__', 'y'],
    ]),
  );
});

it.each([
  ['{\n"a": "x",\n}', 3],
  ['{\n"a": 1}', 2],
  ['{\n"a": "x",\n"a": "y"}', 3],
  ['[]', 1],
  ['{"a": "x"', 1],
  ['// no\n{}', 1],
  ['', 1],
])('refuses %j with its line', (text, line) => {
  expect(readTextJson(text)).toMatchObject({ line });
});
