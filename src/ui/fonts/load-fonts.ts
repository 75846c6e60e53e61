import type { Language, ScriptFont } from '#engine/texts/languages.ts';

/** Fonts whose faces are in the first style sheet. */
const first: ReadonlySet<ScriptFont> = new Set(['noto-sans-myanmar', 'noto-sans-thai']);

const loaded = new Map<ScriptFont, Promise<unknown>>();

/** A failed font is not an error: the stack falls back to system fonts, and the next call retries. */
async function once(font: ScriptFont | undefined): Promise<void> {
  if (font === undefined || first.has(font)) return;
  const pending =
    loaded.get(font) ?? import('./script-fonts.ts').then(({ scriptFonts }) => scriptFonts[font]?.());
  loaded.set(font, pending);
  await pending.catch(() => loaded.delete(font));
}

/** Loads the faces of languages whose script the first style sheet lacks. */
export async function loadScripts(languages: readonly (Language | undefined)[]): Promise<void> {
  await Promise.all(languages.map((language) => once(language?.font)));
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
