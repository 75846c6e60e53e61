import { useState } from 'react';
import type { Problem } from '../api/types.ts';
import type { MenuNode } from '../documents/menu-entries.ts';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { say } from '../language/say.ts';
import { useRights } from '../workspace/WorkspaceContext.tsx';
import { EntriesBar } from './EntriesBar.tsx';
import { EntryList } from './EntryList.tsx';
import { MoveEntriesDialog } from './MoveEntriesDialog.tsx';
import { useEntryTree } from './useEntryTree.ts';
import type { MenuEdits } from './useMenuEdits.ts';

/** The entries of a menu, to be searched, selected, opened and moved. */
export const EntryPart = ({
  edits,
  label,
  entries,
  focused,
  problemsOf,
}: {
  edits: MenuEdits;
  label: string;
  entries: readonly MenuNode[];
  /** Path of the entry that a link leads to. */
  focused: string | null;
  problemsOf: (entry: string) => Problem[];
}) => {
  const rights = useRights('menu');
  const tree = useEntryTree(entries, focused);
  const [moving, setMoving] = useState<readonly MenuNode[]>();
  return (
    <>
      <div className="op-entries-tools" role="search">
        <SearchBox label={say('console.menus.search')} value={tree.words} onChange={tree.setWords} />
        <span className="op-quiet" role="status">
          {say('console.menus.entries', { count: tree.found })}
        </span>
        {tree.groups.length > 0 && !tree.searching && (
          <Button look="quiet" onPress={() => tree.openAll(!tree.isAllOpen)}>
            {say(tree.isAllOpen ? 'console.menus.closeAll' : 'console.menus.openAll')}
          </Button>
        )}
      </div>
      {rights.edit && <EntriesBar label={label} tree={tree} edits={edits} onMoveTo={setMoving} />}
      {tree.shown.length === 0 ? (
        <EmptyState icon="search" title={say('console.menus.nothingFound')} />
      ) : (
        <EntryList
          edits={edits}
          tree={tree}
          label={label}
          above={[]}
          entries={tree.shown}
          problemsOf={problemsOf}
          onMoveTo={(entry) => setMoving([entry])}
        />
      )}
      {moving && <MoveEntriesDialog entries={moving} edits={edits} onClose={() => setMoving(undefined)} />}
    </>
  );
};
