import { memo } from 'react';
import { useSnapshot } from 'valtio';
import type { ChoiceStore } from './choice-store.ts';

type CellProps = {
  choice: ChoiceStore;
  row: string;
  value: string;
  /** What shows, where it is not the value itself. */
  label?: string;
  /** Stands below it, such as its odds. */
  note?: string | undefined;
  look: 'ball' | 'number' | 'word' | 'die';
};

/** One thing to choose. It draws itself only when it is chosen or let go. */
export const ChoiceCell = memo(function ChoiceCell({ choice, row, value, label, note, look }: CellProps) {
  const { chosen } = useSnapshot(choice.cell(row, value), { sync: true });
  return (
    <button
      type="button"
      className={`lv-cell lv-cell-${look}`}
      data-face={look === 'die' ? value : undefined}
      aria-pressed={chosen}
      onClick={() => choice.toggle(row, value)}
    >
      {label ?? value}
      {note !== undefined && ' '}
      {note !== undefined && <span className="lv-cell-note">{note}</span>}
    </button>
  );
});
