import type { CSSProperties, ReactNode } from 'react';
import { colourOf, wheel } from '../../rules/roulette.ts';
import { fields } from '../../rules/wheel.ts';

type WheelProps = { result: number | undefined; round: number; still: boolean };

const point = (angle: number, radius: number): string =>
  `${(100 + radius * Math.sin(angle)).toFixed(2)} ${(100 - radius * Math.cos(angle)).toFixed(2)}`;
/** A slice of a wheel around 100, 100. */
const slice = (at: number, count: number): string => {
  const step = (2 * Math.PI) / count;
  return `M100 100L${point((at - 0.5) * step, 92)}A92 92 0 0 1 ${point((at + 0.5) * step, 92)}Z`;
};

function Turning({
  at,
  count,
  round,
  still,
  label,
  landed,
  children,
}: {
  at: number | undefined;
  count: number;
  round: number;
  still: boolean;
  label: string;
  /** Said in the middle once the wheel stands: the pointer covers where it stopped. */
  landed?: ReactNode;
  children: ReactNode;
}): ReactNode {
  const degrees = at === undefined ? 0 : 360 * 5 * round - (at * 360) / count;
  return (
    <div className="wheel" role="img" aria-label={label}>
      <svg viewBox="0 0 200 200">
        <g
          className="turning"
          data-still={still}
          style={{ transform: `rotate(${degrees}deg)` } as CSSProperties}
        >
          {children}
        </g>
        <circle cx="100" cy="100" r="30" className="hub" />
        {landed}
        <path d="M100 2l7 14H93z" className="pointer" />
      </svg>
    </div>
  );
}

export function RouletteWheel({ result, round, still }: WheelProps): ReactNode {
  const at = result === undefined ? undefined : wheel.indexOf(result);
  return (
    <Turning
      at={at}
      count={37}
      round={round}
      still={still}
      label={result === undefined ? '' : String(result)}
      landed={
        result !== undefined && (
          <g key={round} className="landed" data-still={still} data-colour={colourOf(result)}>
            <circle cx="100" cy="100" r="26" />
            <text x="100" y="100" textAnchor="middle" dominantBaseline="central">
              {result}
            </text>
          </g>
        )
      }
    >
      {wheel.map((number, place) => (
        <g key={number}>
          <path d={slice(place, 37)} data-colour={colourOf(number)} className="pocket" />
          <text
            x="100"
            y="18"
            textAnchor="middle"
            transform={`rotate(${(place * 360) / 37} 100 100)`}
            className="pocket-number"
          >
            {number}
          </text>
        </g>
      ))}
    </Turning>
  );
}

export function ColourWheel({ result, round, still }: WheelProps): ReactNode {
  return (
    <Turning
      at={result}
      count={fields.length}
      round={round}
      still={still}
      label={result === undefined ? '' : (fields[result] ?? '')}
    >
      {fields.map((colour, place) => (
        <path key={place} d={slice(place, fields.length)} data-colour={colour} className="pocket" />
      ))}
    </Turning>
  );
}
