import { expect, it } from 'vitest';
import { NOT_TRANSLATED, sourceMark, translationState } from './source-mark.ts';

it.each([
  ['current', 'บ้าน', 'Home', undefined],
  ['current', 'บ้าน', 'Home', sourceMark('Home')],
  ['current', 'Home', 'Home', sourceMark('Home')],
  ['behind', 'บ้าน', 'Home', sourceMark('House')],
  ['untranslated', 'Home', 'Home', NOT_TRANSLATED],
  ['current', 'บ้าน', 'Home', NOT_TRANSLATED],
  ['untranslated', 'Home', 'Home', undefined],
  ['untranslated', ' ', 'Home', sourceMark('Home')],
  ['current', '', '', undefined],
  ['current', '{{count}} / <b>7</b> – %', '{{count}} / <b>7</b> – %', undefined],
  ['current', 'VIP {{level}}', 'VIP {{level}}', undefined],
  ['untranslated', 'VIP club', 'VIP club', undefined],
] as const)('a translation is %s: %s of %s with the mark %s', (state, words, source, mark) => {
  expect(translationState(words, source, mark)).toBe(state);
});
