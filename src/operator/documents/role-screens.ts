import type { ScreenDocument } from '#contract/generated/documents.ts';
import type { ScreenRole } from '#engine/roles.ts';
import { documentOf, type PackDocuments } from './reader.ts';

/** The screen that has a role in the brand; undefined where the brand names none. */
export function roleScreen(documents: PackDocuments, role: ScreenRole): ScreenDocument | undefined {
  const id = documentOf(documents, 'brand', 'main')?.roles?.[role];
  return id === undefined ? undefined : documentOf(documents, 'screen', id);
}
