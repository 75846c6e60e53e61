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

const loaded = new Map<ScriptFont, Promise<unknown>>();

/** A failed font is not an error: the stack falls back to system fonts, and the next call retries. */
async function once(font: ScriptFont): Promise<void> {
  const pending = loaded.get(font) ?? (listed[font] ?? own[`./generated/scripts/${font}.css`])?.();
  if (!pending) return;
  loaded.set(font, pending);
  await pending.catch(() => loaded.delete(font));
}

/** Loads the faces of fonts; those of the first style sheet (`generated/faces.css`) are there. */
export async function loadSheets(fonts: readonly ScriptFont[]): Promise<void> {
  await Promise.all(fonts.map(once));
}
