import type { Diagnostics } from 'recheck';
// The build without back ends: the same answers in Node and in a worker of the browser, no Java, no child process.
import * as recheck from 'recheck/lib/browser.js';
import { splitLookaheads, unboundRepetitions } from './pattern-structure.ts';
import { rememberVerdict, verdictOn, type Redos } from './verdicts.ts';

// A CommonJS module: bundlers name what it exports, Node hands it over as the default export.
const { checkSync } = recheck.default ?? recheck;
/** What judges a pattern; tests put another in its place. */
export const analyser = { checkSync };

/**
 * Milliseconds that one pattern may take, unless it is said otherwise. The exact checker needs some hundred at most, the fuzzing one up to
 * this; the rest is for machines that are busy.
 */
export const longestAnalysis = 8000;
/** Less is not worth beginning with. */
const shortest = 50;

const gaveUp: Redos = { status: 'unknown', reason: 'timeout' };

/** Milliseconds that are left. */
type Left = () => number;

function judge(source: string, checker: 'auto' | 'fuzz', left: Left): Redos {
  const timeout = Math.round(left());
  if (timeout < shortest) return gaveUp;
  const diagnostics: Diagnostics = analyser.checkSync(source, 'u', { timeout, checker });
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
function judgePart(source: string, end: string, left: Left): Redos {
  const unbound = unboundRepetitions(source);
  // Half of the time is kept for judging it again.
  const exact = judge(`^(?:${unbound})\\u{10FFFF}${end}`, 'auto', () => left() / 2);
  return exact.status === 'safe'
    ? exact
    : judge(`^(?:${source})${end}`, unbound === source ? 'auto' : 'fuzz', left);
}

/**
 * Whether a value can keep a pattern busy. The pattern has to compile; it is judged as it is used, against a whole
 * value. Takes no more than `allowed` milliseconds, whatever the pattern is: what cannot be
 * judged in time is not known to be safe. Verdicts are remembered.
 */
export function checkRedos(source: string, allowed = longestAnalysis): Redos {
  if (source === '*') return { status: 'safe' };
  const before = verdictOn(source, allowed);
  if (before) return before;
  if (allowed < shortest) return gaveUp;
  const end = performance.now() + allowed;
  const left = (): number => end - performance.now();
  const { heads, rest } = splitLookaheads(source);
  const parts = [...heads.map((head) => [head, ''] as const), [rest, '$'] as const];
  let result: Redos = { status: 'safe' };
  for (const [part, tail] of parts) {
    result = judgePart(part, tail, left);
    if (result.status !== 'safe') break;
  }
  rememberVerdict({ source, redos: result, given: allowed });
  return result;
}
