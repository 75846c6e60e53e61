import './small.css';
import { useState, type ReactNode } from 'react';
import { Chips } from '../parts/Chips.tsx';
import { Hand, PlayingCard } from '../parts/PlayingCard.tsx';
import type { GameRound } from '../shell/api.ts';
import { useTable } from '../shell/table.ts';

type HiloState = { cards: string[]; times: number; higher?: number; lower?: number };

/** Guess of higher or lower for the next card; each right guess multiplies the win. */
export function HiloView(): ReactNode {
  const { hello, say, chip, busy, play, act, shown, short, money, timesText } = useTable();
  const [round, setRound] = useState<GameRound | undefined>(() =>
    hello.open.find(({ status }) => status === 'open'),
  );
  const state = round?.view as HiloState | undefined;
  const follow = (next: GameRound | undefined): void => {
    if (!next) return;
    setRound(next);
    if (next.status !== 'open') shown(next);
  };
  const running = round?.status === 'open' && state !== undefined;
  const past = state?.cards.slice(0, -1) ?? [];
  return (
    <section className="small">
      <div className="felt-plain">
        <Hand cards={past.slice(-6)} />
        <div className="big-card" key={round ? `${round.id}-${state?.cards.length}` : 'none'}>
          <PlayingCard card={state?.cards.at(-1)} />
        </div>
        <p className="worth">{state ? timesText(state.times) : ''}</p>
      </div>
      <div className="controls">
        {running ? (
          <>
            <div className="row">
              {(['higher', 'lower'] as const).map((guess) => (
                <button
                  key={guess}
                  type="button"
                  className="main-button"
                  disabled={busy || (state[guess] ?? 0) <= state.times}
                  onClick={() => void act(round, { do: guess }).then(follow)}
                >
                  {guess === 'higher' ? '▲' : '▼'} {say(guess)} · {timesText(state[guess] ?? 0)}
                </button>
              ))}
            </div>
            <button
              type="button"
              className="plain"
              disabled={busy || state.cards.length < 2}
              onClick={() => void act(round, { do: 'out' }).then(follow)}
            >
              {say('out')} · {money((BigInt(round.stake) * BigInt(state.times)) / 10_000n)}
            </button>
          </>
        ) : (
          <>
            <Chips />
            <button
              type="button"
              className="main-button"
              disabled={busy}
              onClick={() => void play({ amount: chip }, BigInt(chip)).then(follow)}
            >
              {say('deal')} · {short(chip)}
            </button>
          </>
        )}
      </div>
    </section>
  );
}
