import type { ConsoleTexts } from '#contract/console-pack.ts';
import { createI18n } from '#engine/texts/i18n.ts';
import type english from '../../../configs/console/texts/en.json';

type WithoutForm<K> = K extends `${infer Key}_${'zero' | 'one' | 'other'}` ? Key : K;

/** Key of a text of the console: `configs/console/texts/en.json` has them all. */
export type TextKey = WithoutForm<keyof typeof english.texts>;
type Params = Readonly<Record<string, string | number>>;

let spoken = createI18n([], { language: 'en', fallback: [] });
let offered: ConsoleTexts['languages'] = [];

/** Sets the console's texts. Called once, before any module that reads texts is imported. */
export function speak({ language, languages, texts }: ConsoleTexts): void {
  spoken = createI18n(texts, { language, fallback: texts.map((each) => each.language) });
  offered = languages;
}

/** Language the console speaks. */
export const spokenLanguage = (): string => spoken.language;

/** Languages the console can speak, with their names in their own words. */
export const offeredLanguages = (): ConsoleTexts['languages'] => offered;

/** Words of a key in the language of the console; `count` chooses the plural form. */
export const say = (key: TextKey, params: Params = {}): string => spoken.t(key, params);

/** Words of a key that may not exist, such as one made from an id. */
export const sayIfKnown = (key: string, params: Params = {}): string | undefined =>
  spoken.exists(key, params) ? spoken.t(key, params) : undefined;
