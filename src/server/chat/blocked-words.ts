import type { ChatDocument } from '#contract/generated/documents.ts';

/** Letters of other scripts and digits that are written for a Latin one. */
const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  а: 'a',
  в: 'b',
  е: 'e',
  ё: 'e',
  и: 'u',
  і: 'i',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  ѕ: 's',
  ј: 'j',
  α: 'a',
  β: 'b',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ı: 'i',
  ł: 'l',
  ø: 'o',
};

/** Marks over Latin letters; those of other scripts are part of their words. */
const accents = /[\u0300-\u036F]/gu;

/** A text without what hides a word from a comparison. */
const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .replace(/\$(?=\p{L})/gu, 's')
    .replace(/(?<=\p{L})@(?=\p{L})/gu, 'a');

/** A word in the letters that it looks like; a number stays one. */
const looked = (word: string): string =>
  /\p{L}/u.test(word) ? Array.from(word, (letter) => lookAlikes[letter] ?? letter).join('') : word;

const parted = (text: string): string[] => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((part) => part !== '');
/** A letter held down is one letter. */
const once = (text: string): string => text.replace(/(.)\1+/gu, '$1');
// "Ass" is not "as": only a letter written three times or more is held down.
const held = /(.)\1{2,}/u;

/** Words of a text; letters that stand apart are one word, and so is what only signs part. */
function wordsIn(plain: string): string[] {
  const parts = parted(plain);
  const words = [...parts, ...plain.split(/\s+/u).map((chunk) => parted(chunk).join(''))];
  let apart = '';
  for (const part of [...parts, '  ']) {
    if ([...part].length === 1) apart += part;
    else {
      words.push(apart);
      apart = '';
    }
  }
  return words.filter((word) => word !== '').map(looked);
}

export type BlockedWords = { blocks(text: string): boolean };

function compile({ blocked = {} }: Pick<ChatDocument, 'blocked'>): BlockedWords {
  const whole = new Set<string>();
  const phrases: string[] = [];
  const anywhere: string[] = [];
  for (const { words, anywhere: within = false } of Object.values(blocked)) {
    for (const word of words) {
      const parts = parted(bare(word)).map(looked);
      if (parts.length === 0) continue;
      if (within) anywhere.push(parts.join(''));
      else whole.add(parts.join(''));
      if (!within && parts.length > 1) phrases.push(` ${parts.join(' ')} `);
    }
  }
  const heldDown = new Set([...whole].map(once));
  return {
    blocks(text) {
      const plain = bare(text);
      const parts = parted(plain).map(looked);
      const run = parts.join('');
      const said = ` ${parts.join(' ')} `;
      return (
        anywhere.some((word) => run.includes(word)) ||
        phrases.some((phrase) => said.includes(phrase)) ||
        wordsIn(plain).some((word) => whole.has(word) || (held.test(word) && heldDown.has(once(word))))
      );
    },
  };
}

const compiled = new WeakMap<object, BlockedWords>();

/** The blocked words of a document, made ready once for each version of it. */
export function blockedWords(document: ChatDocument): BlockedWords {
  const known = compiled.get(document) ?? compile(document);
  compiled.set(document, known);
  return known;
}
