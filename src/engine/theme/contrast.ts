import type { ThemeDocument } from '#contract/generated/documents.ts';

type Rgb = [red: number, green: number, blue: number];
export type ModeName = 'dark' | 'light';
export type ColorName = keyof NonNullable<NonNullable<ThemeDocument['modes']>['dark']>;

/** `#rrggbb` or `#rrggbbaa` → channels 0…255 and opacity 0…1; undefined for anything else. */
function parseColor(color: string): { rgb: Rgb; alpha: number } | undefined {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})?$/i.exec(color);
  if (!hex) return undefined;
  const [red, green, blue, alpha] = hex.slice(1).map((digits) => Number.parseInt(digits ?? 'ff', 16));
  return { rgb: [red ?? 0, green ?? 0, blue ?? 0], alpha: (alpha ?? 255) / 255 };
}

/** Relative luminance of WCAG 2.2. */
const luminance = (rgb: Rgb): number => {
  const [red, green, blue] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const over = (top: { rgb: Rgb; alpha: number }, below: Rgb): Rgb =>
  top.rgb.map((channel, index) => channel * top.alpha + (below[index] ?? 0) * (1 - top.alpha)) as Rgb;

/**
 * Contrast of two colours by WCAG 2.2, from 1 to 21; undefined when one is not a colour. A translucent background is laid
 * over black or white, whichever gives the lower contrast.
 */
export function contrastRatio(foreground: string, background: string): number | undefined {
  const [front, back] = [parseColor(foreground), parseColor(background)];
  if (!front || !back) return undefined;
  const grounds: Rgb[] = back.alpha === 1 ? [back.rgb] : [over(back, [0, 0, 0]), over(back, [255, 255, 255])];
  return Math.min(
    ...grounds.map((ground) => {
      const [a, b] = [luminance(over(front, ground)), luminance(ground)];
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }),
  );
}

const surfaces: ColorName[] = ['canvas', 'surface', 'surfaceRaised', 'surfaceSunken'];

/** Required contrast: 4.5:1 for text, 3:1 for controls and the focus ring (WCAG 1.4.3, 1.4.11). */
const demands: { foreground: ColorName; backgrounds: ColorName[]; needed: number }[] = [
  { foreground: 'text', backgrounds: surfaces, needed: 4.5 },
  { foreground: 'textMuted', backgrounds: surfaces, needed: 4.5 },
  { foreground: 'onPrimary', backgrounds: ['primary'], needed: 4.5 },
  { foreground: 'onAccent', backgrounds: ['accent'], needed: 4.5 },
  { foreground: 'onDanger', backgrounds: ['danger'], needed: 4.5 },
  { foreground: 'danger', backgrounds: ['canvas', 'surface'], needed: 4.5 },
  { foreground: 'success', backgrounds: ['canvas', 'surface'], needed: 4.5 },
  { foreground: 'warning', backgrounds: ['canvas', 'surface'], needed: 4.5 },
  { foreground: 'primary', backgrounds: ['canvas', 'surface'], needed: 3 },
  { foreground: 'accent', backgrounds: ['canvas', 'surface'], needed: 3 },
  { foreground: 'focus', backgrounds: surfaces, needed: 3 },
];

/** Colours that both modes of a shown brand must have. */
export const requiredColors: ColorName[] = [
  ...new Set(demands.flatMap(({ foreground, backgrounds }) => [foreground, ...backgrounds])),
  'border',
  'heroFrom',
  'heroTo',
];

/** A colour on another, as a theme has them in one mode. */
export type ContrastPair = {
  mode: ModeName;
  foreground: ColorName;
  background: ColorName;
  ratio: number;
  needed: number;
};

export type ContrastFault = ContrastPair & {
  /** The nearest shade of the foreground that has enough contrast, if black or white reaches it. */
  suggestion: string | undefined;
};

/** Checked pairs of a theme's colours, without those of which a colour is missing. */
export function contrastPairs(theme: ThemeDocument): ContrastPair[] {
  return (['dark', 'light'] as const).flatMap((mode) => {
    const colors = theme.modes?.[mode] ?? {};
    return demands.flatMap(({ foreground, backgrounds, needed }) =>
      backgrounds.flatMap((background): ContrastPair[] => {
        const [front, back] = [colors[foreground], colors[background]];
        const ratio = front && back ? contrastRatio(front, back) : undefined;
        return ratio === undefined ? [] : [{ mode, foreground, background, ratio, needed }];
      }),
    );
  });
}

/** Every pair of colours of a theme that lacks contrast. */
export const contrastFaults = (theme: ThemeDocument): ContrastFault[] =>
  contrastPairs(theme)
    .filter(({ ratio, needed }) => ratio < needed)
    .map((pair) => {
      const { [pair.foreground]: front = '', [pair.background]: back = '' } = theme.modes?.[pair.mode] ?? {};
      return { ...pair, suggestion: nearestShade(front, (shade) => contrastRatio(shade, back), pair.needed) };
    });

/**
 * Nearest shade of a colour with sufficient contrast in all its pairs, as foreground and background; undefined when even black
 * and white are insufficient.
 */
export function mendingShade(theme: ThemeDocument, mode: ModeName, name: ColorName): string | undefined {
  const colors = theme.modes?.[mode] ?? {};
  const against = contrastPairs(theme).filter(
    (pair) => pair.mode === mode && (pair.foreground === name || pair.background === name),
  );
  const margin = (shade: string): number =>
    Math.min(
      ...against.map(({ foreground, background, needed }) => {
        const front = foreground === name ? shade : (colors[foreground] ?? '');
        const back = background === name ? shade : (colors[background] ?? '');
        return (contrastRatio(front, back) ?? 0) / needed;
      }),
    );
  return nearestShade(colors[name] ?? '', margin, 1);
}

const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** The first of increasingly dark and light shades that measures enough. */
function nearestShade(
  color: string,
  measure: (shade: string) => number | undefined,
  needed: number,
): string | undefined {
  const start = parseColor(color);
  if (!start) return undefined;
  for (let share = 0.02; share <= 1.0001; share += 0.02) {
    for (const end of [
      [0, 0, 0],
      [255, 255, 255],
    ] as Rgb[]) {
      const shade = hexOf(over({ rgb: end, alpha: Math.min(share, 1) }, start.rgb));
      if ((measure(shade) ?? 0) >= needed) return shade;
    }
  }
  return undefined;
}
