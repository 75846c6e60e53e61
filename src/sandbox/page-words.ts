/** Words of the sandbox's pages for a player: those of the brand that sends the player, without `sandbox.<area>.` before their keys. */
export type PageWords = {
  language: string;
  direction: 'ltr' | 'rtl';
  /** Font that ships with the project for the script; absent where any system has its letters. */
  font?: string;
  texts: Readonly<Record<string, string>>;
};

/** Areas of the texts that the pages of the sandbox say. */
export type WordArea = 'game' | 'payment';

/** Words of a page in the language of a brand's player. */
export type WordsOf = (brand: string, language: string, area: WordArea) => Promise<PageWords>;
