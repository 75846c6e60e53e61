import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ThemeDocument } from '#contract/generated/documents.ts';
import { brandColors } from './brand-colors.ts';
import { contrastFaults } from './contrast.ts';

const theme = JSON.parse(readFileSync('configs/aurora/theme/main.json', 'utf8')) as ThemeDocument;
const withColors = (color: string): ThemeDocument => {
  const { dark, light } = brandColors(theme, color);
  return {
    ...theme,
    modes: { dark: { ...theme.modes?.dark, ...dark }, light: { ...theme.modes?.light, ...light } },
  };
};

it('makes any colour readable in both modes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      expect(contrastFaults(withColors(`#${value.toString(16).padStart(6, '0')}`))).toEqual([]);
    }),
  );
});

it('keeps a colour that is readable already', () => {
  expect(brandColors(theme, '#8b5cff').dark?.primary).toBe('#8b5cff');
});
