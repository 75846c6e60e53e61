import './small.css';
import { useState, type ReactNode } from 'react';
import { Chips } from '../parts/Chips.tsx';
import { cells, minesTimes } from '../rules/mines.ts';
import type { GameRound } from '../shell/api.ts';
import { useTable } from '../shell/table.ts';

type MinesState = { open: number[]; times: number; next?: number; mines?: number[]; count: number };

/** Twenty-five fields, some of them mined: each safe one raises what cashing out pays. */
export function MinesView(): ReactNode {
  const { hello, say, chip, busy, play, act, shown, short, money, timesText } = useTable();
  const [mines, setMines] = useState(3);
  const [round, setRound] = useState<GameRound | undefined>(() =>
    hello.open.find(({ status }) => status === 'open'),
  );
  const state = round?.view as MinesState | undefined;
  const running = round?.status === 'open';

  const follow = (next: GameRound | undefined): void => {
    if (!next) return;
    setRound(next);
    if (next.status === 'done' || next.status === 'cancelled') shown(next);
  };
  const kindOf = (cell: number): 'mine' | 'gem' | undefined =>
    state?.mines?.includes(cell) ? 'mine' : state?.open.includes(cell) ? 'gem' : undefined;
  const worth = running && state ? (BigInt(round.stake) * BigInt(state.times)) / 10_000n : 0n;
  return (
    <section className="small">
      <div className="mines" role="group" aria-label={say('mines')}>
        {Array.from({ length: cells }, (_, cell) => {
          const kind = kindOf(cell);
          return (
            <button
              key={cell}
              type="button"
              data-kind={kind}
              data-hit={kind === 'mine' && state?.open.includes(cell)}
              disabled={!running || busy || kind !== undefined}
              aria-label={`${say('cell', { n: cell + 1 })}${kind ? `: ${say(kind)}` : ''}`}
              onClick={() => round && void act(round, { do: 'open', cell }).then(follow)}
            >
              {kind === 'mine' ? '✹' : kind === 'gem' ? '◆' : ''}
            </button>
          );
        })}
      </div>
      <div className="controls">
        {running && state ? (
          <button
            type="button"
            className="main-button"
            disabled={busy || state.open.length === 0}
            onClick={() => void act(round, { do: 'out' }).then(follow)}
          >
            {say('out')} · {state.open.length === 0 ? timesText(state.next ?? 0) : money(worth)}
          </button>
        ) : (
          <>
            <label className="field">
              {say('mines')}: {mines} · {timesText(minesTimes(mines, 1))}
              <input
                type="range"
                min={1}
                max={20}
                value={mines}
                onChange={({ target }) => setMines(Number(target.value))}
              />
            </label>
            <Chips />
            <button
              type="button"
              className="main-button"
              disabled={busy}
              onClick={() => void play({ amount: chip, mines }, BigInt(chip)).then(follow)}
            >
              {say('play')} · {short(chip)}
            </button>
          </>
        )}
      </div>
    </section>
  );
}
