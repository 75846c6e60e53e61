import type { CSSProperties, ReactNode } from 'react';
import { useTable } from '../../shell/table.ts';
import type { Spot } from './layouts.ts';

/** A spot of the table. Chips on it take the line of what it pays, so that they cover neither its name nor another spot. */
export function SpotButton({
  spot: { id, label, name, pays, tone, place },
  stake,
  isWinner,
  disabled,
  onPut,
}: {
  spot: Spot;
  stake: string | undefined;
  isWinner: boolean;
  disabled: boolean;
  onPut: () => void;
}): ReactNode {
  const { say, chipText, short, timesText } = useTable();
  // A table that is known by its form has no room for what every field of it pays.
  const isLabelOnly = place !== undefined;
  return (
    <button
      type="button"
      className="spot"
      data-spot={id}
      data-tone={tone}
      data-won={isWinner}
      disabled={disabled}
      onClick={onPut}
      style={
        place &&
        ({
          '--along': place.along,
          '--length': place.length,
          '--across': place.across,
          '--width': place.width,
        } as CSSProperties)
      }
    >
      <b>
        {name === undefined ? (
          label
        ) : (
          <>
            <span aria-hidden="true">{label}</span>
            <span className="unseen">{name}</span>
          </>
        )}
      </b>
      <span className="unseen">, {say('pays')} </span>
      <small className={isLabelOnly || stake !== undefined ? 'unseen' : undefined}>{timesText(pays)}</small>
      {stake !== undefined && (
        <i className="stack">
          <span className="unseen">
            , {say('stake')} {short(stake)}
          </span>
          <span aria-hidden="true">{chipText(stake)}</span>
        </i>
      )}
    </button>
  );
}
