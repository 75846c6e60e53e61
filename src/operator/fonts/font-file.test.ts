import { expect, it } from 'vitest';
import { fontName, nameOfFile } from './font-file.ts';

it('names a font after its file', () => {
  expect(nameOfFile('Acme Sans[wght].WOFF2')).toBe('acme-sans-wght');
  expect(nameOfFile('Ácme.bold.woff2')).toBe('a-cme-bold');
  expect(nameOfFile('字体.woff2')).toBe('font');
  expect(fontName({ path: `fonts/${nameOfFile('Acme.woff2')}.woff2` })).toBe('acme');
});
