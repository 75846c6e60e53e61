import type { Language, ScriptFont } from '#engine/texts/languages.ts';
import type { FontFamily } from '#engine/theme/theme-fonts.ts';

type Load = () => Promise<unknown>;

/** Style sheets of the fonts that ship with the portal. Each lists files by Unicode range: a page fetches only those it has text for. */
const families: Readonly<Record<FontFamily, Load | undefined>> = {
  outfit: () => import('@fontsource-variable/outfit/wght.css'),
  sora: () => import('@fontsource-variable/sora/wght.css'),
  fraunces: () => import('@fontsource-variable/fraunces/wght.css'),
  nunito: () => import('@fontsource-variable/nunito-sans/wght.css'),
  system: undefined,
};

const scripts: Readonly<Record<ScriptFont, Load>> = {
  'noto-sans-myanmar': () => import('@fontsource-variable/noto-sans-myanmar/wght.css'),
  'noto-sans-thai': () => import('@fontsource-variable/noto-sans-thai/wght.css'),
  'noto-sans-sc': () => import('@fontsource-variable/noto-sans-sc/wght.css'),
  'noto-sans-jp': () => import('@fontsource-variable/noto-sans-jp/wght.css'),
  'noto-sans-kr': () => import('@fontsource-variable/noto-sans-kr/wght.css'),
};

const loaded = new Map<Load, Promise<unknown>>();

/** A failed font is not an error: the stack falls back to system fonts, and the next call retries. */
async function once(load: Load | undefined): Promise<void> {
  if (!load) return;
  const pending = loaded.get(load) ?? load();
  loaded.set(load, pending);
  await pending.catch(() => loaded.delete(load));
}

/** Brings the families of a theme. */
export async function loadFamilies(names: readonly (FontFamily | undefined)[]): Promise<void> {
  await Promise.all(names.map((name) => once(name && families[name])));
}

/** Loads glyphs for languages whose script the families lack. */
export async function loadScripts(languages: readonly (Language | undefined)[]): Promise<void> {
  await Promise.all(languages.map((language) => once(language?.font && scripts[language.font])));
}
