import { explainSample, type SampleExplanation } from '#engine/expressions/explain-sample.ts';
import { compilePattern } from '#engine/patterns.ts';
import { characterWords } from './character-words.ts';
import { wantedWords } from './meaning.ts';
import type { Safety } from './safety.ts';
import { patternTexts as texts } from './texts.ts';

export type Span = { start: number; end: number };

export type Tried = {
  sample: string;
  outcome: 'matches' | 'fails' | 'busy' | 'unknown';
  /** Why it is refused, a sentence each. */
  why: string[];
  /** Place of the first character that does not fit, counted in characters from 0. */
  at: number | undefined;
  /** The parts of the expression to blame. */
  blame: Span[];
};

const wantedOf = (parts: readonly Parameters<typeof wantedWords>[0][]): string =>
  [...new Set(parts.map(wantedWords))].join(texts.or);

function failure(sample: string, explained: Extract<SampleExplanation, { state: 'fails' }>): Tried {
  const { heads, stop } = explained;
  const character = stop ? [...sample][stop.at] : undefined;
  const why = heads.map((head) => texts.head(wantedWords(head)));
  if (stop) {
    const wanted = wantedOf(stop.expected);
    if (character === undefined) why.push(texts.stopEnd(wanted));
    else if (stop.expected.length === 0) why.push(texts.stopExtra(stop.at + 1, characterWords(character)));
    else why.push(texts.stopAt(stop.at + 1, characterWords(character), wanted));
  }
  return {
    sample,
    outcome: 'fails',
    why,
    at: stop?.at,
    blame: [...heads, ...(stop?.expected ?? [])].map(({ start, end }) => ({ start, end })),
  };
}

/**
 * Tries a sample and says why it is refused. The browser's own engine only runs what the server has called safe: a sample
 * could keep the page busy otherwise.
 */
export function trySample(pattern: string, sample: string, { verdict }: Safety): Tried {
  const explained = explainSample(pattern, sample);
  if (explained.state === 'fails') return failure(sample, explained);
  const plain = { sample, why: [], at: undefined, blame: [] };
  if (explained.state === 'matches') return { ...plain, outcome: 'matches' };
  if (explained.state === 'busy') return { ...plain, outcome: 'busy', why: [texts.busyWhy] };
  const compiled = verdict === 'safe' ? compilePattern(pattern) : undefined;
  if (!compiled) return { ...plain, outcome: 'unknown', why: [texts.unknownWhy] };
  return { ...plain, outcome: compiled.test(sample) ? 'matches' : 'fails' };
}
