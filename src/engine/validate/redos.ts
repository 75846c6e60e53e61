import type { Diagnostics } from 'recheck';
// The build without back ends: the same answers in Node and in a worker of the browser, no Java, no child process.
import * as recheck from 'recheck/lib/browser.js';
import { splitLookaheads, unboundRepetitions } from './pattern-structure.ts';

export type Redos =
  | { status: 'safe' }
  /** `attack` is an expression that makes a value, such as `'a'.repeat(31)`; `complexity` says how the time grows. */
  | { status: 'vulnerable'; attack: string; complexity: string }
  | { status: 'unknown'; reason: string };

// A CommonJS module: bundlers name what it exports, Node hands it over as the default export.
const { checkSync } = recheck.default ?? recheck;

/** Milliseconds after which a part of a pattern is given up. The exact checker takes a few, the fuzzing one up to this. */
const timeout = 5000;

const known = new Map<string, Redos>();

function judge(source: string, checker: 'auto' | 'fuzz'): Redos {
  const diagnostics: Diagnostics = checkSync(source, 'u', { timeout, checker });
  switch (diagnostics.status) {
    case 'safe':
      return { status: 'safe' };
    case 'vulnerable':
      return {
        status: 'vulnerable',
        attack: diagnostics.attack.pattern,
        complexity: diagnostics.complexity.summary,
      };
    case 'unknown':
      return { status: 'unknown', reason: diagnostics.error.kind };
  }
}

/**
 * Judges one part, `end` being what follows it.
 *
 * The exact checker takes everything with an upper count for harmless, even `(a|a){1,40}`. So the part is judged
 * without its counts first, before a character that no value has, which makes every path be tried: counts only take
 * paths away, so what is safe without them is safe with them. What is not is judged again as it stands.
 */
function judgePart(source: string, end: string): Redos {
  const unbound = unboundRepetitions(source);
  const exact = judge(`^(?:${unbound})\\u{10FFFF}${end}`, 'auto');
  return exact.status === 'safe'
    ? exact
    : judge(`^(?:${source})${end}`, unbound === source ? 'auto' : 'fuzz');
}

/**
 * Whether a value can keep a pattern busy. The pattern has to compile; it is judged as it is used, against a whole
 * value. Answers are kept by pattern.
 */
export function checkRedos(source: string): Redos {
  if (source === '*') return { status: 'safe' };
  const before = known.get(source);
  if (before) return before;
  const { heads, rest } = splitLookaheads(source);
  const answers = [...heads.map((head) => judgePart(head, '')), judgePart(rest, '$')];
  const result = answers.find(({ status }) => status !== 'safe') ?? { status: 'safe' };
  known.set(source, result);
  return result;
}
