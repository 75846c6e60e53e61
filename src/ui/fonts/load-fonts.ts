import type { Language } from '#engine/texts/languages.ts';

/** Loads the faces of languages whose script the first style sheet lacks. */
export async function loadScripts(languages: readonly (Language | undefined)[]): Promise<void> {
  const fonts = languages.flatMap((language) => language?.font ?? []);
  if (fonts.length > 0)
    await import('./script-sheets.ts').then(
      ({ loadSheets }) => loadSheets(fonts),
      () => undefined,
    );
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
