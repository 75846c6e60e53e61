import { useId } from 'react';
import { useText } from '#ui/text/use-text.ts';
import { multiplesOf, type Chase } from './chase.ts';
import { drawName } from '../draw-name.ts';
import type { Rules } from '../room-types.ts';
import type { Room } from '../use-room.ts';

/**
 * Repeats the slip in further draws, each with its multiple, until it wins if the player wants. Not a form document: part of the slip
 * (docs/decisions/0028-forms-that-move-money.md).
 */
export function ChaseFields({
  rules,
  room,
  chase,
  onChange,
}: {
  rules: Rules;
  room: Room;
  chase: Chase;
  onChange: (chase: Chase) => void;
}) {
  const say = useText();
  const id = useId();
  const most = Math.min(rules.limits.chaseDraws, room.further.length);
  const number = (name: 'count' | 'times' | 'every', highest: number, lowest: number) => (
    <label className="lv-chase-field" htmlFor={`${id}-${name}`}>
      <span>{say(`lottery.chase.${name}`)}</span>
      <input
        id={`${id}-${name}`}
        type="number"
        inputMode="numeric"
        min={lowest}
        max={highest}
        value={chase[name]}
        onChange={(event) =>
          onChange({
            ...chase,
            [name]: Math.max(lowest, Math.min(highest, Math.trunc(Number(event.target.value)) || lowest)),
          })
        }
      />
    </label>
  );
  const multiples = multiplesOf(chase);
  return (
    <details className="lv-chase">
      <summary>{say('lottery.chase')}</summary>
      <p className="lv-hint">{say('lottery.chase.hint')}</p>
      <div className="lv-chase-fields">
        {number('count', most, 0)}
        {number('times', 10, 1)}
        {number('every', Math.max(1, most), 1)}
        <label className="lv-chase-stop">
          <input
            type="checkbox"
            checked={chase.stopOnWin}
            onChange={(event) => onChange({ ...chase, stopOnWin: event.target.checked })}
          />
          {say('lottery.chase.stop')}
        </label>
      </div>
      {multiples.length > 0 && (
        <ol className="lv-chase-draws">
          {multiples.map((multiple, index) => (
            <li key={room.further[index]?.numero ?? index}>
              <span>{drawName(room.further[index]?.numero ?? '', rules.game)}</span>
              <span>×{multiple}</span>
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}
