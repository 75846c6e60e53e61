import type { ConsoleTexts } from '#contract/console-pack.ts';

const chosenKey = 'livery.console-language';

/** Language chosen in this browser; without one the browser's own languages decide. */
const chosenLanguage = (): string | null => localStorage.getItem(chosenKey);

/** Changes the console's language in this browser. Modules read texts on load, so the page reloads. */
export function chooseLanguage(language: string): void {
  localStorage.setItem(chosenKey, language);
  window.location.reload();
}

/** Built-in English, for a server that has no console texts or does not answer. */
async function builtIn(): Promise<ConsoleTexts> {
  const { default: english } = await import('../../../configs/console/texts/en.json');
  return {
    language: 'en',
    languages: [{ language: 'en', name: english.name }],
    texts: [{ language: 'en', texts: english.texts }],
  };
}

/** The published words of the console in the language chosen. */
export async function loadWords(): Promise<ConsoleTexts> {
  const chosen = chosenLanguage();
  const response = await fetch('/config/v1/console/texts', {
    headers: chosen === null ? {} : { 'Accept-Language': chosen },
  }).catch(() => undefined);
  return response?.ok ? ((await response.json()) as ConsoleTexts) : await builtIn();
}
