// The build without back ends: the same answers in Node and in a worker of the browser, no Java, no child process.
import * as recheck from 'recheck/lib/browser.js';
import type { Diagnostics } from 'recheck';
import { wholeValueSource } from '../patterns.ts';
import { splitLookaheads } from './lookaheads.ts';

export type Redos =
  | { status: 'safe' }
  /** `attack` is an expression that makes a value, such as `'a'.repeat(31)`; `complexity` says how the time grows. */
  | { status: 'vulnerable'; attack: string; complexity: string }
  | { status: 'unknown'; reason: string };

// A CommonJS module: bundlers name what it exports, Node hands it over as the default export.
const { checkSync } = recheck.default ?? recheck;

/** Milliseconds after which the checker gives a part of a pattern up. The exact checker takes a few. */
const timeout = 5000;

const known = new Map<string, Redos>();

function checkPart(source: string): Redos {
  const diagnostics: Diagnostics = checkSync(source, 'u', {
    timeout,
    attackTimeout: null,
    incubationTimeout: null,
  });
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
 * Whether a value can keep a pattern busy. The pattern has to compile; it is judged as it is used, against a whole
 * value. Answers are kept by pattern.
 */
export function checkRedos(source: string): Redos {
  if (source === '*') return { status: 'safe' };
  const before = known.get(source);
  if (before) return before;
  const { heads, rest } = splitLookaheads(source);
  const parts = [...heads.map((head) => `^(?:${head})`), wholeValueSource(rest)];
  const answers = parts.map(checkPart);
  const result = answers.find(({ status }) => status !== 'safe') ?? { status: 'safe' };
  known.set(source, result);
  return result;
}
