import { createInstance } from 'i18next';
import type english from '../../../../configs/base/texts/en.json';
import type { PageWords } from '../../page-words.ts';

type WithoutArea<Key> = Key extends `sandbox.game.${infer Name}` ? Name : never;

/** Keys of the games' texts; the texts of a brand hold them as `sandbox.game.<key>`. */
export type TextKey = WithoutArea<keyof (typeof english)['texts']>;
export type Say = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

/** Id of the element that holds the words of the page (src/sandbox/vendors/pages.ts). */
const wordsId = 'words';

/** The words that the server put into the page. */
export function pageWords(): PageWords {
  const held = document.getElementById(wordsId)?.textContent;
  return held ? (JSON.parse(held) as PageWords) : { language: 'en', direction: 'ltr', texts: {} };
}

export function sayWith({ language, texts }: Pick<PageWords, 'language' | 'texts'>): Say {
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    load: 'currentOnly',
    resources: { [language]: { texts } },
    ns: 'texts',
    defaultNS: 'texts',
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false, skipOnVariables: true },
    missingInterpolationHandler: () => '',
  });
  const say = i18n.getFixedT(language);
  return (key, values = {}) => say(key, values);
}

export function sayError(say: Say, code: string): string {
  const key = `error.${code}`;
  // A key without words stands for itself.
  const said = say(key as TextKey);
  return said === key ? say('error.other') : said;
}
