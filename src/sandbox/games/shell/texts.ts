import { createInstance } from 'i18next';
import { gameLanguages, type TextKey } from './languages.ts';

export type { TextKey } from './languages.ts';
export type Say = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

const i18n = createInstance();
void i18n.init({
  fallbackLng: 'en',
  initAsync: false,
  resources: Object.fromEntries([...gameLanguages].map(([code, { texts }]) => [code, { texts }])),
  ns: 'texts',
  defaultNS: 'texts',
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false, skipOnVariables: true },
  missingInterpolationHandler: () => '',
});

/** Texts of a language; zh-CN falls back to zh, and missing texts to English. */
export function sayIn(language: string): Say {
  const say = i18n.getFixedT(language);
  return (key, values = {}) => say(key, values);
}

const isKey = (key: string): key is TextKey => i18n.exists(key, { lng: 'en' });

export function sayError(say: Say, code: string): string {
  const key = `error.${code}`;
  return say(isKey(key) ? key : 'error.other');
}
