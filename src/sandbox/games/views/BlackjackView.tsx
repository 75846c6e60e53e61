import './small.css';
import { useState, type ReactNode } from 'react';
import { Chips } from '../parts/Chips.tsx';
import { Hand } from '../parts/PlayingCard.tsx';
import { usePause } from '../parts/useSteps.ts';
import type { GameRound } from '../shell/api.ts';
import { useTable } from '../shell/table.ts';
import type { BlackjackMove } from '../rules/blackjack.ts';

type BlackjackTable = {
  hands: { cards: string[]; stake: string; points: number }[];
  dealer: string[];
  points: number;
  active: number;
  moves: BlackjackMove[];
};

/** Blackjack against the dealer: hit, stand, double, split. */
export function BlackjackView(): ReactNode {
  const { hello, say, chip, busy, play, act, shown, short, still } = useTable();
  const pause = usePause();
  const [round, setRound] = useState<GameRound | undefined>(() =>
    hello.open.find(({ status }) => status === 'open'),
  );
  const [running, setRunning] = useState(false);
  const state = round?.view as BlackjackTable | undefined;
  const open = round?.status === 'open' && state !== undefined;

  async function follow(asked: Promise<GameRound | undefined>): Promise<void> {
    setRunning(true);
    const next = await asked;
    if (next) {
      setRound(next);
      if (next.status !== 'open') {
        await pause(still ? 100 : 900);
        shown(next);
      }
    }
    setRunning(false);
  }
  return (
    <section className="small">
      <div className="felt-plain">
        <div className="seat">
          <span>
            {say('dealer')} {state ? <b>{state.points}</b> : ''}
          </span>
          <Hand
            cards={state && state.dealer.length === 1 ? [...state.dealer, ''] : (state?.dealer ?? ['', ''])}
            label={say('dealer')}
          />
        </div>
        <div className="hands">
          {(state?.hands ?? [{ cards: ['', ''], stake: '0', points: 0 }]).map((hand, at) => (
            <div className="seat" key={at} data-active={open && state.active === at}>
              <Hand cards={hand.cards} label={say('you')} from={2} />
              <span>
                {hand.points > 0 && <b>{hand.points}</b>} {hand.stake === '0' ? '' : short(hand.stake)}
              </span>
            </div>
          ))}
        </div>
      </div>
      <div className="controls">
        {open ? (
          <div className="row">
            {state.moves.map((move) => {
              const extra =
                move === 'double' || move === 'split' ? BigInt(state.hands[state.active]?.stake ?? '0') : 0n;
              return (
                <button
                  key={move}
                  type="button"
                  className={move === 'hit' || move === 'stand' ? 'main-button' : 'plain'}
                  disabled={busy || running}
                  onClick={() => void follow(act(round, { do: move }, extra))}
                >
                  {say(move)}
                  {extra > 0n && ` · ${short(extra)}`}
                </button>
              );
            })}
          </div>
        ) : (
          <>
            <Chips />
            <button
              type="button"
              className="main-button"
              disabled={busy || running}
              onClick={() => void follow(play({ amount: chip }, BigInt(chip)))}
            >
              {say('deal')} · {short(chip)}
            </button>
          </>
        )}
      </div>
    </section>
  );
}
