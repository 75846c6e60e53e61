import { own, type Json } from '#engine/json/json.ts';
import { documentKey, type DocumentKey } from '#engine/packs.ts';
import { textKeyAt, withWordsAt, type WordsPlace } from '../documents/words-at.ts';
import { hasAt, isSetHere, type Path } from '../documents/layer.ts';
import {
  entryAt,
  orderAt,
  withEntryMoved,
  withEntryShown,
  type EntryPath,
  type MenuNode,
} from '../documents/menu-entries.ts';
import {
  withEntriesMoved,
  withEntriesShown,
  withoutEntries,
  type MenuPlace,
} from '../documents/menu-moves.ts';
import { withNewEntry } from '../documents/new-entry.ts';
import { idsOf, withoutValue, withValue } from '../documents/reader.ts';
import { say } from '../language/say.ts';
import {
  usePackDocuments,
  usePack,
  useWorkspace,
  useWorkspaceState,
} from '../workspace/WorkspaceContext.tsx';
/** Place of an entry's text: its label, second line or badge. */
export const wordsPlace = (menu: string, { path }: MenuNode, field: Path): WordsPlace => ({
  key: documentKey('menu', menu),
  path: [...entryAt(path), ...field],
  name: ['menu', menu, ...path, ...(field[0] === 'label' ? [] : field.slice(0, 1))].join('.'),
});

const pathsOf = (entries: readonly MenuNode[]): EntryPath[] => entries.map(({ path }) => path);

const namesOf = (entries: readonly MenuNode[]): string =>
  entries.length === 1 ? (entries[0]?.label ?? '') : say('console.menus.entries', { count: entries.length });

/** Edits of one menu, and which of its values this pack sets. */
export function useMenuEdits(menu: string) {
  const workspace = useWorkspace();
  const documents = usePackDocuments();
  const { extends: parent } = usePack();
  const { drafts } = useWorkspaceState();
  const key = documentKey('menu', menu);
  const document = own(documents, key);
  const draft = own(drafts, key);

  const setIn = (name: DocumentKey, path: Path): boolean =>
    Boolean(parent) &&
    Boolean(own(drafts, name)?.parent) &&
    isSetHere(own(drafts, name)?.layer ?? null, path);

  /** True when this pack sets an entry's label: its key, or the key's text in some language. */
  const labelIsSet = (entry: MenuNode): boolean => {
    const place = wordsPlace(menu, entry, ['label']);
    const textKey = textKeyAt(documents, place);
    return (
      setIn(key, place.path) ||
      (textKey !== undefined &&
        idsOf(documents, 'texts').some((language) =>
          setIn(documentKey('texts', language), ['texts', textKey]),
        ))
    );
  };

  return {
    key,
    move(path: EntryPath, label: string, to: number): void {
      if (document)
        workspace.edit(say('console.entries.editOrder', { entry: label }), {
          [key]: withEntryMoved(document, path, to),
        });
    },
    show(path: EntryPath, label: string, shown: boolean): void {
      if (!document) return;
      const edited = withEntryShown(document, path, shown, draft?.parent ?? null);
      workspace.edit(
        say(shown ? 'console.entries.editShown' : 'console.entries.editHidden', { entry: label }),
        { [key]: edited },
      );
    },
    menu,
    labelIsSet,
    /** Sets one value of an entry; undefined removes it. Consecutive edits of one value are one undo step. */
    setValue(entry: MenuNode, field: Path, value: Json | undefined): void {
      if (!document) return;
      const at = [...entryAt(entry.path), ...field];
      const edited = value === undefined ? withoutValue(document, at) : withValue(document, at, value);
      workspace.edit(
        say('console.menus.undo.edit', { entry: entry.label }),
        { [key]: edited },
        `${menu}/${at.join('/')}`,
      );
    },
    /** Gives an entry a badge with the same text in every language. */
    setBadgeWords(entry: MenuNode, words: string, tone: string, language: string): void {
      if (!document) return;
      const badge = withValue(document, [...entryAt(entry.path), 'badge'], { tone });
      const place = wordsPlace(menu, entry, ['badge', 'text']);
      const edited = withWordsAt({ ...documents, [key]: badge }, place, { language, words });
      workspace.edit(say('console.menus.undo.edit', { entry: entry.label }), edited);
    },
    valueIsSet: (entry: MenuNode, field: Path): boolean => setIn(key, [...entryAt(entry.path), ...field]),
    /** False for an entry of this pack alone, which has no parent to reset to. */
    isInherited: (entry: MenuNode): boolean => hasAt(draft?.parent ?? null, entryAt(entry.path)),
    resetValue(entry: MenuNode, field: Path): void {
      workspace.reset(say('console.menus.undo.reset', { entry: entry.label }), {
        [key]: [[...entryAt(entry.path), ...field]],
      });
    },
    /** Appends an entry with this text in every language; returns its path. */
    add(above: EntryPath, words: string): EntryPath | undefined {
      if (!document) return undefined;
      const added = withNewEntry({ documents, menu, above, words });
      workspace.edit(say('console.menus.undo.added', { words }), added.documents);
      return added.path;
    },
    remove(entries: readonly MenuNode[]): void {
      if (document)
        workspace.edit(say('console.menus.undo.removed', { entry: namesOf(entries) }), {
          [key]: withoutEntries(document, pathsOf(entries)),
        });
    },
    showAll(entries: readonly MenuNode[], shown: boolean): void {
      if (!document) return;
      const label = say(shown ? 'console.entries.editShown' : 'console.entries.editHidden', {
        entry: namesOf(entries),
      });
      workspace.edit(label, {
        [key]: withEntriesShown(document, pathsOf(entries), shown, draft?.parent ?? null),
      });
    },
    /** Moves entries, within their menu or to another; false when the place is in one of them. */
    moveTo(entries: readonly MenuNode[], place: MenuPlace): boolean {
      const edited = withEntriesMoved(documents, menu, pathsOf(entries), place);
      if (edited) workspace.edit(say('console.entries.editOrder', { entry: namesOf(entries) }), edited);
      return edited !== undefined;
    },
    /** True when this pack sets the order and the parent has one to reset to. */
    orderIsSet: (above: EntryPath): boolean =>
      setIn(key, orderAt([...above, ''])) && hasAt(draft?.parent ?? null, orderAt([...above, ''])),
    resetOrder(above: EntryPath): void {
      workspace.reset(say('console.inheritance.resetOrder'), { [key]: [orderAt([...above, ''])] });
    },
  };
}

export type MenuEdits = ReturnType<typeof useMenuEdits>;
