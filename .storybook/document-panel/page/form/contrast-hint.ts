import type { ThemeDocument } from '#contract/generated/documents.ts';
import { contrastPairs, mendingShade, type ColorName } from '#engine/theme/contrast.ts';
import type { Path } from './edit-text.ts';

/** Contrast of a theme's colour with the colour that it is hardest to tell from. */
export type ContrastHint = {
  words: string;
  isEnough: boolean;
  /** The pair, to be looked at. */
  foreground: string;
  background: string;
  /** Nearest shade with enough contrast in all pairs; undefined where there is none or none is needed. */
  shade: string | undefined;
};

/** Ratio in two digits, never rounded up to one that is enough. */
const shown = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

/** Hint for the colour at a path of a theme; undefined for other values, and for colours that are not checked. */
export function contrastHint(theme: ThemeDocument, [group, mode, name]: Path): ContrastHint | undefined {
  if (group !== 'modes' || (mode !== 'dark' && mode !== 'light')) return undefined;
  const [worst] = contrastPairs(theme)
    .filter((pair) => pair.mode === mode && (pair.foreground === name || pair.background === name))
    .sort((a, b) => a.ratio / a.needed - b.ratio / b.needed);
  if (!worst) return undefined;
  const { foreground, background, ratio, needed } = worst;
  const isEnough = ratio >= needed;
  const colors = theme.modes?.[mode] ?? {};
  return {
    words: `${foreground} on ${background}: ${shown(ratio)}:1, ${needed}:1 needed`,
    isEnough,
    foreground: colors[foreground] ?? '',
    background: colors[background] ?? '',
    shade: isEnough ? undefined : mendingShade(theme, mode, name as ColorName),
  };
}
