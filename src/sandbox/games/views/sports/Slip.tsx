import { useState, type ReactNode } from 'react';
import { Chips } from '../../parts/Chips.tsx';
import type { Round } from '../../shell/api.ts';
import { useTable } from '../../shell/table.ts';
import { pickText } from './FixtureCard.tsx';
import type { Choice, FixtureView } from './book-view.ts';

type SlipProps = {
  choices: readonly Choice[];
  fixtures: readonly FixtureView[];
  onChange: (choices: Choice[]) => void;
  onPlaced: (round: Round) => void;
};

/** Bet slip with the chosen picks at present odds; several matches win together. */
export function Slip({ choices, fixtures, onChange, onPlaced }: SlipProps): ReactNode {
  const { say, chip, short, money, busy, play, oddsText, tell } = useTable();
  const [sent, setSent] = useState(false);
  const legs = choices.flatMap(({ key, pick }) => {
    const fixture = fixtures.find((each) => each.key === key);
    return fixture ? [{ fixture, pick, odds: fixture.odds[pick] }] : [];
  });
  const open = legs.filter(({ odds }) => odds > 0);
  const win = open.reduce((sum, { odds }) => (sum * BigInt(odds)) / 100n, BigInt(chip));

  async function place(): Promise<void> {
    setSent(true);
    const bet = {
      amount: chip,
      legs: open.map(({ fixture: { sport, index }, pick, odds }) => ({ sport, index, pick, odds })),
    };
    const round = await play(bet, BigInt(chip));
    setSent(false);
    if (!round) return;
    // On a phone the tickets stand below all matches: an empty slip alone would say nothing.
    const kind = open.length > 1 ? say('combo', { n: open.length }) : say('single');
    tell(`${say('waiting')}: ${kind} · ${money(round.stake)}`);
    onPlaced(round);
    onChange([]);
  }
  return (
    <section className="slip" aria-label={say('ticket')}>
      <h2>
        {say('ticket')} {open.length > 1 && <small>{say('combo', { n: open.length })}</small>}
      </h2>
      {legs.length === 0 && <p className="muted">{say('emptyTicket')}</p>}
      <ul>
        {legs.map(({ fixture, pick, odds }) => (
          <li key={fixture.key} data-closed={odds === 0}>
            <span>
              <b>{pickText(say, fixture, pick)}</b>
              <small>
                {fixture.teams[0]} – {fixture.teams[1]}
              </small>
            </span>
            <b>{odds === 0 ? say('ended') : oddsText(odds)}</b>
            <button
              type="button"
              className="icon"
              aria-label={`${say('remove')}: ${pickText(say, fixture, pick)}`}
              onClick={() => onChange(choices.filter(({ key }) => key !== fixture.key))}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
      {open.length > 0 && (
        <>
          <Chips />
          <p className="possible">
            {say('possible')} <b>{money(win)}</b>
          </p>
          <button type="button" className="main-button" disabled={busy || sent} onClick={() => void place()}>
            {say('bet')} · {short(chip)}
          </button>
        </>
      )}
    </section>
  );
}
