import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { isRich } from '#engine/texts/rich-markup.ts';
import { languageName } from '../documents/reader.ts';
import type { Selection } from '../selection/useSelection.ts';
import type { TextRow } from './rows.ts';
import { CellEditor, type EditEnd } from './CellEditor.tsx';
import { cellId, placeOf, targetOf, type CellPosition } from './grid-keys.ts';
import { GridRow } from './GridRow.tsx';
import { RichCellDialog } from './RichCellDialog.tsx';
import { say } from '../language/say.ts';

const ROW = 60;
/** Least widths in pixels, of the keys and of a language. */
const [KEY_WIDTH, CELL_WIDTH] = [220, 240];

/**
 * Grid of texts by key and language, rendered as far as in view. One cell is the tab stop; arrows, Home, End and Page keys move it,
 * Enter or typing edits it, Space selects its row.
 */
export const TextGrid = ({
  rows,
  selection,
  languages,
  source,
  active,
  locked,
  onActive,
  onWrite,
}: {
  rows: readonly TextRow[];
  /** Selected texts by key. */
  selection: Selection;
  languages: readonly string[];
  source: string;
  /** Row and column; column 0 is the key. */
  active: CellPosition;
  locked: boolean;
  onActive: (place: CellPosition) => void;
  onWrite: (key: string, language: string, words: string) => void;
}) => {
  const view = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState<{ typed: string | undefined }>();
  // The focus follows the active cell only once the user has moved it here.
  const [holds, setHolds] = useState(false);
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed on to what is memoized
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => view.current,
    estimateSize: () => ROW,
    overscan: 8,
    initialRect: { width: 900, height: 600 },
  });

  useEffect(() => {
    if (!holds || editing) return;
    virtual.scrollToIndex(active.row, { align: 'auto' });
    const cell = document.getElementById(cellId(active));
    cell?.focus({ preventScroll: cell !== null });
    cell?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [active, holds, editing, virtual]);

  const move = (to: CellPosition): void => {
    setHolds(true);
    onActive(to);
  };
  const begin = (place: CellPosition, typed?: string): void => {
    if (locked || place.column === 0) return;
    setHolds(true);
    onActive(place);
    setEditing({ typed });
  };
  const keyDown = (event: KeyboardEvent): void => {
    if (editing) return;
    const current = rows[active.row];
    if (event.key === ' ' && !locked && current) {
      event.preventDefault();
      selection.toggle(current.key, event.shiftKey);
    } else if (event.key === 'a' && (event.ctrlKey || event.metaKey) && !locked) {
      event.preventDefault();
      selection.setAll(true);
    } else if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault();
      begin(active);
    } else if (
      event.key.length === 1 &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey &&
      event.key !== ' '
    ) {
      event.preventDefault();
      begin(active, event.key);
    } else {
      const to = targetOf(event, active, { rows: rows.length, columns: languages.length + 1 });
      if (!to) return;
      event.preventDefault();
      move(to);
    }
  };
  const end = (how: EditEnd, words: string): void => {
    const row = rows[active.row];
    const language = languages[active.column - 1];
    setEditing(undefined);
    if (how !== 'cancel' && row && language !== undefined) onWrite(row.key, language, words);
    const last = { rows: rows.length, columns: languages.length + 1 };
    const next = {
      cancel: active,
      stay: active,
      down: { ...active, row: Math.min(active.row + 1, last.rows - 1) },
      right: { ...active, column: Math.min(active.column + 1, last.columns - 1) },
      left: { ...active, column: Math.max(active.column - 1, 1) },
    }[how];
    onActive(next);
  };

  const cells = rows[active.row]?.cells ?? [];
  const edited = editing && cells[active.column - 1];
  const isEditedRich = cells.some(({ words }) => isRich(words ?? ''));

  return (
    <div className="op-texts-view" ref={view}>
      {edited && isEditedRich && (
        <RichCellDialog
          rowKey={rows[active.row]?.key ?? ''}
          cell={edited}
          source={cells.find(({ language }) => language === source && language !== edited.language)}
          onEnd={end}
        />
      )}
      <div
        role="grid"
        tabIndex={-1}
        className="op-texts-grid"
        aria-label={say('console.languageTexts.grid', { languages: languages.map(languageName).join(', ') })}
        aria-describedby="texts-keys"
        aria-multiselectable={!locked}
        aria-rowcount={rows.length + 1}
        aria-colcount={languages.length + 1}
        style={{ minWidth: KEY_WIDTH + languages.length * CELL_WIDTH }}
        onKeyDown={keyDown}
        onFocus={({ target }) => {
          const place = placeOf(target);
          if (place && !(place.row === active.row && place.column === active.column)) move(place);
        }}
        onClick={(event) => {
          const place = placeOf(event.target);
          const key = place && rows[place.row]?.key;
          if (key === undefined || locked) return;
          if (event.target instanceof Element && event.target.matches('[data-select]'))
            selection.toggle(key, event.shiftKey);
          else selection.press(event, key);
        }}
        onDoubleClick={({ target }) => {
          const place = placeOf(target);
          if (place) begin(place);
        }}
      >
        <div role="row" aria-rowindex={1} className="op-texts-head">
          <div role="columnheader" aria-colindex={1} tabIndex={-1}>
            {say('console.languageTexts.key')}
          </div>
          {languages.map((language, index) => (
            <div key={language} role="columnheader" aria-colindex={index + 2} tabIndex={-1}>
              {languageName(language)}
              {language === source && <span className="op-chip">{say('console.languageTexts.source')}</span>}
            </div>
          ))}
        </div>
        <div role="rowgroup" className="op-texts-body" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            if (!row) return null;
            const isActive = index === active.row;
            const inline = isActive && !isEditedRich ? edited : undefined;
            return (
              <GridRow
                key={row.key}
                row={row}
                index={index}
                start={start}
                height={ROW}
                active={isActive ? active.column : undefined}
                selected={selection.has(row.key)}
                selectable={!locked}
                editor={
                  inline && (
                    <CellEditor
                      rowKey={row.key}
                      language={inline.language}
                      start={editing?.typed ?? inline.words ?? ''}
                      onEnd={end}
                    />
                  )
                }
              />
            );
          })}
        </div>
      </div>
    </div>
  );
};
