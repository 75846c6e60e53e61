import { memo } from 'react';
import { useSnapshot } from 'valtio';
import type { ChoiceStore } from './choice-store.ts';

type CellProps = {
  choice: ChoiceStore;
  row: string;
  value: string;
  /** Label, when it differs from the value. */
  label?: string;
  /** Text below the label, such as the odds. */
  note?: string | undefined;
  look: 'ball' | 'number' | 'word' | 'die';
};

/** One choice. Rerenders only when it is chosen or cleared. */
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
