import { latinDigits } from '#engine/texts/latin-digits.ts';
import { isNumberOf, type NumbersPanel } from '#play/lottery/panel.ts';

/**
 * Parses numbers typed or pasted with spaces or punctuation between them; `wrong` lists those not of the panel. Letters are no separators:
 * what is written with some, such as the R of "56R", would be bet as something else.
 */
export function readTyped(panel: NumbersPanel, text: string): { numbers: string[]; wrong: string[] } {
  const words = latinDigits(text)
    .split(/[^\p{L}\p{M}0-9]+/u)
    .filter((word) => word !== '');
  // Digits without a gap are consecutive numbers: 0711 with two digits each is 07 and 11.
  const pieces = words.flatMap((word) =>
    /^\d+$/u.test(word) && word.length > panel.length && word.length % panel.length === 0
      ? (word.match(new RegExp(`.{${panel.length}}`, 'gu')) ?? [])
      : [word],
  );
  return {
    numbers: pieces.filter((piece) => isNumberOf(panel, piece)),
    wrong: pieces.filter((piece) => !isNumberOf(panel, piece)),
  };
}

/** The hundred numbers of a page: `prefix` and two further digits. */
export const numbersOf = (prefix: string): string[] =>
  Array.from({ length: 100 }, (_, index) => `${prefix}${String(index).padStart(2, '0')}`);

/** Prefixes of the pages for numbers of `length` digits: one page for two digits, ten for three, a hundred for four. */
export const pagePrefixes = (length: number): string[] =>
  length <= 2
    ? ['']
    : Array.from({ length: 10 ** (length - 2) }, (_, index) => String(index).padStart(length - 2, '0'));
