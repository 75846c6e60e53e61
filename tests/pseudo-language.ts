/** A language that does not exist: English with accents, longer, and written right to left. */
export const pseudoLanguage = {
  code: 'xx',
  description: { name: 'Xhîn-ålphå', direction: 'rtl' },
} as const;

const accented: Readonly<Record<string, string>> = {
  a: 'åå',
  e: 'ëë',
  i: 'îî',
  o: 'öö',
  u: 'ûû',
  y: 'ÿ',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  z: 'ž',
  A: 'Å',
  E: 'Ë',
  I: 'Î',
  O: 'Ö',
  U: 'Û',
};

/** What stays in a text: parameters, other texts, elements and their marks. */
const kept = /\{\{[^}]*\}\}|\$t\([^)]*\)|<[^>]*>|&\w+;/u;

// A right-to-left override makes its letters as strong as Arabic ones.
const word = (letters: string): string =>
  `\u202E${letters.replaceAll(/\p{L}/gu, (letter) => accented[letter] ?? letter)}\u202C`;

/** An English text in the pseudo-language; parameters and elements as they are. */
export const pseudoText = (english: string): string =>
  english
    .split(new RegExp(`(${kept.source})`, 'u'))
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(/\p{L}+/gu, word)))
    .join('');

/** English texts in the pseudo-language. */
export const pseudoTexts = (english: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(english).map(([key, text]) => [key, pseudoText(text)]));
