import { useText } from '#ui/text/use-text.ts';
import { saySelection } from '#play/lottery/bet-words.ts';
import { inRowOrder, type Panel } from '#play/lottery/panel.ts';
import type { Selection } from '../room-types.ts';

/** Numbers listed; further ones are counted. */
const shown = 24;

/** A selection in words: rows separated by a bar, numbers by a space. */
export function SelectionWords({ selection, panel }: { selection: Selection; panel: Panel | undefined }) {
  const say = useText();
  const rows: readonly (readonly string[])[] = Array.isArray(selection)
    ? [selection]
    : inRowOrder(panel, selection);
  return <span className="lv-selection">{saySelection(say, rows, shown)}</span>;
}
