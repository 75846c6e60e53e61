import { expect, it } from 'vitest';
import type { ThemeDocument } from '#contract/generated/documents.ts';
import { smallPacks } from '#engine/testing/small-packs.ts';
import { contrastHint } from './contrast-hint.ts';

const theme = (focus?: string): ThemeDocument => {
  const made = structuredClone(smallPacks()['ground']?.['theme/main']) as unknown as ThemeDocument;
  if (focus !== undefined && made.modes?.light) made.modes.light.focus = focus;
  return made;
};

it('a colour that can be read says its least contrast', () => {
  expect(contrastHint(theme(), ['modes', 'light', 'focus'])).toMatchObject({
    words: expect.stringMatching(/^focus on \w+: \d+\.\d\d:1, 3:1 needed$/u) as string,
    isEnough: true,
    shade: undefined,
  });
});

it('a faint colour comes with a shade that is enough', () => {
  const hint = contrastHint(theme('#f0f0f0'), ['modes', 'light', 'focus']);
  expect(hint).toMatchObject({ isEnough: false, foreground: '#f0f0f0' });
  expect(contrastHint(theme(hint?.shade), ['modes', 'light', 'focus'])?.isEnough).toBe(true);
});

it('other values have no contrast', () => {
  expect(contrastHint(theme(), ['modes', 'light', 'heroFrom'])).toBeUndefined();
  expect(contrastHint(theme(), ['shape', 'radius'])).toBeUndefined();
});
