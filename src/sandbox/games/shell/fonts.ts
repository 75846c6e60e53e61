type ScriptFont = readonly [family: string, sheet: () => Promise<unknown>];

/** Style sheets of the fonts for scripts that systems may lack. Each lists files by Unicode range: a page fetches only those it has text for. */
const fonts: Readonly<Record<string, ScriptFont>> = {
  'noto-sans-arabic': ['Noto Sans Arabic', () => import('@fontsource-variable/noto-sans-arabic/wght.css')],
  'noto-sans-bengali': ['Noto Sans Bengali', () => import('@fontsource-variable/noto-sans-bengali/wght.css')],
  'noto-sans-cyrillic': ['Noto Sans', () => import('@fontsource-variable/noto-sans/wght.css')],
  'noto-sans-devanagari': [
    'Noto Sans Devanagari',
    () => import('@fontsource-variable/noto-sans-devanagari/wght.css'),
  ],
  'noto-sans-greek': ['Noto Sans', () => import('@fontsource-variable/noto-sans/wght.css')],
  'noto-sans-hebrew': ['Noto Sans Hebrew', () => import('@fontsource-variable/noto-sans-hebrew/wght.css')],
  'noto-sans-jp': ['Noto Sans JP', () => import('@fontsource-variable/noto-sans-jp/wght.css')],
  'noto-sans-khmer': ['Noto Sans Khmer', () => import('@fontsource-variable/noto-sans-khmer/wght.css')],
  'noto-sans-kr': ['Noto Sans KR', () => import('@fontsource-variable/noto-sans-kr/wght.css')],
  'noto-sans-lao': ['Noto Sans Lao', () => import('@fontsource-variable/noto-sans-lao/wght.css')],
  'noto-sans-myanmar': ['Noto Sans Myanmar', () => import('@fontsource-variable/noto-sans-myanmar/wght.css')],
  'noto-sans-sc': ['Noto Sans SC', () => import('@fontsource-variable/noto-sans-sc/wght.css')],
  'noto-sans-sinhala': ['Noto Sans Sinhala', () => import('@fontsource-variable/noto-sans-sinhala/wght.css')],
  'noto-sans-tamil': ['Noto Sans Tamil', () => import('@fontsource-variable/noto-sans-tamil/wght.css')],
  'noto-sans-tc': ['Noto Sans TC', () => import('@fontsource-variable/noto-sans-tc/wght.css')],
  'noto-sans-telugu': ['Noto Sans Telugu', () => import('@fontsource-variable/noto-sans-telugu/wght.css')],
  'noto-sans-thai': ['Noto Sans Thai', () => import('@fontsource-variable/noto-sans-thai/wght.css')],
};

/** Loads the glyphs of a script, and puts its font first. If a font fails to load, the system's own is used. */
export async function loadScript(font = ''): Promise<void> {
  const script = fonts[font];
  const { style } = document.documentElement;
  if (!script) {
    style.removeProperty('--display');
    return;
  }
  const [family, load] = script;
  style.setProperty('--display', `'${family} Variable', system-ui, sans-serif`);
  await load().catch(() => undefined);
}
