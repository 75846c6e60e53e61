import { readExpression, type Part } from './expression.ts';

export type SampleExplanation =
  | { state: 'matches' }
  | {
      state: 'fails';
      /** Lookaheads at the front that do not hold. */
      heads: readonly Part[];
      /**
       * How far the rest came, in characters of the sample, and the parts that would have gone on from there; undefined when the
       * rest alone would match. No parts: the sample should have ended there.
       */
      stop: { at: number; expected: readonly Part[] } | undefined;
    }
  /** Trying every way to match takes too long: the expression backtracks. */
  | { state: 'busy' }
  /** The expression cannot be read, or the sample is too long to be explained. */
  | { state: 'unknown' };

/** Characters of a sample that is explained; each is a call deep. */
const longest = 1000;
const steps = 200_000;

class Busy extends Error {}

type Next = (at: number) => boolean;

/** Whether single characters are taken by a part of one character, as the browser's own engine sees it. */
function singles(): (source: string, character: string) => boolean {
  const compiled = new Map<string, RegExp>();
  return (source, character) => {
    const test = compiled.get(source) ?? new RegExp(`^${source}$`, 'u');
    compiled.set(source, test);
    return test.test(character);
  };
}

/** Tries parts on the characters of a sample, and notes how far it came and what would have gone on from there. */
function matcher(characters: readonly string[]) {
  const takes = singles();
  let left = steps;
  let quiet = 0;
  let far = 0;
  let expected = new Set<Part>();

  const wanted = (at: number, part?: Part): false => {
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

  function run(part: Part, at: number, next: Next): boolean {
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

  const inTurn = (parts: readonly Part[], index: number, at: number, next: Next): boolean => {
    const part = parts[index];
    return part ? run(part, at, (then) => inTurn(parts, index + 1, then, next)) : next(at);
  };

  function looks(body: Part, at: number): boolean {
    quiet += 1;
    try {
      return run(body, at, () => true);
    } finally {
      quiet -= 1;
    }
  }

  /** The usual case without a call for each character. */
  function runOfOnes(
    { body, min, max, lazy }: Extract<Part, { kind: 'repeat' }> & { body: Extract<Part, { kind: 'one' }> },
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

  function again(part: Extract<Part, { kind: 'repeat' }>, count: number, at: number, next: Next): boolean {
    const { body, min, max, lazy } = part;
    const once = (): boolean =>
      count < max &&
      // A turn that takes nothing would never end.
      run(body, at, (then) => (then > at || count < min) && again(part, count + 1, then, next));
    const done = (): boolean => count >= min && next(at);
    return lazy ? done() || once() : once() || done();
  }

  return {
    looks,
    whole: (part: Part): boolean => run(part, 0, (at) => (at === characters.length ? true : wanted(at))),
    stop: () => ({ at: far, expected: [...expected] }),
  };
}

/** Lookaheads at the very front, each to be judged by itself, and what follows. */
export function splitHeads(part: Part): { heads: Extract<Part, { kind: 'look' }>[]; rest: Part } {
  const parts = part.kind === 'sequence' ? part.parts : [part];
  const end = parts.findIndex(({ kind }) => kind !== 'look');
  const front = parts.slice(0, end === -1 ? parts.length : end);
  const heads = front.filter((head) => head.kind === 'look');
  return { heads, rest: { ...part, kind: 'sequence', parts: parts.slice(heads.length) } };
}

/**
 * Whether a whole sample matches a pattern and, if not, where it stops and which parts of the expression wanted something
 * else there. It has steps of its own to spend, so that no expression keeps the page busy.
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
