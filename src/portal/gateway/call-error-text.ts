import type { i18n } from 'i18next';
import type { CallError } from './call-error.ts';

/** Text key for a failed call: `error.<CODE>` where the brand has it, else a general one. */
export function callErrorKey(texts: i18n, { code }: CallError): string {
  const key = `error.${code}`;
  return texts.exists(key) ? key : 'error.UNKNOWN';
}

/** What a player reads about a failed call, in their language. */
export function callErrorText(texts: i18n, error: CallError): string {
  return texts.t(callErrorKey(texts, error));
}
