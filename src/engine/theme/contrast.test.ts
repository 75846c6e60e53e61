import { describe, expect, it } from 'vitest';
import { contrastFaults, contrastPairs, contrastRatio, mendingShade } from './contrast.ts';
import { smallPacks } from '../testing/small-packs.ts';
import type { ThemeDocument } from '#contract/generated/documents.ts';

describe('contrastRatio', () => {
  // Values of the WCAG working group's own examples and of the definition.
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 4],
    ['#0000ff', '#ffffff', 8.59],
    ['#00000080', '#ffffff', 4],
  ])('%s on %s is %d', (foreground, background, ratio) => {
    expect(contrastRatio(foreground, background)).toBeCloseTo(ratio, 2);
  });

  it('lays a transparent background over the worse of black and white', () => {
    expect(contrastRatio('#ffffff', '#00000000')).toBe(1);
  });

  it('knows no contrast of what is no colour', () => {
    expect(contrastRatio('red', '#ffffff')).toBeUndefined();
  });
});

describe('contrastFaults', () => {
  const theme = (): ThemeDocument => smallPacks()['ground']?.['theme/main'] as unknown as ThemeDocument;

  it('finds nothing in a theme that can be read', () => {
    expect(contrastFaults(theme())).toEqual([]);
  });

  it('proposes the nearest shade that is enough', () => {
    const pale = theme();
    if (pale.modes?.light) pale.modes.light.focus = '#c0c0c0';
    const faults = contrastFaults(pale);
    expect(faults.map(({ mode, foreground, background }) => `${mode} ${foreground} ${background}`)).toContain(
      'light focus canvas',
    );
    for (const { suggestion, background, needed } of faults) {
      const ground = pale.modes?.light?.[background] ?? '';
      expect(contrastRatio(suggestion ?? '', ground)).toBeGreaterThanOrEqual(needed);
    }
  });
});

describe('mendingShade', () => {
  const theme = (): ThemeDocument => smallPacks()['ground']?.['theme/main'] as unknown as ThemeDocument;

  it('is enough on everything a colour is checked against, as writing and as what is written on', () => {
    const faint = theme();
    const { light } = faint.modes ?? {};
    if (light)
      Object.assign(light, {
        canvas: '#ffffff',
        surface: '#f0f0f0',
        primary: '#ffd9a0',
        onPrimary: '#ffffff',
      });
    const shade = mendingShade(faint, 'light', 'primary');
    if (light && shade !== undefined) light.primary = shade;
    const left = contrastPairs(faint).filter(
      ({ mode, foreground, background, ratio, needed }) =>
        mode === 'light' && [foreground, background].includes('primary') && ratio < needed,
    );
    expect([shade, left]).toEqual([expect.stringMatching(/^#[0-9a-f]{6}$/), []]);
  });

  it('is none where no shade would do', () => {
    const split = theme();
    const { light } = split.modes ?? {};
    if (light) Object.assign(light, { canvas: '#ffffff', surface: '#000000' });
    expect(mendingShade(split, 'light', 'text')).toBeUndefined();
  });
});
