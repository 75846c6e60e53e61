import type { Problem } from '../api/types.ts';
import type { EntryPath, MenuNode } from '../documents/menu-entries.ts';
import { Button } from '../parts/Button.tsx';
import { useReorder, type RowOrder } from '../reorder/useReorder.ts';
import { say } from '../language/say.ts';
import { usePack, useRights } from '../workspace/WorkspaceContext.tsx';
import { EntryRow } from './EntryRow.tsx';
import { useMenuEdits } from './useMenuEdits.ts';

export type EntryListProps = {
  menu: string;
  label: string;
  /** Path of the parent entry; empty at the top. */
  above: EntryPath;
  entries: readonly MenuNode[];
  /** Path of the entry that a link leads to. */
  focused: string | null;
  problemsOf: (entry: string) => Problem[];
};

/** Entries of one level of a menu: shown ones in their order, hidden ones below. */
export const EntryList = ({ menu, label, above, entries, focused, problemsOf }: EntryListProps) => {
  const edits = useMenuEdits(menu);
  const rights = useRights('menu');
  const { extends: parent } = usePack();
  const shown = entries.filter((entry) => entry.shown);
  const hidden = entries.filter((entry) => !entry.shown);
  const { list, row } = useReorder(shown.length, (from, to) => {
    const [moving, target] = [shown[from], shown[to]];
    if (moving && target) edits.move(moving.path, moving.label, target.index);
  });
  const entryRow = (entry: MenuNode, order?: RowOrder) => {
    const path = entry.path.join('/');
    return (
      <EntryRow
        key={entry.id}
        entry={entry}
        edits={edits}
        {...(order && { order })}
        focused={focused === path}
        problems={problemsOf(path)}
      >
        {entry.children.length > 0 && (
          <EntryList
            menu={menu}
            label={entry.label}
            above={entry.path}
            entries={entry.children}
            focused={focused}
            problemsOf={problemsOf}
          />
        )}
      </EntryRow>
    );
  };
  return (
    <div className="op-entries" data-depth={above.length}>
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
      <ul className="op-entry-list" ref={list} aria-label={label}>
        {shown.map((entry, index) => entryRow(entry, row(index, entry.label)))}
      </ul>
      {hidden.length > 0 && (
        <>
          <h2 className="op-entries-hidden">{say('console.entries.hidden')}</h2>
          <ul className="op-entry-list" aria-label={say('console.entries.hidden')}>
            {hidden.map((entry) => entryRow(entry))}
          </ul>
        </>
      )}
    </div>
  );
};
