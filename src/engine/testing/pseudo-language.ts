const letters = new Map(
  Object.entries({
    a: 'áà',
    e: 'éè',
    i: 'íì',
    o: 'óò',
    u: 'úù',
    A: 'ÁÀ',
    E: 'ÉÈ',
    I: 'ÍÌ',
    O: 'ÓÒ',
    U: 'ÚÙ',
    n: 'ñ',
    c: 'ç',
  }),
);

/** What stays as it is: markup, entities, values and texts that are set in. */
const kept = /<[^>]*>|&\w+;|\{\{[^}]*\}\}|\$t\([^)]*\)/u;

/** A text as a language would say it that does not exist: a third longer, with accents on every vowel. */
export const pseudo = (text: string): string =>
  text
    .split(new RegExp(`(${kept.source})`, 'u'))
    .map((part, index) =>
      index % 2 === 1 ? part : part.replaceAll(/[a-z]/giu, (letter) => letters.get(letter) ?? letter),
    )
    .join('');

/** The code of that language, and how its document describes it: written from right to left. */
export const pseudoLanguage = {
  code: 'xx',
  description: { name: 'Xxenglishix', short: 'XX', direction: 'rtl' },
} as const;

/** The texts of a language in it. */
export const pseudoTexts = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudo(text)]));
