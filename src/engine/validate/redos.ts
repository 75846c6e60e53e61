import type { Diagnostics } from 'recheck';
// The build without back ends gives the same answers in Node and in a browser's worker, without Java or a child process.
import * as recheck from 'recheck/lib/browser.js';
import { splitLookaheads, unboundRepetitions } from './pattern-structure.ts';
import { rememberVerdict, verdictOn, type Redos } from './verdicts.ts';
import { onWorkClock, workClock } from './work-clock.ts';

// A CommonJS module: bundlers resolve its named exports, Node gives them as the default export.
const { checkSync } = recheck.default ?? recheck;
/** The analyser of patterns; tests replace it. */
export const analyser = { checkSync };

/** Default time for one pattern in milliseconds of CPU time. The exact checker takes some hundred, the fuzzer one to three thousand. */
export const longestAnalysis = 8000;
/** Least time worth starting with, in milliseconds. */
const shortest = 50;

const gaveUp: Redos = { status: 'unknown', reason: 'timeout' };

/** Milliseconds of CPU time that are left. */
type Left = () => number;

function judge(source: string, checker: 'auto' | 'fuzz', left: Left): Redos {
  const timeout = Math.round(left());
  if (timeout < shortest) return gaveUp;
  const diagnostics: Diagnostics = onWorkClock(() => analyser.checkSync(source, 'u', { timeout, checker }));
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
 * Judges one part of a pattern, followed by `end`. The exact checker takes bounded counts for harmless, even `(a|a){1,40}`: the part
 * is first judged without counts, before a character no value has. Counts only remove paths, so safe without them is safe with them.
 */
function judgePart(source: string, end: string, left: Left): Redos {
  const unbound = unboundRepetitions(source);
  // Half of the time is kept for the second judgement.
  const exact = judge(`^(?:${unbound})\\u{10FFFF}${end}`, 'auto', () => left() / 2);
  return exact.status === 'safe'
    ? exact
    : judge(`^(?:${source})${end}`, unbound === source ? 'auto' : 'fuzz', left);
}

/**
 * Judges if a value can make a pattern, which must compile, backtrack for long, as used against a whole value. Takes at most
 * `allowed` milliseconds of CPU time; a pattern not judged in time is `unknown`, however busy the machine is. Verdicts are cached.
 */
export function checkRedos(source: string, allowed = longestAnalysis): Redos {
  if (source === '*') return { status: 'safe' };
  const before = verdictOn(source, allowed);
  if (before) return before;
  if (allowed < shortest) return gaveUp;
  const end = workClock() + allowed;
  const left = (): number => end - workClock();
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
