import { useEffect, useId, useRef, useState } from 'react';
import type { Problem } from '../api/types.ts';
import type { MenuEntry } from '../documents/menu-entries.ts';
import { Icon } from '../parts/Icon.tsx';
import { Switch } from '../parts/Switch.tsx';
import { InlineProblems } from '../problems/InlineProblems.tsx';
import { DragHandle, MoveButtons } from '../reorder/OrderControls.tsx';
import type { RowOrder } from '../reorder/useReorder.ts';
import { texts } from '../texts.ts';
import { useRights } from '../workspace/WorkspaceContext.tsx';
import { EntryList } from './EntryList.tsx';
import { LabelEditor } from './LabelEditor.tsx';
import type { MenuEdits } from './useMenuEdits.ts';

export type EntryRowProps = {
  menu: string;
  entry: MenuEntry;
  edits: MenuEdits;
  /** Absent for a hidden entry, which has no place. */
  order?: RowOrder;
  focused: string | null;
  problemsOf: (entry: string) => Problem[];
};

/** One entry of a menu: its words, whether it shows, its place; below it its labels and its children. */
export const EntryRow = ({ menu, entry, edits, order, focused, problemsOf }: EntryRowProps) => {
  const rights = useRights();
  const path = entry.path.join('/');
  const isFocused = focused === path;
  const [open, setOpen] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const detailId = useId();

  useEffect(() => {
    if (!isFocused) return;
    setOpen(true);
    row.current?.scrollIntoView?.({ block: 'center' });
    opener.current?.focus({ preventScroll: true });
  }, [isFocused]);

  return (
    <li
      ref={row}
      data-row={entry.id}
      className="op-entry"
      data-off={!entry.shown}
      data-mark={order?.mark}
      data-dragging={order?.dragging}
      data-focused={isFocused}
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
            <code>{entry.action ?? texts.menus.noAction}</code>
            {entry.conditional && (
              <span className="op-chip" title={texts.menus.conditionalHint}>
                {texts.menus.conditional}
              </span>
            )}
            {edits.labelIsSet(entry) && (
              <span className="op-chip op-chip-accent">
                {texts.menus.labels}: {texts.inheritance.set.toLowerCase()}
              </span>
            )}
          </span>
        </div>
        <div className="op-entry-show">
          <span aria-hidden="true">{texts.menus.shown}</span>
          <Switch
            label={texts.menus.showOf(entry.label)}
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
          aria-label={texts.menus.detailsOf(entry.label)}
          onClick={() => setOpen(!open)}
        >
          <Icon name="chevron" />
        </button>
      </div>
      <div id={detailId} className="op-row-more">
        <InlineProblems problems={problemsOf(path)} />
        {open && <LabelEditor entry={entry} edits={edits} />}
      </div>
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
    </li>
  );
};
