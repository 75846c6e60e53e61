import type { ReactNode } from 'react';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import type { Selection } from './useSelection.ts';
import './selection.css';

/** Selects all rows of a list or none, and has what can be done with the selected ones. */
export const SelectionBar = ({
  label,
  total,
  selection: { chosen, setAll },
  children,
}: {
  /** Names the list. */
  label: string;
  total: number;
  selection: Selection;
  children: ReactNode;
}) => (
  <div className="op-selection" role="group" aria-label={say('console.selection.label', { list: label })}>
    <label className="op-check-line">
      <input
        type="checkbox"
        className="op-select-box"
        ref={(box) => {
          if (box) box.indeterminate = chosen.length > 0 && chosen.length < total;
        }}
        checked={total > 0 && chosen.length === total}
        onChange={({ target }) => setAll(target.checked)}
      />
      {say('console.selection.all')}
    </label>
    <span className="op-quiet" role="status">
      {chosen.length > 0 && say('console.selection.count', { count: chosen.length })}
    </span>
    {chosen.length > 0 && (
      <span className="op-selection-acts">
        {children}
        <Button look="quiet" onPress={() => setAll(false)}>
          {say('console.selection.clear')}
        </Button>
      </span>
    )}
  </div>
);
