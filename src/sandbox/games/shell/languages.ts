import english from '../languages/en.json';

type Words = (typeof english)['texts'];

/** A file of `languages/`: the words of a language, its direction, and its font where systems may lack its letters. */
export type GameLanguage = { font?: string; direction?: 'rtl'; texts: Partial<Words> };
export type TextKey = keyof Words;

/** The words of English, which stand in for those that a language lacks. */
export const englishTexts: Words = english.texts;

const files = import.meta.glob<GameLanguage>(['../languages/*.json', '!../languages/en.json'], {
  import: 'default',
});

/** Loads a language, of zh-CN also as zh: a page loads none but its own. Undefined for one that the games do not speak, and for English. */
export async function loadLanguage(code: string): Promise<GameLanguage | undefined> {
  const [base = code] = code.split('-');
  const load = files[`../languages/${code}.json`] ?? files[`../languages/${base}.json`];
  return load?.();
}
