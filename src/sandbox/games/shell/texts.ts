import { createInstance } from 'i18next';
import { englishTexts, loadLanguage, type TextKey } from './languages.ts';
import { loadScript } from './fonts.ts';

export type { TextKey } from './languages.ts';
export type Say = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

const i18n = createInstance();
void i18n.init({
  fallbackLng: 'en',
  initAsync: false,
  resources: { en: { texts: englishTexts } },
  ns: 'texts',
  defaultNS: 'texts',
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false, skipOnVariables: true },
  missingInterpolationHandler: () => '',
});

/** Texts of a language once it was loaded; missing ones are those of English. */
export function sayIn(language: string): Say {
  const say = i18n.getFixedT(language);
  return (key, values = {}) => say(key, values);
}

/** Loads the words and letters of a language, and has the page read in its direction. Without them it stays English. */
export async function speak(language: string): Promise<void> {
  const spoken = await loadLanguage(language).catch(() => undefined);
  if (spoken) i18n.addResourceBundle(language, 'texts', spoken.texts);
  document.documentElement.lang = language;
  document.documentElement.dir = spoken?.direction ?? 'ltr';
  void loadScript(spoken?.font);
}

const isKey = (key: string): key is TextKey => i18n.exists(key, { lng: 'en' });

export function sayError(say: Say, code: string): string {
  const key = `error.${code}`;
  return say(isKey(key) ? key : 'error.other');
}
