import { useSyncExternalStore } from 'react';
import type { Say } from './say.ts';
import { useTexts } from './text-context.tsx';

export type { Say } from './say.ts';

/** The words of the brand. Draws again when the language or the published texts change. */
export function useText(): Say {
  const texts = useTexts();
  return useSyncExternalStore(texts.subscribe, texts.say, texts.say);
}

/** True once all texts are there: false on the server, and while a drawn page with some of them is taken over. */
export function useWholeTexts(): boolean {
  const texts = useTexts();
  return useSyncExternalStore(texts.subscribe, texts.isWhole, () => false);
}

/** The language shown, as a BCP 47 code. */
export function useLanguage(): string {
  const texts = useTexts();
  return useSyncExternalStore(texts.subscribe, texts.language, texts.language);
}

/** Language with its numerals, for formatting numbers and dates. */
export function useLocale(): string {
  const texts = useTexts();
  return useSyncExternalStore(texts.subscribe, texts.locale, texts.locale);
}
