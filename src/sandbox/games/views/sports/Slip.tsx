import { useState, type ReactNode } from 'react';
import { Chips } from '../../parts/Chips.tsx';
import { payoutOf, type TicketKind } from '../../rules/sports/book.ts';
import type { GameRound } from '../../shell/api.ts';
import { useTable } from '../../shell/table.ts';
import { slipLegs, type Choice, type FixtureView } from './book-view.ts';
import { SlipLine } from './SlipLine.tsx';

type SlipProps = {
  choices: readonly Choice[];
  fixtures: readonly FixtureView[];
  onChange: (choices: Choice[]) => void;
  onPlaced: (round: GameRound) => void;
};

/**
 * Bet slip of several matches, which win together or each for itself. A bet is placed at the odds that the player has seen: when those of
 * the board change, the slip shows both and asks.
 */
export function Slip({ choices, fixtures, onChange, onPlaced }: SlipProps): ReactNode {
  const { say, chip, short, money, busy, play, tell } = useTable();
  const [sent, setSent] = useState(false);
  const [wanted, setWanted] = useState<TicketKind>('combo');
  const legs = slipLegs(choices, fixtures);
  const open = legs.filter(({ now }) => now > 0);
  const hasChanged = open.some(({ now, choice }) => now !== choice.odds);
  const kind: TicketKind = open.length > 1 ? wanted : 'combo';
  const stake = BigInt(chip) * (kind === 'singles' ? BigInt(open.length) : 1n);
  const most = payoutOf(
    kind,
    BigInt(chip),
    open.map(({ now }) => ({ odds: now, won: true })),
  );
  const nameOf = (which: TicketKind): string =>
    open.length < 2 ? say('single') : say(which, { n: open.length });

  async function place(): Promise<void> {
    setSent(true);
    const bet = {
      amount: chip,
      kind,
      legs: open.map(({ fixture: { sport, index }, choice: { pick, odds } }) => ({
        sport,
        index,
        pick,
        odds,
      })),
    };
    const round = await play(bet, stake);
    setSent(false);
    if (!round) return;
    // On a phone the tickets stand below all matches: an empty slip alone would say nothing.
    tell(`${say('waiting')}: ${nameOf(kind)} · ${money(round.stake)}`);
    onPlaced(round);
    onChange([]);
  }
  return (
    <section className="slip" aria-label={say('ticket')} data-filled={legs.length > 0}>
      <h2>
        {say('ticket')} {legs.length > 0 && <small>{nameOf(kind)}</small>}
      </h2>
      {legs.length === 0 && <p className="muted">{say('emptyTicket')}</p>}
      <ul>
        {legs.map((leg) => (
          <SlipLine
            key={leg.choice.key}
            leg={leg}
            onRemove={() => onChange(choices.filter(({ key }) => key !== leg.choice.key))}
          />
        ))}
      </ul>
      <p className="changed" role="status">
        {hasChanged && say('oddsChanged')}
      </p>
      {open.length > 0 && (
        <>
          {open.length > 1 && (
            <div className="row centred" role="group" aria-label={say('ticketKind')}>
              {(['combo', 'singles'] as const).map((which) => (
                <button
                  key={which}
                  type="button"
                  className="plain"
                  aria-pressed={kind === which}
                  onClick={() => setWanted(which)}
                >
                  {nameOf(which)}
                </button>
              ))}
            </div>
          )}
          <Chips />
          <p className="possible">
            {say('possible')} <b>{money(most)}</b>
          </p>
          {hasChanged ? (
            <button
              type="button"
              className="main-button"
              disabled={busy || sent}
              onClick={() => onChange(open.map(({ choice, now }) => ({ ...choice, odds: now })))}
            >
              {say('acceptOdds')}
            </button>
          ) : (
            <button
              type="button"
              className="main-button"
              disabled={busy || sent}
              onClick={() => void place()}
            >
              {say('bet')} · {short(stake)}
            </button>
          )}
        </>
      )}
    </section>
  );
}
