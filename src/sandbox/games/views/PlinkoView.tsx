import './small.css';
import { useState, type ReactNode } from 'react';
import { Chips } from '../parts/Chips.tsx';
import { usePause } from '../parts/useSteps.ts';
import { bins, rows, type Risk } from '../rules/plinko.ts';
import { useTable } from '../shell/table.ts';

const stepMs = 130;
const across = 26;
const down = 20;
/** Position of the ball after the given number of rows. */
const ballAt = (path: readonly number[], row: number): [number, number] => {
  const rights = path.slice(0, row).reduce((sum, step) => sum + step, 0);
  return [200 + (rights - row / 2) * across, 24 + row * down];
};

/** A ball falls through twelve rows of pegs. */
export function PlinkoView(): ReactNode {
  const { say, chip, busy, play, shown, short, still, timesText } = useTable();
  const pause = usePause();
  const [risk, setRisk] = useState<Risk>('mid');
  const [ball, setBall] = useState<{ path: number[]; row: number }>();
  const [running, setRunning] = useState(false);
  const landed = ball?.row === rows ? ball.path.reduce((sum, step) => sum + step, 0) : undefined;

  async function go(): Promise<void> {
    setRunning(true);
    setBall(undefined);
    const round = await play({ amount: chip, risk }, BigInt(chip));
    if (round?.status === 'done') {
      const { path } = round.view as { path: number[] };
      for (let row = still ? rows : 0; row <= rows; row += 1) {
        setBall({ path, row });
        await pause(stepMs);
      }
      shown(round);
    }
    setRunning(false);
  }
  const [x, y] = ball ? ballAt(ball.path, ball.row) : [200, 10];
  return (
    <section className="small">
      <svg
        className="plinko"
        viewBox="0 0 400 300"
        role="img"
        aria-label={landed === undefined ? say('play') : timesText(bins[risk][landed] ?? 0)}
      >
        {Array.from({ length: rows }, (_, row) =>
          Array.from({ length: row + 2 }, (_peg, at) => (
            <circle
              key={`${row}-${at}`}
              cx={200 + (at - (row + 1) / 2) * across}
              cy={30 + row * down + 8}
              r="3.2"
              className="peg"
            />
          )),
        )}
        {bins[risk].map((times, at) => (
          <g
            key={at}
            transform={`translate(${200 + (at - rows / 2) * across} 282)`}
            className="bin"
            data-hit={landed === at}
            data-heat={Math.abs(at - rows / 2)}
          >
            <rect x="-12" y="-11" width="24" height="20" rx="4" />
            <text textAnchor="middle" y="3.5">
              {times >= 100_000 ? Math.round(times / 10_000) : Number((times / 10_000).toFixed(1))}
            </text>
          </g>
        ))}
        {ball && <circle r="8" className="ball" style={{ transform: `translate(${x}px, ${y}px)` }} />}
      </svg>
      <div className="controls">
        <div className="row centred" role="group" aria-label={say('risk')}>
          {(['low', 'mid', 'high'] as const).map((name) => (
            <button
              key={name}
              type="button"
              className="plain"
              aria-pressed={risk === name}
              disabled={running}
              onClick={() => setRisk(name)}
            >
              {say(name)}
            </button>
          ))}
        </div>
        <Chips />
        <button type="button" className="main-button" disabled={busy || running} onClick={() => void go()}>
          {say('play')} · {short(chip)}
        </button>
      </div>
    </section>
  );
}
