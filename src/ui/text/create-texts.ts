import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

export type LanguageTexts = { language: string; texts: Readonly<Record<string, string>> };

/** An i18next instance with flat keys; ready at once, with the texts given. */
export function createTexts(first: LanguageTexts): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: first.language,
    fallbackLng: 'en',
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    returnEmptyString: true,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
    resources: { [first.language]: { translation: { ...first.texts } } },
  });
  return instance;
}

/** Replaces all words of one language; open pages draw them at once. */
export function replaceTexts(instance: i18n, { language, texts }: LanguageTexts): void {
  instance.removeResourceBundle(language, 'translation');
  instance.addResourceBundle(language, 'translation', { ...texts }, false, true);
}
