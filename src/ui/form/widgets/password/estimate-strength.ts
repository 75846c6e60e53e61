import { COMMON } from './common-passwords.ts';

export const STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const;

export type Strength = (typeof STRENGTHS)[number];

/** Guesses that each rating requires, as powers of ten. */
const FROM: readonly (readonly [guesses: number, strength: Strength])[] = [
  [10, 'strong'],
  [8, 'good'],
  [6, 'fair'],
];

/** Characters examined; a longer password is strong already. */
const LOOKED_AT = 64;

const LEET: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '6': 'g',
  '1': 'i',
  '!': 'i',
  '|': 'l',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
};

/** Rows of keyboards and keypads, for passwords typed along them. */
const ROWS = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1234567890',
  'qazwsxedc',
  '1qaz2wsx3edc',
  '147258369',
  '1q2w3e4r5t6y',
  'azertyuiop',
];

const BACKWARDS = ROWS.map((row) => [...row].reverse().join(''));

const SLIDES = [...ROWS, ...BACKWARDS];

type Kind = 'letter' | 'digit' | 'sign' | 'other';

const kindOf = (sign: string): Kind => {
  if (/[a-z]/iu.test(sign)) return 'letter';
  if (/\d/u.test(sign)) return 'digit';
  return sign <= '\u007F' ? 'sign' : 'other';
};

/** Guesses for one character, as a power of ten; fewer in a run of its kind, since runs of letters are words and of digits dates. */
const ALONE: Readonly<Record<Kind, number>> = { letter: 1.15, digit: 1, sign: 1.45, other: 1.5 };
const IN_RUN: Readonly<Record<Kind, number>> = { letter: 0.8, digit: 0.8, sign: 1.2, other: 1.2 };
const RUN = 4;

const signCosts = (signs: readonly string[]): number[] => {
  const kinds = signs.map(kindOf);
  return kinds.map((kind, index) => {
    let [from, to] = [index, index];
    while (kinds[from - 1] === kind) from -= 1;
    while (kinds[to + 1] === kind) to += 1;
    return to - from + 1 >= RUN ? IN_RUN[kind] : ALONE[kind];
  });
};

const isSequence = (part: string): boolean => {
  const points = [...part].map((sign) => sign.codePointAt(0) ?? 0);
  const step = (points[1] ?? 0) - (points[0] ?? 0);
  return (
    Math.abs(step) === 1 && points.every((point, at) => at === 0 || point - (points[at - 1] ?? 0) === step)
  );
};

const unitOfRepeat = (part: string): string | undefined => {
  for (let length = 1; length <= part.length / 2; length += 1) {
    const unit = part.slice(0, length);
    if (part.length % length === 0 && unit.repeat(part.length / length) === part) return unit;
  }
  return undefined;
};

const isDate = (part: string): boolean =>
  /^(?:19|20)\d\d$/u.test(part) ||
  (/^\d{6}$|^\d{8}$/u.test(part) &&
    /(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])/u.test(part));

/** Cost of capitals, as a power of ten: low at the beginning or throughout, higher anywhere else. */
const capitals = (part: string): number => {
  const upper = part.replaceAll(/[^A-Z]/gu, '').length;
  if (upper === 0) return 0;
  return upper === part.length || /^[A-Z][^A-Z]*$/u.test(part) ? 0.3 : 0.3 * upper + 0.3;
};

type Words = ReadonlyMap<string, number>;

/** Guesses for a part as a word, keyboard row, sequence, repeat or date, as a power of ten; undefined when it is none of these. */
const known = (part: string, words: Words): number | undefined => {
  const lower = part.toLowerCase();
  const plain = [...lower].map((sign) => LEET[sign] ?? sign).join('');
  const spellings: [word: string, more: number][] = [
    [lower, 0],
    [plain, 0.5],
    [[...lower].reverse().join(''), 0.5],
    [plain.replaceAll('i', 'l'), 0.8],
  ];
  for (const [word, more] of spellings) {
    const rank = words.get(word);
    if (rank !== undefined) return Math.max(1, Math.log10(rank)) + more + capitals(part);
  }
  if (isDate(part)) return part.length === 4 ? 2 : 4.2;
  if (part.length >= 3 && (isSequence(lower) || SLIDES.some((row) => row.includes(lower)))) {
    return 1.3 + Math.log10(part.length) + capitals(part);
  }
  return undefined;
};

/** A short word between digits and signs: what servers refuse by lists of millions of words, which no page holds. */
const oneWord = /^\P{L}*\p{L}{4,8}\P{L}*$/u;

/**
 * Strength of a password by the guesses of an attacker who tries common words, names, dates, keyboard rows and repeats first; the
 * cheapest decomposition counts.
 * @param personal known texts of the player, such as the username, guessed at once
 */
export const estimateStrength = (password: string, personal: readonly string[] = []): Strength => {
  if (oneWord.test(password)) return 'weak';
  const guesses = guessesFor(password, wordsWith(personal));
  return FROM.find(([least]) => guesses >= least)?.[1] ?? 'weak';
};

const wordsWith = (personal: readonly string[]): Words => {
  const own = personal
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .map((text) => text.toLowerCase())
    .filter((text) => text.length >= 3);
  return new Map([...COMMON, ...own.map((text) => [text, 1] as const)]);
};

const guessesFor = (password: string, words: Words): number => {
  const signs = [...password].slice(0, LOOKED_AT);
  const costs = signCosts(signs);
  const best: number[] = [0];
  for (let end = 1; end <= signs.length; end += 1) {
    let least = (best[end - 1] ?? 0) + (costs[end - 1] ?? 0);
    for (let start = end - 2; start >= 0; start -= 1) {
      const part = signs.slice(start, end).join('');
      const unit = unitOfRepeat(part);
      const cost =
        unit !== undefined
          ? guessesFor(unit, words) + Math.log10(part.length / unit.length)
          : known(part, words);
      if (cost !== undefined) least = Math.min(least, (best[start] ?? 0) + cost);
    }
    best[end] = least;
  }
  return best[signs.length] ?? 0;
};
