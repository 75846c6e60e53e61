import './small.css';
import type { ReactNode } from 'react';
import { Chips } from '../parts/Chips.tsx';
import { useBoard } from '../parts/useBoard.ts';
import { useOwnEvents } from '../parts/useOwnEvents.ts';
import type { Corner } from '../rules/cockfight.ts';
import { useTable } from '../shell/table.ts';

type Ring = {
  index: number;
  odds: Record<Corner, number>;
  names: [string, string];
  since: number;
  betting: number;
  fight: number;
  period: number;
  now: number;
  winner: Corner | null;
  past: { index: number; winner: Corner }[];
};
const corners = ['meron', 'draw', 'wala'] as const;

const Bird = ({ corner }: { corner: 'meron' | 'wala' }): ReactNode => (
  <svg viewBox="0 0 100 100" aria-hidden="true" className="bird" data-corner={corner}>
    <path d="M30 84l6-18C20 58 18 40 30 30c4-12 16-14 22-8l8 4-8 4c2 8 10 12 22 6 14-6 20 4 16 14-6 14-18 20-34 18l-4 16h-6l2-16h-4l-6 16z" />
    <path d="M34 22c0-8 4-10 6-6 2-6 6-6 6 0 4-4 6-2 6 4z" className="comb" />
    <circle cx="46" cy="30" r="2.4" fill="#fff" />
  </svg>
);

/** Matches every minute: two corners and the draw. */
export function CockfightView(): ReactNode {
  const { say, chip, busy, play, short, oddsText } = useTable();
  const board = useBoard<Ring>()?.board;
  const { waiting, add } = useOwnEvents();
  if (!board) return <span className="loader" />;
  const { odds, names, since, betting, period, index, winner, past } = board;
  const open = since < betting;
  const seconds = (until: number): number => Math.max(0, Math.ceil((until - since) / 1000));
  const phase = open
    ? say('bettingOpen', { s: seconds(betting) })
    : winner === null
      ? say('fighting')
      : say('nextSoon', { s: seconds(period) });
  const mine = (corner: Corner): bigint =>
    waiting.reduce((sum, { bet, stake }) => {
      const own = bet as { index: number; corner: Corner };
      return own.index === index && own.corner === corner ? sum + BigInt(stake) : sum;
    }, 0n);
  return (
    <section className="small">
      <div className="ring" data-fight={!open && winner === null} data-winner={winner}>
        <p className="phase">
          <progress max={betting} value={open ? betting - since : 0} aria-hidden="true" hidden={!open} />{' '}
          {phase}
        </p>
        <Bird corner="meron" />
        <Bird corner="wala" />
        <b>{names[0]}</b>
        <b>{names[1]}</b>
        {winner !== null && (
          <p className="verdict" role="status">
            {say(winner)}
            {winner !== 'draw' && ` · ${names[winner === 'meron' ? 0 : 1]}`}
          </p>
        )}
      </div>
      <div className="corners">
        {corners.map((corner) => (
          <button
            key={corner}
            type="button"
            className="corner"
            data-corner={corner}
            disabled={!open || busy}
            onClick={() =>
              void play({ index, corner, amount: chip }, BigInt(chip)).then((round) => round && add(round))
            }
          >
            <b>{say(corner)}</b>
            <span>{oddsText(odds[corner])}</span>
            <small>{mine(corner) > 0n ? short(mine(corner)) : ''}</small>
          </button>
        ))}
      </div>
      <ol className="past" aria-label={say('rounds')}>
        {past.map((match) => (
          <li key={match.index} data-corner={match.winner}>
            {say(match.winner).slice(0, 1)}
          </li>
        ))}
      </ol>
      <div className="controls">
        <Chips />
      </div>
      <p className="hint" role="status">
        {waiting.length > 0
          ? `${say('waiting')}: ${short(waiting.reduce((sum, { stake }) => sum + BigInt(stake), 0n))}`
          : ''}
      </p>
    </section>
  );
}
