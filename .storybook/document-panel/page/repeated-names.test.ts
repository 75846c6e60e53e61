import { expect, it } from 'vitest';
import { repeatedNames } from './repeated-names.ts';

it('a name that stands twice in an edited document is a problem with its place, which keeps it from being pushed', () => {
  const text = '{\n  "body": { "intro": 1,\n    "intro": 2 },\n  "other": {}\n}';
  expect(repeatedNames('aurora', { 'screen/home': text, 'menu/main': '{ "a": 1 }' })).toEqual([
    expect.objectContaining({
      file: 'aurora/screen/home.json',
      pointer: '/body/intro',
      line: 3,
      code: 'DUPLICATE_KEY',
      severity: 'error',
    }),
  ]);
  expect(repeatedNames('aurora', { 'screen/home': '{ "a": ' })).toEqual([]);
});
