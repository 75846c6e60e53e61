/** The pack with the words of the operators' console. It is no brand: it has texts, and nothing is shown of it. */
export const consolePack = 'console';

/** Answer of `GET /config/v1/console/texts`. */
export type ConsoleTexts = {
  /** Spoken language: of those on offer the one that Accept-Language fits best. */
  language: string;
  /** Languages on offer, in the order of the picker, with their names in their own words. */
  languages: { language: string; name: string }[];
  /** Texts of the spoken language, then those that are said where it lacks a key. */
  texts: { language: string; texts: Record<string, string> }[];
};
