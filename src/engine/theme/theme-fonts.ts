import type { ThemeDocument } from '#contract/generated/documents.ts';
import type { ScriptFont } from '../texts/languages.ts';

export type FontFamily = NonNullable<NonNullable<ThemeDocument['type']>['body']>;

/** A fallback is a system font with the metrics of the family (scripts/fonts), which stands in until the file is there. */
const families: Record<FontFamily, string> = {
  outfit: "'Outfit Variable', 'Outfit Fallback'",
  sora: "'Sora Variable', 'Sora Fallback'",
  fraunces: "'Fraunces Variable', 'Fraunces Fallback'",
  nunito: "'Nunito Sans Variable', 'Nunito Sans Fallback'",
  system: 'system-ui',
};

/** In the order of a stack. Chinese, Japanese and Korean share code points but not letter forms. */
const usual = {
  'noto-sans-myanmar': "'Noto Sans Myanmar Variable'",
  'noto-sans-thai': "'Noto Sans Thai Variable'",
  'noto-sans-sc': "'Noto Sans SC Variable'",
  'noto-sans-jp': "'Noto Sans JP Variable'",
  'noto-sans-kr': "'Noto Sans KR Variable'",
} as const;

/** Stands in a stack only where a language of the page asks for it, so that themes do not grow with every script. */
const scripts: Record<ScriptFont, string> = {
  ...usual,
  'noto-sans-tc': "'Noto Sans TC Variable'",
  'noto-sans-khmer': "'Noto Sans Khmer Variable'",
  'noto-sans-lao': "'Noto Sans Lao Variable'",
  'noto-sans-arabic': "'Noto Sans Arabic Variable'",
  'noto-sans-hebrew': "'Noto Sans Hebrew Variable'",
  'noto-sans-devanagari': "'Noto Sans Devanagari Variable'",
  'noto-sans-bengali': "'Noto Sans Bengali Variable'",
  'noto-sans-tamil': "'Noto Sans Tamil Variable'",
  'noto-sans-telugu': "'Noto Sans Telugu Variable'",
  'noto-sans-sinhala': "'Noto Sans Sinhala Variable'",
};

/**
 * Font stack that covers every script of the portal, whatever the family itself covers.
 * @param font font of the page's language, placed before those of other scripts
 */
export function fontStack(family: FontFamily, font?: ScriptFont): string {
  const generic = family === 'fraunces' ? ['serif'] : ['system-ui', 'sans-serif'];
  const first = font === undefined ? [] : [scripts[font]];
  return [...new Set([families[family], ...first, ...Object.values(usual), ...generic])].join(', ');
}
