import { useEffect, useId, useRef, type ReactNode } from 'react';
import { joinPointer } from '#engine/json/pointer.ts';
import { FormScopeProvider } from '../document/form/form-scope.tsx';
import { say } from '../language/say.ts';
import { Icon } from '../parts/Icon.tsx';
import { Switch } from '../parts/Switch.tsx';
import { InlineProblems } from '../problems/InlineProblems.tsx';
import { problemKey } from '../problems/problem-place.ts';
import { DragHandle, MoveButtons } from '../reorder/OrderControls.tsx';
import type { RowOrder } from '../reorder/useReorder.ts';
import { useReferences } from '../references/useReferences.ts';
import { useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
import type { ContentEntry } from './content-entry.ts';
import { RemoveContent } from './RemoveContent.tsx';
import { entryPath } from './entry-place.ts';
import type { EntryEdits } from './useEntryEdits.ts';
import './entries.css';

/** One entry with its picture, its name, whether it shows and its place; open, its editor. */
export const ContentRow = ({
  content,
  edits,
  order,
  draggable,
  open,
  onOpen,
  onShow,
  children,
}: {
  content: ContentEntry;
  edits: EntryEdits;
  /** Absent for a hidden entry, which has no place. */
  order?: RowOrder;
  draggable: boolean;
  open: boolean;
  onOpen: (open: boolean) => void;
  onShow: (shown: boolean) => void;
  children: (content: ContentEntry) => ReactNode;
}) => {
  const { entry, name, picture, meta, shown } = content;
  const { mayEdit, place } = edits;
  const { option } = useReferences();
  const { problems = [] } = useWorkspaceState();
  const at = joinPointer('', ...entryPath(place, entry.id));
  const wrong = problems.filter(
    (problem) =>
      problemKey(problem) === place.key && (problem.pointer === at || problem.pointer.startsWith(`${at}/`)),
  );
  const row = useRef<HTMLLIElement>(null);
  const detailId = useId();
  const address = picture === undefined ? undefined : option('image', picture).picture;
  useEffect(() => {
    if (open) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [open]);
  return (
    <li
      ref={row}
      data-row={entry.id}
      className="op-entry"
      data-off={!shown}
      data-mark={order?.mark}
      data-dragging={order?.dragging}
      data-focused={open}
    >
      <div className="op-entry-row">
        {mayEdit && order && draggable ? (
          <DragHandle name={name} order={order} />
        ) : (
          <span className="op-handle-gap" />
        )}
        {address !== undefined && <img className="op-content-picture" src={address} alt="" loading="lazy" />}
        <div className="op-entry-words">
          <span className="op-field-label">{name}</span>
          <span className="op-field-meta">{meta}</span>
        </div>
        <div className="op-entry-show">
          <span aria-hidden="true">{say('console.entries.shown')}</span>
          <Switch
            label={say('console.entries.showOf', { entry: name })}
            isSelected={shown}
            isDisabled={!mayEdit}
            onChange={onShow}
          />
        </div>
        {mayEdit && order ? <MoveButtons name={name} order={order} /> : <span className="op-moves-gap" />}
        <button
          type="button"
          className="op-icon-button op-opener"
          aria-expanded={open}
          aria-controls={detailId}
          aria-label={say('console.entries.detailsOf', { entry: name })}
          onClick={() => onOpen(!open)}
        >
          <Icon name="chevron" />
        </button>
      </div>
      <div id={detailId} className="op-row-more">
        {!open && <InlineProblems problems={wrong} />}
        {open && (
          <FormScopeProvider documentKey={place.key} readOnly={!mayEdit}>
            <div className="op-detail">
              <InlineProblems problems={wrong.filter(({ pointer }) => pointer === at)} />
              {children(content)}
              {mayEdit && <RemoveContent content={content} edits={edits} onRemoved={() => onOpen(false)} />}
            </div>
          </FormScopeProvider>
        )}
      </div>
    </li>
  );
};
