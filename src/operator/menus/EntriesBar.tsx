import { useState } from 'react';
import { isJsonObject, own, type JsonObject } from '#engine/json/json.ts';
import { documentKey } from '#engine/packs.ts';
import { CopyDialog, type CopiedPart } from '../copying/CopyDialog.tsx';
import { entriesAt, withEntriesAt } from '../documents/menu-moves.ts';
import type { MenuNode } from '../documents/menu-entries.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { SelectionBar } from '../selection/SelectionBar.tsx';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import { RemoveEntryDialog } from './RemoveEntryDialog.tsx';
import type { EntryTree } from './useEntryTree.ts';
import type { MenuEdits } from './useMenuEdits.ts';

/** The chosen entries as a part of their menu; another brand's menu keeps its own entries before them. */
function copiedEntries(menu: JsonObject, id: string, entries: readonly MenuNode[]): CopiedPart {
  const chosen = entriesAt(
    menu,
    entries.map(({ path }) => path),
  );
  const { items: _items, order: _order, ...head } = menu;
  const only = withEntriesAt({ ...head, order: [], items: {} }, [], 0, chosen);
  return {
    key: documentKey('menu', id),
    value: only,
    into: (theirs) => (theirs ? withEntriesAt(theirs, [], Number.POSITIVE_INFINITY, chosen) : only),
  };
}

/** Actions on several entries of a menu at once, each one step of undo. */
export const EntriesBar = ({
  label,
  tree,
  edits,
  onMoveTo,
}: {
  label: string;
  tree: EntryTree;
  edits: MenuEdits;
  onMoveTo: (entries: readonly MenuNode[]) => void;
}) => {
  const documents = usePackDocuments();
  const [asking, setAsking] = useState<'remove' | 'copy'>();
  const { selection, selected } = tree;
  const menu = own(documents, documentKey('menu', edits.menu));
  const close = (): void => setAsking(undefined);
  return (
    <SelectionBar label={label} total={tree.inSight} selection={selection}>
      <Button icon="indent" onPress={() => onMoveTo(selected)}>
        {say('console.menus.moveTo')}
      </Button>
      {selected.some(({ shown }) => shown) && (
        <Button icon="hide" onPress={() => edits.showAll(selected, false)}>
          {say('console.selection.hide')}
        </Button>
      )}
      {selected.some(({ shown }) => !shown) && (
        <Button icon="eye" onPress={() => edits.showAll(selected, true)}>
          {say('console.selection.show')}
        </Button>
      )}
      <Button icon="copy" onPress={() => setAsking('copy')}>
        {say('console.copying.action')}
      </Button>
      <Button look="danger" icon="bin" onPress={() => setAsking('remove')}>
        {say('console.selection.remove')}
      </Button>
      {asking === 'remove' && <RemoveEntryDialog entries={selected} edits={edits} onClose={close} />}
      {asking === 'copy' && isJsonObject(menu) && (
        <CopyDialog
          parts={[copiedEntries(menu, edits.menu, selected)]}
          name={say('console.menus.entries', { count: selected.length })}
          onClose={close}
        />
      )}
    </SelectionBar>
  );
};
