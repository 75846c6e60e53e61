import { memo, type CSSProperties } from 'react';
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
  /** Rest that the open draw takes, in words; a choice without a rest can only be cleared. */
  left?: string | undefined;
  taken?: boolean;
  /** Part of its limit that is left, 0 to 1. */
  share?: number | undefined;
};

/** One choice. Rerenders only when it is chosen or cleared. */
export const ChoiceCell = memo(function ChoiceCell(props: CellProps) {
  const { choice, row, value, label, note, look, left, taken = false, share } = props;
  const { chosen } = useSnapshot(choice.cell(row, value), { sync: true });
  return (
    <button
      type="button"
      className={`lv-cell lv-cell-${look}`}
      data-face={look === 'die' ? value : undefined}
      aria-pressed={chosen}
      aria-disabled={(taken && !chosen) || undefined}
      title={left}
      style={share === undefined ? undefined : ({ '--share': share } as CSSProperties)}
      onClick={() => (chosen || !taken) && choice.toggle(row, value)}
    >
      {label ?? value}
      {note !== undefined && ' '}
      {note !== undefined && <span className="lv-cell-note">{note}</span>}
      {share !== undefined && <span className="lv-cell-share" aria-hidden="true" />}
      {left !== undefined && ' '}
      {left !== undefined && <span className="lv-visually-hidden">{left}</span>}
    </button>
  );
});
