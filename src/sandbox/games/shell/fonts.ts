/** Style sheets of the fonts for scripts that systems may lack. Each lists files by Unicode range: a page fetches only those it has text for. */
const fonts: Readonly<Record<string, () => Promise<unknown>>> = {
  'noto-sans-arabic': () => import('@fontsource-variable/noto-sans-arabic/wght.css'),
  'noto-sans-bengali': () => import('@fontsource-variable/noto-sans-bengali/wght.css'),
  'noto-sans-devanagari': () => import('@fontsource-variable/noto-sans-devanagari/wght.css'),
  'noto-sans-hebrew': () => import('@fontsource-variable/noto-sans-hebrew/wght.css'),
  'noto-sans-jp': () => import('@fontsource-variable/noto-sans-jp/wght.css'),
  'noto-sans-khmer': () => import('@fontsource-variable/noto-sans-khmer/wght.css'),
  'noto-sans-kr': () => import('@fontsource-variable/noto-sans-kr/wght.css'),
  'noto-sans-lao': () => import('@fontsource-variable/noto-sans-lao/wght.css'),
  'noto-sans-myanmar': () => import('@fontsource-variable/noto-sans-myanmar/wght.css'),
  'noto-sans-sc': () => import('@fontsource-variable/noto-sans-sc/wght.css'),
  'noto-sans-tc': () => import('@fontsource-variable/noto-sans-tc/wght.css'),
  'noto-sans-thai': () => import('@fontsource-variable/noto-sans-thai/wght.css'),
};

/** Loads the glyphs of a script. If a font fails to load, the system's own is used. */
export async function loadScript(font = ''): Promise<void> {
  await fonts[font]?.().catch(() => undefined);
}
