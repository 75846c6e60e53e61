import type { ScriptFont } from '#engine/texts/languages.ts';

type Load = () => Promise<unknown>;

/** Sheets of single scripts, by file (scripts/fonts/fonts.ts). */
const own: Readonly<Record<string, Load>> = import.meta.glob('./generated/scripts/*.css');

/** Fonts whose list of faces comes with their package: files by Unicode range, of which a page fetches those it has text for. */
const listed: Partial<Record<ScriptFont, Load>> = {
  'noto-sans-sc': () => import('@fontsource-variable/noto-sans-sc/wght.css'),
  'noto-sans-tc': () => import('@fontsource-variable/noto-sans-tc/wght.css'),
  'noto-sans-jp': () => import('@fontsource-variable/noto-sans-jp/wght.css'),
  'noto-sans-kr': () => import('@fontsource-variable/noto-sans-kr/wght.css'),
};

/** Loads the faces of a font that the first style sheet (`generated/faces.css`) lacks. */
export const sheetOf = (font: ScriptFont): Load | undefined =>
  listed[font] ?? own[`./generated/scripts/${font}.css`];
