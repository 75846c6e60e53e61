import { own } from '#engine/json.ts';
import { documentKey, type DocumentKey } from '#engine/packs.ts';
import { withEntryLabel } from '../documents/entry-label.ts';
import { isSetHere, type Path } from '../documents/layer.ts';
import {
  entryAt,
  orderAt,
  withEntryMoved,
  withEntryShown,
  type EntryPath,
  type MenuEntry,
} from '../documents/menu-entries.ts';
import { idsOf, languageName } from '../documents/reader.ts';
import { texts } from '../texts.ts';
import { useDocuments, usePack, useWorkspace, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';

/** What can be done to one menu, and what of it this pack says itself. */
export function useMenuEdits(menu: string) {
  const workspace = useWorkspace();
  const documents = useDocuments();
  const { extends: parent } = usePack();
  const { drafts } = useWorkspaceState();
  const key = documentKey('menu', menu);
  const document = own(documents, key);
  const draft = own(drafts, key);

  const setIn = (name: DocumentKey, path: Path): boolean =>
    Boolean(parent) &&
    Boolean(own(drafts, name)?.parent) &&
    isSetHere(own(drafts, name)?.layer ?? null, path);

  /** Places of the words of an entry: its key, and the key's words in every language. */
  const labelPaths = ({ path, labelKey }: MenuEntry): Record<DocumentKey, Path[]> => ({
    [key]: [[...entryAt(path), 'label']],
    ...(labelKey === undefined
      ? {}
      : Object.fromEntries(
          idsOf(documents, 'texts').map((language) => [
            documentKey('texts', language),
            [['texts', labelKey]],
          ]),
        )),
  });

  return {
    move(path: EntryPath, label: string, to: number): void {
      if (document)
        workspace.edit(texts.menus.editOrder(label), { [key]: withEntryMoved(document, path, to) });
    },
    show(path: EntryPath, label: string, shown: boolean): void {
      if (!document) return;
      const edited = withEntryShown(document, path, shown, draft?.parent ?? null);
      workspace.edit(texts.menus.editShown(label, shown), { [key]: edited });
    },
    setLabel(entry: MenuEntry, language: string, words: string): void {
      const edited = withEntryLabel({ documents, menu, path: entry.path, language, words });
      const label = texts.menus.editLabel(entry.label, languageName(language));
      workspace.edit(label, edited, `label/${menu}/${entry.path.join('/')}/${language}`);
    },
    labelIsSet: (entry: MenuEntry): boolean =>
      Object.entries(labelPaths(entry)).some(([name, paths]) => paths.some((path) => setIn(name, path))),
    resetLabel(entry: MenuEntry): void {
      workspace.reset(texts.menus.resetLabel, labelPaths(entry));
    },
    orderIsSet: (above: EntryPath): boolean => setIn(key, orderAt([...above, ''])),
    resetOrder(above: EntryPath): void {
      workspace.reset(texts.inheritance.resetOrder, { [key]: [orderAt([...above, ''])] });
    },
  };
}

export type MenuEdits = ReturnType<typeof useMenuEdits>;
