import { useState } from 'react';
import { say } from '../language/say.ts';
import type { Assignees } from './assignees.ts';
import type { TextFilter } from './FilterBar.tsx';
import type { CellPosition } from './grid-keys.ts';
import { KeyDetail } from './KeyDetail.tsx';
import type { TextRow } from './rows.ts';
import { useSelection } from '../selection/useSelection.ts';
import { SelectedTexts } from './SelectedTexts.tsx';
import { TextGrid } from './TextGrid.tsx';
import type { TextEdits } from './useTextEdits.ts';

/** The grid with the details of its current text. Other filters begin at its first row. */
export const GridPart = ({
  rows,
  all,
  assignees,
  languages,
  source,
  asked,
  edits,
  locked,
  onKept,
}: {
  rows: readonly TextRow[];
  /** Rows of all texts, whatever is shown. */
  all: readonly TextRow[];
  assignees: Assignees;
  languages: readonly string[];
  source: string;
  asked: TextFilter;
  edits: TextEdits;
  locked: boolean;
  /** Called with the key of an edited row, which stays though it may fit the filters no more. */
  onKept: (key: string) => void;
}) => {
  const [active, setActive] = useState<CellPosition & { asked: TextFilter }>({ row: 0, column: 0, asked });
  const place = {
    row: active.asked === asked ? Math.min(active.row, Math.max(0, rows.length - 1)) : 0,
    column: Math.min(active.column, languages.length),
  };
  const row = rows[place.row];
  const selection = useSelection(rows.map(({ key }) => key));
  return (
    <>
      {!locked && <SelectedTexts total={rows.length} selection={selection} edits={edits} />}
      <TextGrid
        rows={rows}
        selection={selection}
        languages={languages}
        source={source}
        active={place}
        locked={locked}
        onActive={(position) => setActive({ ...position, asked })}
        onWrite={(key, language, words) => {
          onKept(key);
          edits.write(key, language, words);
        }}
      />
      <p className="op-hint" id="texts-keys">
        {say('console.languageTexts.keys')}
      </p>
      {row && (
        <KeyDetail key={row.key} row={row} all={all} assignees={assignees} edits={edits} locked={locked} />
      )}
    </>
  );
};
