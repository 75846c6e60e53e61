import type { ReactNode } from 'react';
import { useTable } from '../shell/table.ts';

/** The stakes of the table to choose from. */
export function Chips(): ReactNode {
  const { hello, chip, setChip, short, chipText, say } = useTable();
  return (
    <div className="chips" role="radiogroup" aria-label={say('chip')}>
      {hello.chips.map((value, at) => (
        <label key={value} className="chip" data-kind={at}>
          <input
            type="radio"
            name="chip"
            aria-label={short(value)}
            checked={chip === value}
            onChange={() => setChip(value)}
          />
          <span aria-hidden="true">{chipText(value)}</span>
        </label>
      ))}
    </div>
  );
}
