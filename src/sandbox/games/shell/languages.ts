import type english from '../languages/en.json';

type Words = (typeof english)['texts'];

/** A file of `languages/`: the words of a language, and its font where systems may lack its letters. */
export type GameLanguage = { font?: string; texts: Partial<Words> };
export type TextKey = keyof Words;

const files = import.meta.glob<GameLanguage>('../languages/*.json', { eager: true, import: 'default' });

/** The languages of the games by code. */
export const gameLanguages = new Map(
  Object.entries(files).map(([file, language]) => [/([\w-]+)\.json$/u.exec(file)?.[1] ?? '', language]),
);
