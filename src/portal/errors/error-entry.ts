import { errorEntryOf, type ErrorEntry } from '#engine/error-entry.ts';
import type { Portal } from '../runtime/portal.ts';

/**
 * The brand's entry for a code, or the words `error.<CODE>` alone, so that a brand's own platform may have codes of its own; for a code
 * with neither, the entry of UNKNOWN.
 */
export function errorEntry(
  { documents, texts }: Pick<Portal, 'documents' | 'texts'>,
  code: string,
): ErrorEntry {
  const { errors = {} } = documents.current.errors ?? {};
  const entry = errorEntryOf(errors, code);
  return Object.hasOwn(errors, code) || texts.has(entry.text) ? entry : errorEntryOf(errors, 'UNKNOWN');
}
