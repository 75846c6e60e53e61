import { callValidators, type ValidationError } from '#contract/generated/call-validators.js';
import type { CallId } from '#contract/generated/calls.ts';

/** One reason why a query or a body does not fit its schema; `path` is a JSON pointer into it. */
export type CallProblem = { path: string; message: string };

export type CallPart = 'query' | 'body';

/** A longer list would only help probing. */
const shown = 10;

const problemOf = ({ instancePath, keyword, params, message }: ValidationError): CallProblem => ({
  path:
    keyword === 'required'
      ? `${instancePath}/${String(params['missingProperty'])}`
      : keyword === 'additionalProperties'
        ? `${instancePath}/${String(params['additionalProperty']).slice(0, 64)}`
        : instancePath,
  message: message ?? keyword,
});

// NUL and lone surrogates: JSON allows them, text in a database does not.
const isUnstorable = (text: string): boolean => text.includes('\0') || /\p{Surrogate}/u.test(text);

function unstorableTexts(data: unknown, path = ''): CallProblem[] {
  if (typeof data === 'string') {
    return isUnstorable(data) ? [{ path, message: 'must be Unicode text without NUL' }] : [];
  }
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => unstorableTexts(value, `${path}/${key}`));
}

/**
 * Problems of a part of a call by its generated validator, and texts that the database cannot store; undefined if there
 * are none, or if the call does not declare the part.
 */
export function problemsOf(call: CallId, part: CallPart, data: unknown): CallProblem[] | undefined {
  const validate = callValidators[`${call}.${part}`];
  if (!validate) return undefined;
  if (!validate(data)) return (validate.errors ?? []).slice(0, shown).map(problemOf);
  const texts = unstorableTexts(data);
  return texts.length > 0 ? texts : undefined;
}

/** True if the call declares a query or a body. */
export const declares = (call: CallId, part: CallPart): boolean => `${call}.${part}` in callValidators;
