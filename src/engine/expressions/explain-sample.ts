import { readExpression, type ExpressionPart } from './expression.ts';
import { splitHeads } from './split-heads.ts';

export type SampleExplanation =
  | { state: 'matches' }
  | {
      state: 'fails';
      /** Leading lookaheads that fail. */
      heads: readonly ExpressionPart[];
      /**
       * Furthest match without the lookaheads, in characters of the sample, and the parts expected there (none: the sample should
       * have ended). Undefined when the expression matches without its lookaheads.
       */
      stop: { at: number; expected: readonly ExpressionPart[] } | undefined;
    }
  /** The step limit was reached: the expression backtracks. */
  | { state: 'busy' }
  /** The expression cannot be parsed, or the sample is too long. */
  | { state: 'unknown' };

/** Longest sample explained, in characters; each character may add a level of recursion. */
const longest = 1000;
const steps = 200_000;

class Busy extends Error {}

type Next = (at: number) => boolean;

/** Tests whether a part of one character matches a character, by the browser's own engine; compiled expressions are cached. */
function singles(): (source: string, character: string) => boolean {
  const compiled = new Map<string, RegExp>();
  return (source, character) => {
    const test = compiled.get(source) ?? new RegExp(`^${source}$`, 'u');
    compiled.set(source, test);
    return test.test(character);
  };
}

/** Backtracking matcher that records the furthest position reached and the parts expected there. */
function matcher(characters: readonly string[]) {
  const takes = singles();
  let left = steps;
  let quiet = 0;
  let far = 0;
  let expected = new Set<ExpressionPart>();

  const wanted = (at: number, part?: ExpressionPart): false => {
    if (quiet > 0 || at < far) return false;
    if (at > far) {
      far = at;
      expected = new Set();
    }
    if (part) expected.add(part);
    return false;
  };
  const isWord = (at: number): boolean => takes('\\w', characters[at] ?? '');
  const holdsEdge = (of: string, at: number): boolean => {
    if (of === '^') return at === 0;
    if (of === '$') return at === characters.length;
    return (isWord(at - 1) !== isWord(at)) === (of === '\\b');
  };

  function run(part: ExpressionPart, at: number, next: Next): boolean {
    left -= 1;
    if (left < 0) throw new Busy();
    switch (part.kind) {
      case 'one': {
        const character = characters[at];
        return character !== undefined && takes(part.source, character) ? next(at + 1) : wanted(at, part);
      }
      case 'sequence':
        return inTurn(part.parts, 0, at, next);
      case 'choice':
        return part.options.some((option) => run(option, at, next));
      case 'group':
        return run(part.body, at, next);
      case 'edge':
        return holdsEdge(part.of, at) ? next(at) : wanted(at, part);
      case 'look':
        return looks(part.body, at) !== part.negative ? next(at) : wanted(at, part);
      case 'repeat':
        return part.body.kind === 'one'
          ? runOfOnes({ ...part, body: part.body }, at, next)
          : again(part, 0, at, next);
    }
  }

  const inTurn = (parts: readonly ExpressionPart[], index: number, at: number, next: Next): boolean => {
    const part = parts[index];
    return part ? run(part, at, (then) => inTurn(parts, index + 1, then, next)) : next(at);
  };

  function looks(body: ExpressionPart, at: number): boolean {
    quiet += 1;
    try {
      return run(body, at, () => true);
    } finally {
      quiet -= 1;
    }
  }

  /** Loop for a repeated single character, without a call for each character. */
  function runOfOnes(
    {
      body,
      min,
      max,
      lazy,
    }: Extract<ExpressionPart, { kind: 'repeat' }> & { body: Extract<ExpressionPart, { kind: 'one' }> },
    at: number,
    next: Next,
  ): boolean {
    let most = 0;
    while (most < max && takes(body.source, characters[at + most] ?? '')) most += 1;
    left -= most;
    if (most < max) wanted(at + most, body);
    if (most < min) return false;
    for (let count = 0; count <= most - min; count += 1) {
      if (next(at + (lazy ? min + count : most - count))) return true;
    }
    return false;
  }

  function again(
    part: Extract<ExpressionPart, { kind: 'repeat' }>,
    count: number,
    at: number,
    next: Next,
  ): boolean {
    const { body, min, max, lazy } = part;
    const once = (): boolean =>
      count < max &&
      // An iteration that consumes nothing would repeat forever.
      run(body, at, (then) => (then > at || count < min) && again(part, count + 1, then, next));
    const done = (): boolean => count >= min && next(at);
    return lazy ? done() || once() : once() || done();
  }

  return {
    looks,
    whole: (part: ExpressionPart): boolean =>
      run(part, 0, (at) => (at === characters.length ? true : wanted(at))),
    stop: () => ({ at: far, expected: [...expected] }),
  };
}

/**
 * Tells where a sample stops matching a pattern and which parts expected something else there.
 * Limited to a number of steps, so that no expression blocks the page.
 */
export function explainSample(pattern: string, sample: string): SampleExplanation {
  if (pattern === '*') return { state: 'matches' };
  const part = readExpression(pattern);
  const characters = [...sample];
  if (!part || characters.length > longest) return { state: 'unknown' };
  const { heads, rest } = splitHeads(part);
  try {
    const { looks, whole, stop } = matcher(characters);
    const failing = heads.filter((head) => looks(head.body, 0) === head.negative);
    const matches = whole(rest);
    if (failing.length === 0 && matches) return { state: 'matches' };
    return { state: 'fails', heads: failing, stop: matches ? undefined : stop() };
  } catch (fault) {
    if (fault instanceof Busy) return { state: 'busy' };
    throw fault;
  }
}
