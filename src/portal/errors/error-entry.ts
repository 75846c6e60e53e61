import type { ErrorsDocument } from '#contract/generated/documents.ts';
import type { Portal } from '../runtime/portal.ts';

/** How the brand tells a player of a code. */
export type ErrorEntry = ErrorsDocument['errors'][string];

/** For a bundle that says nothing of errors at all. */
const unspoken: ErrorEntry = { text: 'error.UNKNOWN', severity: 'error', present: 'form' };

/**
 * The brand's entry for a code. A code without one is told as UNKNOWN; if the brand has words for it, `error.<CODE>`, in those
 * words, so that a platform of the brand's own may have codes of its own.
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
