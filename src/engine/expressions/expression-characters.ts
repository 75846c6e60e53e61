import { splitHeads } from './split-heads.ts';
import { lengthsOf, type Lengths } from './expression-lengths.ts';
import type { ExpressionPart } from './expression.ts';

/** Code points are taken in blocks of this size; two of them hold the surrogates, which no text that can be stored has. */
const block = 0x400;
const surrogates = [0xd800, 0xdc00];

let every = '';

/** All characters in one string: a regular expression finds what it takes among them in a few milliseconds. */
function everyCharacter(): string {
  if (every !== '') return every;
  for (let first = 0; first < 0x110000; first += block) {
    if (surrogates.includes(first)) continue;
    every += String.fromCodePoint(...Array.from({ length: block }, (_, index) => first + index));
  }
  return every;
}

/** Sources of the parts of one character outside of lookaheads. */
function onesOf(part: ExpressionPart): string[] {
  switch (part.kind) {
    case 'one':
      return [part.source];
    case 'look':
    case 'edge':
      return [];
    case 'group':
    case 'repeat':
      return onesOf(part.body);
    case 'sequence':
      return part.parts.flatMap(onesOf);
    case 'choice':
      return part.options.flatMap(onesOf);
  }
}

/**
 * Lengths of the values that an expression matches as a whole, of characters that it and the others take; undefined when there is
 * none. Judges characters wherever they stand, so the range may be too wide, never too narrow.
 */
export function commonLengths(part: ExpressionPart, others: readonly ExpressionPart[]): Lengths | undefined {
  const among = [part, ...others].map((one) => `(?=${[...new Set(onesOf(one))].join('|')})`).join('');
  const takes = (source: string): boolean => new RegExp(`${among}(?:${source})`, 'u').test(everyCharacter());
  // A lookahead at the start matches the beginning of the same value.
  const { heads } = splitHeads(part);
  const isPossible = heads.every(({ negative, body }) => negative || lengthsOf(body, takes) !== undefined);
  return isPossible ? lengthsOf(part, takes) : undefined;
}
