import type { ScriptFont } from '#engine/texts/languages.ts';

/**
 * Style sheets of the fonts whose lists of faces are too long for the first one (`generated/faces.css`). Each lists files by Unicode
 * range: a page fetches only those it has text for.
 */
export const scriptFonts: Partial<Record<ScriptFont, () => Promise<unknown>>> = {
  'noto-sans-sc': () => import('@fontsource-variable/noto-sans-sc/wght.css'),
  'noto-sans-jp': () => import('@fontsource-variable/noto-sans-jp/wght.css'),
  'noto-sans-kr': () => import('@fontsource-variable/noto-sans-kr/wght.css'),
  'noto-sans-tc': () => import('@fontsource-variable/noto-sans-tc/wght.css'),
  'noto-sans-khmer': () => import('@fontsource-variable/noto-sans-khmer/wght.css'),
  'noto-sans-arabic': () => import('@fontsource-variable/noto-sans-arabic/wght.css'),
  'noto-sans-hebrew': () => import('@fontsource-variable/noto-sans-hebrew/wght.css'),
  'noto-sans-devanagari': () => import('@fontsource-variable/noto-sans-devanagari/wght.css'),
  'noto-sans-bengali': () => import('@fontsource-variable/noto-sans-bengali/wght.css'),
  'noto-sans-tamil': () => import('@fontsource-variable/noto-sans-tamil/wght.css'),
  'noto-sans-telugu': () => import('@fontsource-variable/noto-sans-telugu/wght.css'),
  'noto-sans-sinhala': () => import('@fontsource-variable/noto-sans-sinhala/wght.css'),
};
