import { say } from '../language/say.ts';
import type { Selection } from './useSelection.ts';

/** Check box that selects one row; Shift selects all from the last one on. */
export const SelectBox = ({ id, name, selection }: { id: string; name: string; selection: Selection }) => (
  <input
    type="checkbox"
    className="op-select-box"
    aria-label={say('console.selection.select', { name })}
    checked={selection.has(id)}
    onChange={({ nativeEvent }) =>
      selection.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
    }
  />
);
