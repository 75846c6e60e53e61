import { gameLanguages } from './languages.ts';

/** Style sheets of the fonts for scripts that systems may lack. Each lists files by Unicode range: a page fetches only those it has text for. */
const fonts: Readonly<Record<string, () => Promise<unknown>>> = {
  'noto-sans-myanmar': () => import('@fontsource-variable/noto-sans-myanmar/wght.css'),
  'noto-sans-sc': () => import('@fontsource-variable/noto-sans-sc/wght.css'),
  'noto-sans-thai': () => import('@fontsource-variable/noto-sans-thai/wght.css'),
  'noto-sans-jp': () => import('@fontsource-variable/noto-sans-jp/wght.css'),
  'noto-sans-kr': () => import('@fontsource-variable/noto-sans-kr/wght.css'),
};

/** Loads the glyphs of a language. If a font fails to load, the system's own is used. */
export async function loadScript(language: string): Promise<void> {
  const { font = '' } = gameLanguages.get(language) ?? gameLanguages.get(language.split('-')[0] ?? '') ?? {};
  await fonts[font]?.().catch(() => undefined);
}
