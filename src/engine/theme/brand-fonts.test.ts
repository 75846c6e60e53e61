import { expect, it } from 'vitest';
import { fontFaces, ownFonts } from './brand-fonts.ts';
import { themeCss } from './theme-css.ts';
import { neededFonts } from './theme-fonts.ts';

const hash = 'a'.repeat(32);
const variable = `by-hash/${hash}-100-900/fonts/acme.woff2`;
const bold = `by-hash/${hash}-700-700/fonts/acme-bold.woff2`;
const address = (path: string): string => `/assets/shop/${path}`;

it('has a face of each file, which is never waited for, with its weights', () => {
  expect(fontFaces({ bodyFont: variable, displayFont: bold }, address)).toBe(`@font-face {
  font-family: 'Brand acme';
  font-display: swap;
  font-weight: 100 900;
  src: url('/assets/shop/${variable}') format('woff2');
}
@font-face {
  font-family: 'Brand acme-bold';
  font-display: swap;
  font-weight: 700;
  src: url('/assets/shop/${bold}') format('woff2');
}
`);
  // A file of the pack says nothing of its weights.
  expect(fontFaces({ bodyFont: 'fonts/acme.woff2' }, address)).not.toContain('font-weight');
  expect(fontFaces({ body: 'outfit' }, address)).toBe('');
});

it('sets headings in the font of the text unless the theme says anything about them', () => {
  expect(ownFonts({ bodyFont: variable })).toEqual({ body: variable, display: variable });
  expect(ownFonts({ bodyFont: variable, display: 'fraunces' })).toEqual({ body: variable });
  expect(ownFonts({ displayFont: bold })).toEqual({ display: bold });
  expect(fontFaces({ bodyFont: variable }, address).match(/@font-face/gu)).toHaveLength(1);
});

it('stands before the family of the theme and the font of the language, which have what it lacks', () => {
  const css = themeCss(
    { kind: 'theme', id: 'main', type: { body: 'outfit', bodyFont: variable, displayFont: bold } },
    { hi: { name: 'हिन्दी', font: 'noto-sans-devanagari' }, vi: { name: 'Tiếng Việt', font: 'nunito' } },
  );
  expect(css).toMatch(/:root \{\n {2}--font-body: 'Brand acme', 'Outfit Variable', .*'Noto Sans Myanmar/u);
  expect(css).toMatch(/--font-display: 'Brand acme-bold', 'Outfit Variable'/u);
  expect(css).toMatch(/lang\(vi\) \{\n {2}--font-body: 'Brand acme', 'Nunito Sans Variable'/u);
  // Beside a script that weighs much, headings are set in the family of the text.
  expect(css).toMatch(/lang\(hi\) \{\n.*\n {2}--font-display: 'Brand acme', 'Outfit Variable'/u);
});

it('is fetched ahead in place of the family behind it', () => {
  expect(neededFonts({ body: 'outfit', bodyFont: variable, display: 'fraunces' }, 'noto-sans-thai')).toEqual([
    variable,
    'fraunces',
    'noto-sans-thai',
  ]);
});

it('lets no foreign CSS through', () => {
  const bodyFont = "fonts/a.woff2') } body { color: red } .x { src: url('fonts/b.woff2";
  expect(fontFaces({ bodyFont }, address)).toBe('');
  expect(themeCss({ kind: 'theme', id: 'main', type: { bodyFont } })).not.toContain('body {');
});
