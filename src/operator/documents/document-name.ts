import { singleDocumentNames } from '#contract/generated/names.ts';
import { splitKey, type DocumentKey } from '#engine/packs.ts';
import { say, sayIfKnown } from '../language/say.ts';
import { formName } from './form-table.ts';
import { kindName } from './kind-name.ts';
import { menuName } from './menu-entries.ts';
import { asHeading, idsOf, documentOf, languageName, nameOf, type PackDocuments } from './reader.ts';

/** Name of a document for operators: title of a screen or form, form of rules, language of texts. */
export function documentName(documents: PackDocuments, key: DocumentKey): string {
  const { kind, id } = splitKey(key);
  if (kind === 'form') return formName(documents, id);
  if (kind === 'menu') return menuName(documents, id);
  if (kind === 'texts') return say('console.changes.textsOf', { language: languageName(id) });
  if (kind === 'rules') {
    const form = idsOf(documents, 'form').find((name) => documentOf(documents, 'form', name)?.rules === id);
    return form === undefined ? key : formName(documents, form);
  }
  if (kind === 'screen')
    return nameOf(documents, documentOf(documents, 'screen', id)?.title) ?? asHeading(id);
  if (kind === 'section')
    return sayIfKnown(`console.sections.names.${id}`) ?? documentOf(documents, 'section', id)?.name ?? key;
  return singleDocumentNames.includes(kind) ? kindName(kind) : key;
}
