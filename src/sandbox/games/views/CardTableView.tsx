import './small.css';
import { useState, type ReactNode } from 'react';
import { Chips } from '../parts/Chips.tsx';
import { Hand } from '../parts/PlayingCard.tsx';
import { useBoard } from '../parts/useBoard.ts';
import { useOwnEvents } from '../parts/useOwnEvents.ts';
import { useTable } from '../shell/table.ts';
import type { TextKey } from '../shell/texts.ts';

type Shown = { hand: string[]; name: string };
type CardBoard = {
  index: number;
  since: number;
  betting: number;
  dealing: number;
  period: number;
  seats: number;
  draws: boolean;
  hands: Shown[];
  banker: Shown | null;
};

/** A table of the card room: everybody's hand against the banker's, one deal for all who sit. */
export function CardTableView(): ReactNode {
  const { say, chip, busy, play, short } = useTable();
  const shown = useBoard<CardBoard>();
  const { waiting, add } = useOwnEvents();
  const [upTo, setUpTo] = useState(4);
  if (!shown) return <span className="loader" />;
  const { index, since, betting, dealing, period, seats, draws, hands, banker } = shown.board;
  const open = since < betting;
  const seconds = (until: number): number => Math.max(0, Math.ceil((until - since) / 1000));
  // The board knows the seat after a reload and once the hand is decided; until it is asked again, the bet that was just placed does.
  const bet = waiting
    .map((round) => round.bet as { index: number; seat: number })
    .find((one) => one.index === index);
  const kept = shown.places.find((each) => each.own)?.place;
  const own = bet?.seat ?? (kept === undefined ? undefined : Number(kept));
  const named = (name: string): string =>
    /^\d/u.test(name) ? name : name === 'high' ? '' : say(name as TextKey);
  const phase = open
    ? say('bettingOpen', { s: seconds(betting) })
    : since < betting + dealing
      ? say('dealing')
      : say('nextSoon', { s: seconds(period) });
  return (
    <section className="small wide">
      <div className="felt-plain">
        <p className="phase">
          <progress max={betting} value={open ? betting - since : 0} aria-hidden="true" hidden={!open} />{' '}
          {phase}
        </p>
        <div className="seat">
          <span>
            {say('banker')} <b>{banker ? named(banker.name) : ''}</b>
          </span>
          <Hand cards={banker?.hand ?? ['', '']} label={say('banker')} key={`${index}-${banker === null}`} />
        </div>
        <div className="seats">
          {Array.from({ length: seats }, (_, seat) => {
            const place = shown.places.find((each) => each.place === String(seat));
            const hand = hands[seat];
            return (
              <div className="seat" key={seat} data-active={own === seat}>
                <span>{own === seat ? say('you') : (place?.nickname ?? say('house'))}</span>
                {hand ? (
                  <Hand
                    cards={hand.hand}
                    label={say('seat', { n: seat + 1 })}
                    key={`${index}-${hand.hand.length}`}
                  />
                ) : (
                  <button
                    type="button"
                    className="plain"
                    disabled={!open || busy || own !== undefined || place !== undefined}
                    aria-label={`${say('seat', { n: seat + 1 })}: ${say('sit')}, ${short(chip)}`}
                    onClick={() =>
                      void play({ index, seat, amount: chip, ...(draws && { upTo }) }, BigInt(chip)).then(
                        (round) => round && add(round),
                      )
                    }
                  >
                    {place ? short(place.stake) : say('sit')}
                  </button>
                )}
                <b>{hand && (banker ? named(hand.name) : place && short(place.stake))}</b>
              </div>
            );
          })}
        </div>
      </div>
      <div className="controls">
        {draws && (
          <div className="row centred" role="group" aria-label={say('drawUpTo')}>
            <span>{say('drawUpTo')}</span>
            {[3, 4, 5].map((value) => (
              <button
                key={value}
                type="button"
                className="plain"
                aria-pressed={upTo === value}
                onClick={() => setUpTo(value)}
              >
                {value}
              </button>
            ))}
          </div>
        )}
        <Chips />
      </div>
      <p className="hint" role="status">
        {bet === undefined ? '' : `${say('waiting')}: ${say('seat', { n: bet.seat + 1 })}`}
      </p>
    </section>
  );
}
