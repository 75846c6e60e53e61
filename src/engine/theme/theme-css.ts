import type { ThemeDocument } from '#contract/generated/documents.ts';
import type { Languages, ScriptFont } from '../texts/languages.ts';
import { familiesOf, fontStack } from './theme-fonts.ts';

type Declarations = Record<string, string | number | undefined>;
type Mode = 'dark' | 'light';

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const rule = (selector: string, declarations: Declarations): string => {
  const lines = Object.entries(declarations)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `  ${name}: ${value};\n`);
  return lines.length === 0 ? '' : `${selector} {\n${lines.join('')}}\n`;
};

const px = (value: number | undefined): string | undefined =>
  value === undefined ? undefined : `${value}px`;

/** Sizes of text from `--step--1` (small print) to `--step-5` (largest heading), growing between 390 and 1440 px. */
function steps(scale: number): Declarations {
  const phoneScale = 1 + (scale - 1) * 0.7;
  const entries = [-1, 0, 1, 2, 3, 4, 5].map((step): [string, string] => {
    const small = Math.max(phoneScale ** step, smallest);
    const large = Math.max((step > 0 ? 1.0625 : 1) * scale ** step, smallest);
    const slope = (large - small) / (90 - 24.375);
    const base = small - slope * 24.375;
    const size = `clamp(${rem(Math.min(small, large))}, ${rem(base)} + ${(slope * 100).toFixed(3)}vw, ${rem(Math.max(small, large))})`;
    return [`--step-${step}`, size];
  });
  return Object.fromEntries(entries);
}

/** Smallest font size in rem, which keeps small print readable at any scale. */
const smallest = 0.8;

const rem = (value: number): string => `${value.toFixed(4)}rem`;

const densities = { compact: 0.85, cosy: 1, roomy: 1.2 } as const;

const hovers = {
  none: { '--hover-transform': 'none', '--hover-shadow': 'none' },
  lift: { '--hover-transform': 'translateY(-4px)', '--hover-shadow': 'var(--shadow-overlay)' },
  zoom: { '--hover-transform': 'scale(1.03)', '--hover-shadow': 'none' },
  glow: {
    '--hover-transform': 'none',
    '--hover-shadow': '0 0 0 1px var(--color-accent), 0 0 28px -4px var(--color-accent)',
  },
} as const;

const mix = (color: string, share: number): string =>
  `color-mix(in srgb, var(--color-${color}) ${share}%, transparent)`;

const backdrops = {
  plain: 'none',
  gradient: `linear-gradient(180deg, ${mix('hero-from', 34)} 0, transparent 640px)`,
  mesh: `radial-gradient(60rem 40rem at 85% -10%, ${mix('primary', 26)}, transparent 70%), radial-gradient(48rem 36rem at -10% 20%, ${mix('accent', 18)}, transparent 70%), radial-gradient(50rem 40rem at 60% 110%, ${mix('hero-to', 22)}, transparent 70%)`,
  rays: `repeating-conic-gradient(from 0deg at 50% -20%, ${mix('primary', 9)} 0deg 6deg, transparent 6deg 12deg)`,
  paper: `radial-gradient(circle at 1px 1px, ${mix('border', 55)} 1px, transparent 0)`,
} as const;

const elevations: Record<'flat' | 'soft' | 'glow', Record<Mode, Declarations>> = {
  flat: {
    dark: { '--shadow-raised': 'none', '--shadow-overlay': '0 16px 40px rgb(0 0 0 / 0.55)' },
    light: { '--shadow-raised': 'none', '--shadow-overlay': '0 16px 40px rgb(20 20 40 / 0.16)' },
  },
  soft: {
    dark: {
      '--shadow-raised': '0 1px 2px rgb(0 0 0 / 0.4), 0 8px 24px -8px rgb(0 0 0 / 0.5)',
      '--shadow-overlay': '0 24px 64px -12px rgb(0 0 0 / 0.7)',
    },
    light: {
      '--shadow-raised': '0 1px 2px rgb(20 20 40 / 0.06), 0 8px 24px -8px rgb(20 20 40 / 0.14)',
      '--shadow-overlay': '0 24px 64px -12px rgb(20 20 40 / 0.26)',
    },
  },
  glow: {
    dark: {
      '--shadow-raised': `0 0 0 1px ${mix('primary', 22)}, 0 10px 32px -10px ${mix('primary', 45)}`,
      '--shadow-overlay': `0 0 0 1px ${mix('primary', 30)}, 0 24px 72px -12px ${mix('primary', 50)}`,
    },
    light: {
      '--shadow-raised': `0 0 0 1px ${mix('primary', 14)}, 0 10px 28px -12px ${mix('primary', 40)}`,
      '--shadow-overlay': `0 24px 64px -12px ${mix('primary', 40)}`,
    },
  },
};

const isColor = (value: unknown): value is string =>
  typeof value === 'string' && /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i.test(value);

function modeRule(theme: ThemeDocument, mode: Mode): string {
  // Only colours get through: the part is served as CSS, and a foreign string could close the rule.
  const colors = Object.entries(theme.modes?.[mode] ?? {})
    .filter(([, value]) => isColor(value))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return rule(`[data-theme='${mode}']`, {
    'color-scheme': mode,
    ...Object.fromEntries(colors.map(([name, value]) => [`--color-${kebab(name)}`, value])),
    ...elevations[theme.shape?.elevation ?? 'soft'][mode],
    // Derived from colours, so they belong to the mode: on :root they would use the page's own mode.
    ...hovers[theme.motion?.hover ?? 'none'],
    '--backdrop': backdrops[theme.backdrop ?? 'plain'],
    '--backdrop-size': theme.backdrop === 'paper' ? '18px 18px' : 'auto',
  });
}

/**
 * CSS custom properties of a theme: shared ones on `:root`, colours and shadows under `[data-theme='dark']` and `[data-theme='light']`.
 * Properties other than colours always have a value. A language whose font must come first gets its own font stack.
 */
export function themeCss(theme: ThemeDocument, languages: Languages = {}): string {
  const { type = {}, shape = {}, layout = {}, motion = {} } = theme;
  const fonts = (font?: ScriptFont): Declarations => {
    const { body, display } = familiesOf(type, font);
    return { '--font-body': fontStack(body, font), '--font-display': fontStack(display, font) };
  };
  const ofAll = fonts();
  return [
    rule(':root', {
      ...ofAll,
      '--weight-display': type.weightDisplay ?? 700,
      '--transform-display': type.uppercaseDisplay ? 'uppercase' : 'none',
      ...steps(type.scale ?? 1.2),
      '--radius': px(shape.radius ?? 8),
      '--radius-card': px(shape.radiusCard ?? 12),
      '--border-width': px(shape.borderWidth ?? 1),
      '--max-width': px(layout.maxWidth ?? 1280),
      '--density': densities[layout.density ?? 'cosy'],
      '--duration': `${motion.duration ?? 160}ms`,
    }),
    ...Object.entries(languages)
      .filter(([, { font }]) => fonts(font)['--font-body'] !== ofAll['--font-body'])
      .map(([language, { font }]) => rule(`:root:lang(${language})`, fonts(font))),
    modeRule(theme, 'dark'),
    modeRule(theme, 'light'),
  ].join('');
}
