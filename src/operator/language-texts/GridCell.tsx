import type { ReactNode } from 'react';
import { readableWords } from '../documents/reader.ts';
import type { Mark, TextCell } from './rows.ts';
import { say } from '../language/say.ts';

const marks: readonly { mark: Mark; words: string; tone: string }[] = [
  { mark: 'missing', words: say('console.languageTexts.missing'), tone: 'danger' },
  { mark: 'faulty', words: say('console.languageTexts.faulty'), tone: 'danger' },
  { mark: 'untranslated', words: say('console.languageTexts.untranslated'), tone: 'warning' },
  { mark: 'stale', words: say('console.languageTexts.stale'), tone: 'warning' },
  { mark: 'changed', words: say('console.languageTexts.changed'), tone: 'accent' },
];

/** Text of one key in one language with its marks; `children` is the editor over it. */
export const GridCell = ({
  id,
  cell,
  column,
  active,
  children,
}: {
  id: string;
  cell: TextCell;
  column: number;
  active: boolean;
  children?: ReactNode;
}) => (
  <div
    role="gridcell"
    id={id}
    aria-colindex={column}
    tabIndex={active && !children ? 0 : -1}
    className="op-texts-cell"
    data-own={cell.marks.has('own')}
  >
    {children}
    {!children && (
      <>
        <span lang={cell.language} dir="auto" className="op-texts-words">
          {cell.words === undefined ? (cell.needed ? '' : '–') : readableWords(cell.words)}
        </span>
        {marks
          .filter(({ mark }) => cell.marks.has(mark))
          .map(({ mark, words, tone }) => (
            <span key={mark} className={`op-chip op-chip-${tone}`}>
              {words}
            </span>
          ))}
      </>
    )}
  </div>
);
