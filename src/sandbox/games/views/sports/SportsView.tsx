import './sports.css';
import type { ReactNode } from 'react';
import { useBoard } from '../../parts/useBoard.ts';
import { useOwnEvents } from '../../parts/useOwnEvents.ts';
import type { Pick } from '../../rules/sports/odds.ts';
import { useTable } from '../../shell/table.ts';
import type { FixtureView } from './book-view.ts';
import { FixtureCard } from './FixtureCard.tsx';
import { useKeptChoices } from './kept-choices.ts';
import { Slip } from './Slip.tsx';
import { Tickets } from './Tickets.tsx';

const ranks = { live: 0, soon: 1, over: 2 } as const;

/** Simulated matches before and while they run, single bets and combos. */
export function SportsView(): ReactNode {
  const { say } = useTable();
  const board = useBoard<{ now: number; fixtures: FixtureView[] }>()?.board;
  const { waiting, add } = useOwnEvents();
  const [choices, setChoices] = useKeptChoices();
  if (!board) return <span className="loader" />;
  const fixtures = board.fixtures.toSorted((a, b) => ranks[a.state] - ranks[b.state] || a.begins - b.begins);
  const choose = (fixture: FixtureView, pick: Pick): void =>
    setChoices((old) => {
      const others = old.filter(({ key }) => key !== fixture.key);
      const same = old.some((choice) => choice.key === fixture.key && choice.pick === pick);
      return same ? others : [...others, { key: fixture.key, pick, odds: fixture.odds[pick] }].slice(-8);
    });
  return (
    <section className="sports">
      <div className="fixtures">
        {fixtures.map((fixture) => (
          <FixtureCard
            key={fixture.key}
            fixture={fixture}
            picked={choices.find(({ key }) => key === fixture.key)?.pick}
            onPick={(pick) => choose(fixture, pick)}
          />
        ))}
      </div>
      <aside>
        <Slip choices={choices} fixtures={board.fixtures} onChange={setChoices} onPlaced={add} />
        {waiting.length > 0 && (
          <>
            <h2>{say('tickets')}</h2>
            <Tickets rounds={waiting} fixtures={board.fixtures} />
          </>
        )}
      </aside>
    </section>
  );
}
