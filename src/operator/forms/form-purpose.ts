import { schemaIndex } from '#contract/generated/schema-index.ts';
import { formNote } from '#engine/form-notes.ts';
import { findUses, type Use } from '#engine/references/uses.ts';
import { documentOf, type PackDocuments } from '../documents/reader.ts';
import { hintOf } from '../hints/hints.ts';

const descriptionOf = (action: string): string =>
  hintOf(schemaIndex.actions[action]?.['description']) || action;

/** Purpose of a form: the description of its action's schema. */
export const purposeOf = (documents: PackDocuments, form: string): string =>
  descriptionOf(documentOf(documents, 'form', form)?.submit?.action?.do ?? '');

/** Actions that need only the values of a form, with their descriptions. */
export const plainActions = (): { id: string; name: string; hint: string }[] =>
  Object.entries(schemaIndex.actions)
    .filter(
      ([id, { required }]) =>
        formNote(id)?.use === 'submit' && Array.isArray(required) && required.length === 1,
    )
    .map(([id]) => ({ id, name: id, hint: descriptionOf(id) }))
    .sort((a, b) => a.id.localeCompare(b.id, 'en'));

/** Blocks that show a form. */
export const usesOfForm = (documents: PackDocuments, form: string): readonly Use[] =>
  findUses(schemaIndex, documents).of({ kind: 'form', name: form });
