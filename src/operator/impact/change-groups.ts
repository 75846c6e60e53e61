import { documentKey, splitKey, type DocumentKey } from '#engine/packs.ts';
import type { Change, Comparison } from '../changes/change.ts';
import { documentName } from '../documents/document-name.ts';
import { documentOf, idsOf, type PackDocuments } from '../documents/reader.ts';
import { say, sayIfKnown } from '../language/say.ts';

/** Changes that players meet in one place. */
export type ChangeGroup = { id: string; title: string; changes: Change[] };

const rank = ['screen', 'form', 'menu', 'texts', 'theme'];

/** Document under which a change is listed: rules are listed with their form. */
function placeOf(documents: PackDocuments, key: DocumentKey): DocumentKey {
  const { kind, id } = splitKey(key);
  if (kind !== 'rules') return key;
  const form = idsOf(documents, 'form').find((name) => documentOf(documents, 'form', name)?.rules === id);
  return form === undefined ? key : documentKey('form', form);
}

function titleOf(documents: PackDocuments, key: DocumentKey): string {
  const { kind, id } = splitKey(key);
  const name = documentName(documents, key);
  if (kind === 'form') return say('console.impact.inForm', { name });
  if (kind === 'menu') return say('console.impact.inMenu', { name });
  if (kind !== 'screen') return sayIfKnown(`console.impact.groups.${kind}`) ?? name;
  const presentation = documentOf(documents, 'screen', id)?.presentation;
  return say(`console.impact.onScreen.${presentation ?? 'page'}`, { name });
}

/** Groups changes as players see them: screens, forms, menus, texts, look, then the rest. */
export function groupChanges(changes: readonly Change[], { before, after }: Comparison): ChangeGroup[] {
  const groups = new Map<string, ChangeGroup>();
  for (const change of changes) {
    const documents = Object.hasOwn(after, change.key) ? after : before;
    const key = placeOf(documents, change.key);
    const { kind } = splitKey(key);
    // All languages are one place to a reader.
    const id = kind === 'texts' ? kind : key;
    const group = groups.get(id) ?? { id, title: titleOf(documents, key), changes: [] };
    group.changes.push(change);
    groups.set(id, group);
  }
  const place = ({ id }: ChangeGroup): number => {
    const at = rank.indexOf(id.split('/')[0] ?? '');
    return at < 0 ? rank.length : at;
  };
  return [...groups.values()].sort((a, b) => place(a) - place(b) || a.title.localeCompare(b.title, 'en'));
}
