import type { Language, ScriptFont } from '#engine/texts/languages.ts';

type Load = () => Promise<unknown>;

/**
 * Style sheets of the fonts whose lists of faces are too long for the first one (`generated/faces.css`). Each lists files by Unicode
 * range: a page fetches only those it has text for.
 */
const scripts: Partial<Record<ScriptFont, Load>> = {
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

const loaded = new Map<Load, Promise<unknown>>();

/** A failed font is not an error: the stack falls back to system fonts, and the next call retries. */
async function once(load: Load | undefined): Promise<void> {
  if (!load) return;
  const pending = loaded.get(load) ?? load();
  loaded.set(load, pending);
  await pending.catch(() => loaded.delete(load));
}

/** Loads the faces of languages whose script the first style sheet lacks. */
export async function loadScripts(languages: readonly (Language | undefined)[]): Promise<void> {
  await Promise.all(languages.map((language) => once(language?.font && scripts[language.font])));
}

/** Runs a task after the first paint with content, whose budget of fonts has no room for these (.size-limit.js). */
export function afterFirstPaint(task: () => void): void {
  const paints = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    paints.disconnect();
    task();
  });
  paints.observe({ type: 'paint', buffered: true });
}
