import type { Texts } from '#ui/text/create-texts.ts';
import type { CallError } from './call-error.ts';

/** Text key for a failed call: `error.<CODE>` where the brand has it, else a general one. */
export function callErrorKey(texts: Texts, { code }: CallError): string {
  const key = `error.${code}`;
  return texts.has(key) ? key : 'error.UNKNOWN';
}

/** What a player reads about a failed call, in their language. */
export function callErrorText(texts: Texts, error: CallError): string {
  return texts.say()(callErrorKey(texts, error));
}
