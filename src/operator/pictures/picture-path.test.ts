import { expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { folderOf, freePath, pathOf } from './picture-path.ts';

const schema = JSON.parse(readFileSync('schemas/documents/pictures.schema.json', 'utf8')) as {
  properties: { pictures: { propertyNames: { pattern: string; maxLength: number } } };
};
const { pattern, maxLength } = schema.properties.pictures.propertyNames;

it.each([
  ['Night Sky.JPEG', 'image/jpeg', 'banners', 'banners/night-sky.jpg'],
  ['logo.svg', 'image/svg+xml', '', 'logo.svg'],
  ['logo.final.v2.png', 'image/png', 'brand', 'brand/logo-final-v2.png'],
  ['ပုံ.webp', 'image/webp', 'banners', 'banners/picture.webp'],
  ['Élan été.avif', '', 'banners', 'banners/e-lan-e-te.avif'],
  ['../../etc/passwd.png', 'image/png', '../..', 'etc-passwd.png'],
  [
    `${'long '.repeat(40)}.png`,
    'image/png',
    'a very long folder of many words/and one more/and another',
    undefined,
  ],
])('keeps %s (%s) of the folder "%s" as %s', (name, type, folder, expected) => {
  const path = pathOf({ name, type }, folderOf(folder));
  expect(path).toBe(expected ?? path);
  expect(path).toMatch(new RegExp(pattern, 'u'));
  expect(path.length).toBeLessThanOrEqual(maxLength);
});

it('finds the next name that is free', () => {
  const taken = new Set(['a/b.png', 'a/b-2.png', `a/${'x'.repeat(40)}.png`]);
  expect(freePath('a/c.png', (path) => taken.has(path))).toBe('a/c.png');
  expect(freePath('a/b.png', (path) => taken.has(path))).toBe('a/b-3.png');
  expect(freePath(`a/${'x'.repeat(40)}.png`, (path) => taken.has(path))).toBe(`a/${'x'.repeat(38)}-2.png`);
});
