import type { ErrorsDocument } from '#contract/generated/documents.ts';
import type { Portal } from '../runtime/portal.ts';

/** Text and presentation of an error code by the brand. */
export type ErrorEntry = ErrorsDocument['errors'][string];

/** Fallback for a bundle without an errors document. */
const unspoken: ErrorEntry = { text: 'error.UNKNOWN', severity: 'error', present: 'form' };

/**
 * The brand's entry for a code, else that of UNKNOWN; a text `error.<CODE>` replaces UNKNOWN's text, so that a brand's own platform
 * may have codes of its own.
 */
export function errorEntry(
  { documents, texts }: Pick<Portal, 'documents' | 'texts'>,
  code: string,
): ErrorEntry {
  const { errors = {} } = documents.current.errors ?? {};
  const known = Object.hasOwn(errors, code) ? errors[code] : undefined;
  if (known) return known;
  const unknown = errors['UNKNOWN'] ?? unspoken;
  const words = `error.${code}`;
  return texts.has(words) ? { ...unknown, text: words } : unknown;
}
