import { useEffect } from 'react';
import type { Problem } from '../api/types.ts';
import type { EntryPath, MenuNode } from '../documents/menu-entries.ts';
import { Button } from '../parts/Button.tsx';
import { useReorder } from '../reorder/useReorder.ts';
import { say } from '../language/say.ts';
import { useWindowedRows } from '../windowed/useWindowedRows.ts';
import { usePack, useRights } from '../workspace/WorkspaceContext.tsx';
import { EntryRow } from './EntryRow.tsx';
import type { EntryTree } from './useEntryTree.ts';
import type { MenuEdits } from './useMenuEdits.ts';

/** Usual height of a row in pixels. */
const ROW = 60;

export type EntryListProps = {
  edits: MenuEdits;
  tree: EntryTree;
  label: string;
  /** Path of the parent entry; empty at the top. */
  above: EntryPath;
  entries: readonly MenuNode[];
  problemsOf: (entry: string) => Problem[];
  /** Asks where to put an entry. */
  onMoveTo: (entry: MenuNode) => void;
};

/** Entries of one level of a menu: shown ones in their order, hidden ones below. */
export const EntryList = (props: EntryListProps) => {
  const { edits, label, above, entries, tree } = props;
  const rights = useRights('menu');
  const { extends: parent } = usePack();
  const hidden = entries.filter((entry) => !entry.shown);
  return (
    <div className="op-entries" data-depth={above.length}>
      {!tree.searching && (
        <p className="op-entries-order">
          {edits.orderIsSet(above) ? (
            <>
              <span className="op-chip op-chip-accent">
                {say('console.fields.order')}: {say('console.inheritance.set').toLowerCase()}
              </span>
              {rights.edit && (
                <Button look="quiet" icon="reset" onPress={() => edits.resetOrder(above)}>
                  {say('console.inheritance.resetOrder')}
                </Button>
              )}
            </>
          ) : (
            parent && (
              <span className="op-chip">
                {say('console.fields.order')}:{' '}
                {say('console.inheritance.inherited', { layer: parent }).toLowerCase()}
              </span>
            )
          )}
        </p>
      )}
      <EntryRows {...props} label={label} entries={entries.filter((entry) => entry.shown)} />
      {hidden.length > 0 && (
        <>
          <h2 className="op-entries-hidden">{say('console.entries.hidden')}</h2>
          <EntryRows {...props} label={say('console.entries.hidden')} entries={hidden} />
        </>
      )}
    </div>
  );
};

/** Rows of entries that stand together, of many those in view. */
const EntryRows = (props: EntryListProps) => {
  const { edits, tree, label, entries, problemsOf, onMoveTo } = props;
  const windowed = useWindowedRows(
    entries.map(({ id }) => id),
    ROW,
  );
  const { list, row } = useReorder(
    entries.length,
    (from, to) => {
      const [moving, target] = [entries[from], entries[to]];
      if (moving && target) edits.move(moving.path, moving.label, target.index);
    },
    undefined,
    windowed.list,
  );
  const { focused } = tree;
  const towards = entries.find(
    ({ path }) => focused === path.join('/') || focused?.startsWith(`${path.join('/')}/`),
  )?.id;
  const { reach } = windowed;
  useEffect(() => {
    if (towards !== undefined) reach(towards);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each link, wherever the list is scrolled to meanwhile
  }, [towards, focused]);
  return (
    <ul className="op-entry-list" ref={list} aria-label={label} {...windowed.around}>
      {windowed.rows.map(({ index, place }) => {
        const entry = entries[index];
        if (!entry) return null;
        // What a search leaves out has its places all the same.
        const order = entry.shown && !tree.searching ? row(index, entry.label) : undefined;
        return (
          <EntryRow
            key={entry.id}
            entry={entry}
            edits={edits}
            tree={tree}
            place={place}
            {...(order && { order })}
            problems={problemsOf(entry.path.join('/'))}
            onMoveTo={onMoveTo}
          >
            {entry.children.length > 0 && tree.isOpen(entry.path) && (
              <EntryList {...props} label={entry.label} above={entry.path} entries={entry.children} />
            )}
          </EntryRow>
        );
      })}
    </ul>
  );
};
