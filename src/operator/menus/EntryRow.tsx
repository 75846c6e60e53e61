import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { mergeRefs } from '../windowed/merge-refs.ts';
import type { Problem } from '../api/types.ts';
import { entryAt, type MenuNode } from '../documents/menu-entries.ts';
import { IconButton } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Switch } from '../parts/Switch.tsx';
import { useArrival } from '../presence/useArrival.ts';
import { InlineProblems } from '../problems/InlineProblems.tsx';
import { DragHandle, MoveButtons } from '../reorder/OrderControls.tsx';
import type { RowOrder } from '../reorder/useReorder.ts';
import { say } from '../language/say.ts';
import { SelectBox } from '../selection/SelectBox.tsx';
import type { WindowedRow } from '../windowed/useWindowedRows.ts';
import { useRights } from '../workspace/WorkspaceContext.tsx';
import { EntryDetail } from './EntryDetail.tsx';
import type { EntryTree } from './useEntryTree.ts';
import type { MenuEdits } from './useMenuEdits.ts';

export type EntryRowProps = {
  entry: MenuNode;
  edits: MenuEdits;
  /** Absent for a hidden entry, which has no place. */
  order?: RowOrder;
  tree: EntryTree;
  /** Place of the row among those in view. */
  place: WindowedRow['place'];
  problems: readonly Problem[];
  onMoveTo: (entry: MenuNode) => void;
  /** The entries below this one. */
  children?: ReactNode;
};

/** One entry of a menu: its words, whether it shows, its place; below it its labels and its children. */
export const EntryRow = ({
  entry,
  edits,
  order,
  tree,
  place,
  problems,
  onMoveTo,
  children,
}: EntryRowProps) => {
  const path = entry.path.join('/');
  const focused = tree.focused === path;
  const arrival = useArrival(edits.key, entryAt(entry.path));
  const isGroup = entry.children.length > 0;
  const rights = useRights('menu');
  const [toggled, setOpen] = useState<boolean>();
  const open = toggled ?? focused;
  const row = useRef<HTMLLIElement>(null);
  const held = useMemo(() => mergeRefs(row, place.ref), [place.ref]);
  const opener = useRef<HTMLButtonElement>(null);
  const detailId = useId();

  useEffect(() => {
    if (!focused || !tree.takesFocus(entry.path)) return;
    row.current?.scrollIntoView?.({ block: 'center' });
    opener.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each link
  }, [focused]);

  return (
    <li
      {...place}
      {...arrival}
      ref={held}
      data-row={entry.id}
      className="op-entry"
      data-off={!entry.shown}
      data-mark={order?.mark}
      data-dragging={order?.dragging}
      data-focused={focused}
    >
      {/* Keys select by the check box. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        className="op-entry-row"
        data-selected={tree.selection.has(path)}
        onClick={(event) => rights.edit && tree.selection.press(event, path)}
      >
        {rights.edit && <SelectBox id={path} name={entry.label} selection={tree.selection} />}
        {rights.edit && order ? (
          <DragHandle name={entry.label} order={order} />
        ) : (
          <span className="op-handle-gap" />
        )}
        {isGroup && !tree.searching && (
          <button
            type="button"
            className="op-icon-button op-opener"
            aria-expanded={tree.isOpen(entry.path)}
            aria-label={say('console.menus.below', { entry: entry.label })}
            onClick={() => tree.toggle(entry.path)}
          >
            <Icon name="chevron" />
          </button>
        )}
        <div className="op-entry-words">
          <span className="op-field-label">
            {entry.label}
            {isGroup && !tree.isOpen(entry.path) && (
              <span className="op-chip">
                {say('console.menus.belowCount', { count: entry.children.length })}
              </span>
            )}
          </span>
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
        {rights.edit && (
          <IconButton
            icon="indent"
            label={say('console.menus.moveToOf', { entry: entry.label })}
            onPress={() => onMoveTo(entry)}
          />
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
