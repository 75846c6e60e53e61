import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useState, type ReactNode } from 'react';
import { own, type Json } from '#engine/json/json.ts';
import type { Path } from '../../documents/layer.ts';
import { Icon } from '../../parts/Icon.tsx';
import { InlineProblems } from '../../problems/InlineProblems.tsx';
import { DragHandle, MoveButtons } from '../../reorder/OrderControls.tsx';
import type { RowOrder } from '../../reorder/useReorder.ts';
import { say } from '../../language/say.ts';
import {
  freeEntryId,
  renamedEntry,
  shownEntry,
  withEntry,
  type CollectionChange,
  type CollectionValue,
} from './collection.ts';
import { saidByForm, useDocumentFormScope, usePlaceAttributes } from './form-scope.tsx';
import { OriginMark } from './OriginMark.tsx';
import { RenameEntry } from './RenameEntry.tsx';
import { useRemoval } from './useRemoval.tsx';

/** One foldable entry of a collection with its id and summary. */
export const CollectionRow = ({
  id,
  summary,
  problems,
  errors,
  value,
  steps,
  order,
  isOpen,
  onOpen,
  onChange,
  children,
}: {
  id: string;
  summary: string;
  /** Number of the entry's problems. */
  problems: number;
  /** Form errors of the entry as a whole. */
  errors: readonly string[] | undefined;
  value: CollectionValue;
  steps: Path;
  /** Undefined for an entry that is not in the order. */
  order: (RowOrder & { draggable: boolean }) | undefined;
  isOpen: boolean;
  onOpen: (open: boolean) => void;
  onChange: CollectionChange;
  /** Editor of the entry, rendered while open. */
  children: ReactNode;
}) => {
  const { readOnly, problemsAt } = useDocumentFormScope();
  const [renaming, setRenaming] = useState(false);
  const at = [...steps, id];
  const place = usePlaceAttributes(at);
  const removal = useRemoval({ value, id, steps, onChange });
  const entry = own(value.items, id);
  const isHidden = value.order !== undefined && !order;
  return (
    <li
      className="op-collection-row"
      data-row
      data-mark={order?.mark}
      data-dragging={order?.dragging}
      {...place}
    >
      <div className="op-collection-head">
        {order?.draggable && !readOnly && <DragHandle name={id} order={order} />}
        <button type="button" className="op-fold" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
          <Icon name="chevron" />
          <code>{id}</code>
          {summary !== '' && summary !== id && <span className="op-summary">{summary}</span>}
        </button>
        {isHidden && <span className="op-chip">{say('console.document.form.hidden')}</span>}
        {problems > 0 && (
          <span className="op-count op-count-danger">
            {say('console.document.problems', { count: problems })}
          </span>
        )}
        <OriginMark steps={at} name={id} />
        {!readOnly && order && <MoveButtons name={id} order={order} />}
        {!readOnly && (
          <MenuTrigger>
            <AriaButton className="op-icon-button" aria-label={say('console.document.form.more', { id })}>
              <Icon name="more" />
            </AriaButton>
            <Popover className="op-popover">
              <Menu
                className="op-menu"
                onAction={(action) => {
                  if (action === 'rename') setRenaming(true);
                  if (action === 'copy') {
                    onChange(withEntry(value, freeEntryId(value, `${id}Copy`), entry as Json), steps);
                  }
                  if (action === 'show' || action === 'hide') {
                    onChange(shownEntry(value, id, action === 'show'), [...steps.slice(0, -1), 'order']);
                  }
                  if (action === 'remove') removal.remove();
                }}
              >
                <MenuItem id="rename" className="op-menu-item">
                  {say('console.document.form.rename')}
                </MenuItem>
                <MenuItem id="copy" className="op-menu-item">
                  {say('console.document.form.duplicate')}
                </MenuItem>
                {value.order && (
                  <MenuItem id={order ? 'hide' : 'show'} className="op-menu-item">
                    {order ? say('console.document.form.hide') : say('console.document.form.show')}
                  </MenuItem>
                )}
                <MenuItem id="remove" className="op-menu-item">
                  {say('console.document.form.remove')}
                </MenuItem>
              </Menu>
            </Popover>
          </MenuTrigger>
        )}
      </div>
      {renaming && (
        <RenameEntry
          id={id}
          value={value}
          onClose={() => setRenaming(false)}
          onRename={(next) =>
            removal.unlessUsed(() => onChange(renamedEntry(value, id, next), [...steps, next]))
          }
        />
      )}
      {removal.dialog}
      {isOpen && (
        <div className="op-part-body">
          <InlineProblems problems={[...saidByForm(errors), ...problemsAt(at)]} />
          {children}
        </div>
      )}
    </li>
  );
};
