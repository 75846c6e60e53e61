import type { ReactNode } from 'react';
import { say } from '../language/say.ts';
import { Pager, usePages } from '../parts/Pager.tsx';
import { useReorder, type RowOrder } from '../reorder/useReorder.ts';
import type { ContentEntry } from './content-entry.ts';
import { ContentRow } from './ContentRow.tsx';
import type { EntryEdits } from './useEntryEdits.ts';

const PAGE = 50;

/** Entries in the order in which players meet them, hidden ones below. One is open at a time, whose address is that of the page. */
export const ContentList = ({
  label,
  entries,
  edits,
  opened,
  onOpen,
  onShow,
  children,
}: {
  label: string;
  entries: readonly ContentEntry[];
  edits: EntryEdits;
  /** Id of the open entry. */
  opened: string | undefined;
  onOpen: (id: string | undefined) => void;
  onShow: (entry: ContentEntry, shown: boolean) => void;
  /** Editor of an entry. */
  children: (entry: ContentEntry) => ReactNode;
}) => {
  const shown = entries.filter((each) => each.shown && each.entry.index >= 0);
  const hidden = entries.filter((each) => !shown.includes(each));
  const pages = usePages(shown, PAGE);
  const { list, row } = useReorder(shown.length, (from, to) => {
    const [moving, target] = [shown[from], shown[to]];
    if (moving && target) edits.move(moving.name, moving.entry.index, target.entry.index);
  });
  const rowOf = (each: ContentEntry, order?: RowOrder) => (
    <ContentRow
      key={each.entry.id}
      content={each}
      edits={edits}
      {...(order && { order })}
      // A drag counts the rows that are drawn.
      draggable={pages.count === 1}
      open={opened === each.entry.id}
      onOpen={(open) => onOpen(open ? each.entry.id : undefined)}
      onShow={(next) => onShow(each, next)}
    >
      {children}
    </ContentRow>
  );
  return (
    <div className="op-entries">
      <ul className="op-entry-list" ref={list} aria-label={label}>
        {pages.shown.map((each) => rowOf(each, row(shown.indexOf(each), each.name)))}
      </ul>
      <Pager pages={pages} label={label} />
      {hidden.length > 0 && (
        <>
          <h2 className="op-entries-hidden">{say('console.entries.hidden')}</h2>
          <ul className="op-entry-list" aria-label={say('console.entries.hidden')}>
            {hidden.map((each) => rowOf(each))}
          </ul>
        </>
      )}
    </div>
  );
};
