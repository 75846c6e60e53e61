/** Style sheets of the fonts for scripts that systems may lack. Each lists files by Unicode range: a page fetches only those it has text for. */
const scripts: Readonly<Record<string, () => Promise<unknown>>> = {
  my: () => import('@fontsource-variable/noto-sans-myanmar/wght.css'),
  zh: () => import('@fontsource-variable/noto-sans-sc/wght.css'),
};

/** Brings the glyphs of a language. A font that does not come is no reason to fail: the system's own stand in. */
export async function loadScript(language: string): Promise<void> {
  await scripts[language.toLowerCase().split('-')[0] ?? '']?.().catch(() => undefined);
}
