/** Placeholder for the masked part; its length is constant so that it does not reveal the length of the text. */
const hidden = '•••••';
/** As people know their numbers by. */
const digitsShown = 3;

/** A letter with its marks. Not by Intl.Segmenter, which cuts off some vowel signs of Burmese. */
const letter = /\P{M}\p{M}*/gu;

/** Shows enough of a text to recognise it and too little to use it: `Ma•••••g`. Short ones show less. */
export function maskedText(text: string): string {
  const letters = text.trim().match(letter) ?? [];
  const shown = letters.length > 5 ? 2 : letters.length > 1 ? 1 : 0;
  return `${letters.slice(0, shown).join('')}${hidden}${letters.length > 5 ? letters.at(-1) : ''}`;
}

/** The first letter and whose mailbox it is: `d•••••@example.com`. */
export const maskedMail = (address: string): string =>
  `${address.slice(0, 1)}${hidden}${address.slice(address.lastIndexOf('@'))}`;

/** The end of a number, so that its owner knows which it is: `•••••001`. */
export const maskedNumber = (number: string): string => {
  const digits = number.trim();
  return digits.length > 2 * digitsShown ? `${hidden}${digits.slice(-digitsShown)}` : hidden;
};
