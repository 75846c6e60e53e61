import { explainSample, type SampleExplanation } from '#engine/expressions/explain-sample.ts';
import { compilePattern } from '#engine/patterns/patterns.ts';
import { characterWords } from './character-words.ts';
import { wantedWords } from './meaning.ts';
import type { Safety } from './safety.ts';
import { say } from '../language/say.ts';

export type Span = { start: number; end: number };

export type Tried = {
  sample: string;
  outcome: 'matches' | 'fails' | 'busy' | 'unknown';
  /** Reasons of a refusal, one sentence each. */
  why: string[];
  /** Place of the first character that does not fit, counted in characters from 0. */
  at: number | undefined;
  /** The parts of the expression to blame. */
  blame: Span[];
};

const wantedOf = (parts: readonly Parameters<typeof wantedWords>[0][]): string =>
  [...new Set(parts.map(wantedWords))].join(say('console.patterns.or'));

function failure(sample: string, explained: Extract<SampleExplanation, { state: 'fails' }>): Tried {
  const { heads, stop } = explained;
  const character = stop ? [...sample][stop.at] : undefined;
  const why = heads.map((head) => say('console.patterns.head', { words: wantedWords(head) }));
  if (stop) {
    const wanted = wantedOf(stop.expected);
    if (character === undefined) why.push(say('console.patterns.stopEnd', { wanted }));
    else if (stop.expected.length === 0)
      why.push(
        say('console.patterns.stopExtra', { place: stop.at + 1, character: characterWords(character) }),
      );
    else
      why.push(
        say('console.patterns.stopAt', { place: stop.at + 1, character: characterWords(character), wanted }),
      );
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
 * Tries a sample and gives the reasons of a refusal. The browser runs only patterns that the server called safe, as others could block
 * the page.
 */
export function trySample(pattern: string, sample: string, { verdict }: Safety): Tried {
  const explained = explainSample(pattern, sample);
  if (explained.state === 'fails') return failure(sample, explained);
  const plain = { sample, why: [], at: undefined, blame: [] };
  if (explained.state === 'matches') return { ...plain, outcome: 'matches' };
  if (explained.state === 'busy')
    return { ...plain, outcome: 'busy', why: [say('console.patterns.busyWhy')] };
  const compiled = verdict === 'safe' ? compilePattern(pattern) : undefined;
  if (!compiled) return { ...plain, outcome: 'unknown', why: [say('console.patterns.unknownWhy')] };
  return { ...plain, outcome: compiled.test(sample) ? 'matches' : 'fails' };
}
