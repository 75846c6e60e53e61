import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { Problem } from '../api/types.ts';
import type { MenuNode } from '../documents/menu-entries.ts';
import { Icon } from '../parts/Icon.tsx';
import { Switch } from '../parts/Switch.tsx';
import { InlineProblems } from '../problems/InlineProblems.tsx';
import { DragHandle, MoveButtons } from '../reorder/OrderControls.tsx';
import type { RowOrder } from '../reorder/useReorder.ts';
import { say } from '../language/say.ts';
import { useRights } from '../workspace/WorkspaceContext.tsx';
import { EntryDetail } from './EntryDetail.tsx';
import type { MenuEdits } from './useMenuEdits.ts';

export type EntryRowProps = {
  entry: MenuNode;
  edits: MenuEdits;
  /** Absent for a hidden entry, which has no place. */
  order?: RowOrder;
  /** True when a link leads to this entry. */
  focused: boolean;
  problems: readonly Problem[];
  /** The entries below this one. */
  children?: ReactNode;
};

/** One entry of a menu: its words, whether it shows, its place; below it its labels and its children. */
export const EntryRow = ({ entry, edits, order, focused, problems, children }: EntryRowProps) => {
  const rights = useRights('menu');
  const [toggled, setOpen] = useState<boolean>();
  const open = toggled ?? focused;
  const row = useRef<HTMLLIElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const detailId = useId();

  useEffect(() => {
    if (!focused) return;
    row.current?.scrollIntoView?.({ block: 'center' });
    opener.current?.focus({ preventScroll: true });
  }, [focused]);

  return (
    <li
      ref={row}
      data-row={entry.id}
      className="op-entry"
      data-off={!entry.shown}
      data-mark={order?.mark}
      data-dragging={order?.dragging}
      data-focused={focused}
    >
      <div className="op-entry-row">
        {rights.edit && order ? (
          <DragHandle name={entry.label} order={order} />
        ) : (
          <span className="op-handle-gap" />
        )}
        <div className="op-entry-words">
          <span className="op-field-label">{entry.label}</span>
          <span className="op-field-meta">
            <span>{entry.action ?? say('console.entries.noAction')}</span>
            {entry.conditional && (
              <span className="op-chip" title={say('console.entries.conditionalHint')}>
                {say('console.entries.conditional')}
              </span>
            )}
            {edits.labelIsSet(entry) && (
              <span className="op-chip op-chip-accent">
                {say('console.entries.labels')}: {say('console.inheritance.set').toLowerCase()}
              </span>
            )}
          </span>
        </div>
        <div className="op-entry-show">
          <span aria-hidden="true">{say('console.entries.shown')}</span>
          <Switch
            label={say('console.entries.showOf', { entry: entry.label })}
            isSelected={entry.shown}
            isDisabled={!rights.edit}
            onChange={(shown) => edits.show(entry.path, entry.label, shown)}
          />
        </div>
        {rights.edit && order ? (
          <MoveButtons name={entry.label} order={order} />
        ) : (
          <span className="op-moves-gap" />
        )}
        <button
          ref={opener}
          type="button"
          className="op-icon-button op-opener"
          aria-expanded={open}
          aria-controls={detailId}
          aria-label={say('console.entries.detailsOf', { entry: entry.label })}
          onClick={() => setOpen(!open)}
        >
          <Icon name="chevron" />
        </button>
      </div>
      <div id={detailId} className="op-row-more">
        <InlineProblems problems={problems} />
        {open && <EntryDetail entry={entry} edits={edits} />}
      </div>
      {children}
    </li>
  );
};
