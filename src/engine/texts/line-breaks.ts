import type { Language, Languages } from './languages.ts';

type Lines = NonNullable<Language['lines']>;
type Breaker = (text: string) => string;

/** Zero width space: a line may end here. */
const mayEnd = '\u200B';
/** Word joiner: no line ends here. */
const mustNotEnd = '\u2060';

const unspacedRun =
  /[\p{Script=Myanmar}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;

const letter = /^[\p{L}\p{M}\p{N}]/u;
const letterAtEnd = /[\p{L}\p{M}\p{N}]$/u;
/** Scripts in which browsers end a line after any letter, also within a word. */
const breaksAnywhere = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
/** Neighbouring letters that the dictionary does not know as a word mostly are one. */
const singleHan = /^\p{Script=Han}$/u;
/** A final consonant, which dictionaries tear off loan words. It never begins a Burmese word. */
const finalConsonant = /^[\u1000-\u1021]\u1037?(?:\u1038?\u103A|\u1039)/u;

/** Longest group of words, in code units, that suffixes extend; a longer one would not fit into a button on a phone. */
const longestGroup = 16;

/**
 * Marks the ends of words in texts of a language that writes none, so that lines break the same in every browser, and keeps
 * negations and particles with their word: a line that lost its negation says the contrary.
 * @param lines words of the language that stay with the next or the previous one
 * @returns marks one text; placeholders, markup and other scripts stay as they are
 */
function lineBreaker(code: string, lines: Lines): Breaker {
  const segmenter = new Intl.Segmenter(code, { granularity: 'word' });
  const prefixes = new Set(lines.prefixes);
  const suffixes = new Set(lines.suffixes);

  const seam = (before: string, after: string, group: number): string => {
    if (!letterAtEnd.test(before) || !letter.test(after)) return '';
    const isKept =
      finalConsonant.test(after) ||
      prefixes.has(before) ||
      (suffixes.has(after) && group + after.length <= longestGroup) ||
      (group === 1 && singleHan.test(before) && singleHan.test(after));
    if (isKept) return mustNotEnd;
    return breaksAnywhere.test(after) ? '' : mayEnd;
  };
  const whole = (word: string): string => (breaksAnywhere.test(word) ? [...word].join(mustNotEnd) : word);

  const marked = (run: string): string => {
    let before = '';
    let group = 0;
    let out = '';
    for (const { segment } of segmenter.segment(run)) {
      const mark = seam(before, segment, group);
      group = (mark === mustNotEnd ? group : 0) + segment.length;
      out += mark + whole(segment);
      before = segment;
    }
    return out;
  };
  return (text) => text.replaceAll(unspacedRun, marked);
}

/** Finding words is most of the work of a bundle, and from one to the next nearly all texts stay: that many are kept with their marks. */
const mostKept = 20_000;

function kept(breaker: Breaker): Breaker {
  const texts = new Map<string, string>();
  return (text) => {
    const known = texts.get(text);
    if (known !== undefined) return known;
    if (texts.size >= mostKept) texts.clear();
    const marked = breaker(text);
    texts.set(text, marked);
    return marked;
  };
}

/** Most breakers that are kept: as many as languages of brands, and a few of documents that were before them. */
const mostBreakers = 50;
const breakers = new Map<string, Breaker>();

const asItIs: Breaker = (text) => text;

/** Marks texts of a language of a brand; those of a language without `lines` stay as they are. */
export function breakerOf(languages: Languages | undefined, code: string): Breaker {
  const lines = languages?.[code]?.lines;
  if (!lines) return asItIs;
  const content = JSON.stringify([code, lines]);
  const known = breakers.get(content);
  if (known) return known;
  if (breakers.size >= mostBreakers) breakers.clear();
  const breaker = kept(lineBreaker(code, lines));
  breakers.set(content, breaker);
  return breaker;
}
