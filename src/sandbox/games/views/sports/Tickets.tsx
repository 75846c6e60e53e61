import type { ReactNode } from 'react';
import type { Pick } from '../../rules/sports/odds.ts';
import type { TicketKind } from '../../rules/sports/book.ts';
import type { GameRound } from '../../shell/api.ts';
import { useTable } from '../../shell/table.ts';
import { pickText } from './FixtureCard.tsx';
import type { FixtureView } from './book-view.ts';

type Leg = { sport: string; index: number; pick: Pick; odds: number };

/** Bets that are not decided yet. */
export function Tickets({
  rounds,
  fixtures,
}: {
  rounds: readonly GameRound[];
  fixtures: readonly FixtureView[];
}): ReactNode {
  const { say, money, oddsText } = useTable();
  return (
    <ul className="tickets">
      {rounds.map((round) => {
        const { legs, kind = 'combo' } = round.bet as unknown as { legs: Leg[]; kind?: TicketKind };
        return (
          <li key={round.id}>
            <p>
              <b>{legs.length > 1 ? say(kind, { n: legs.length }) : say('single')}</b>{' '}
              <span>{money(round.stake)}</span>
            </p>
            {legs.map((leg, at) => {
              const fixture = fixtures.find(({ sport, index }) => sport === leg.sport && index === leg.index);
              return (
                <p key={`${leg.sport}${leg.index}`}>
                  <span>
                    {fixture
                      ? `${fixture.teams.join(' – ')}: ${pickText(say, fixture, leg.pick)}`
                      : (round.picks[at] ?? say(leg.pick))}
                  </span>
                  <span>
                    {fixture && fixture.state !== 'soon' && `${fixture.score[0]} : ${fixture.score[1]} · `}
                    {oddsText(leg.odds)}
                  </span>
                </p>
              );
            })}
          </li>
        );
      })}
    </ul>
  );
}
