import type { Texts } from '#ui/text/create-texts.ts';
import type { CallError } from './call-error.ts';

/** Codes of the page's own side that are said alike. */
const unreached = new Set(['NETWORK', 'TIMEOUT', 'BAD_ANSWER', 'ENCRYPTION_FAILED']);

/** Text key for a failed call: `error.<CODE>` where the brand has it, else a general one. */
export function callErrorKey(texts: Texts, { code }: CallError): string {
  if (unreached.has(code)) return 'error.network';
  const key = `error.${code}`;
  return texts.has(key) ? key : 'error.UNKNOWN';
}

/** What a player reads about a failed call, in their language. */
export function callErrorText(texts: Texts, error: CallError): string {
  return texts.say()(callErrorKey(texts, error));
}
