import type { ReactNode } from 'react';
import type { Pick } from '../../rules/sports/odds.ts';
import { zoneLabel } from '#engine/time/zone-label.ts';
import { useTable } from '../../shell/table.ts';
import type { Say } from '../../shell/texts.ts';
import type { FixtureView } from './book-view.ts';

/** Label of a pick. */
export const pickText = (say: Say, { line, teams }: Match, pick: Pick): string =>
  pick === 'over' || pick === 'under'
    ? `${say(pick)} ${line}`
    : pick === 'draw'
      ? say('draw')
      : teams[pick === 'home' ? 0 : 1];
type Match = { line: number; teams: readonly [string, string] };

const short: Readonly<Record<Pick, (say: Say, line: number) => string>> = {
  home: () => '1',
  draw: () => 'X',
  away: () => '2',
  over: (say, line) => `${say('over')} ${line}`,
  under: (say, line) => `${say('under')} ${line}`,
};

type FixtureProps = { fixture: FixtureView; picked: Pick | undefined; onPick: (pick: Pick) => void };

export function FixtureCard({ fixture, picked, onPick }: FixtureProps): ReactNode {
  const { say, hello, oddsText } = useTable();
  const { teams, score, state, begins, step, unit, odds, line } = fixture;
  const time = new Intl.DateTimeFormat(hello.language, {
    timeStyle: 'short',
    timeZone: hello.timeZone,
    numberingSystem: 'latn',
  }).format(begins);
  const when =
    state === 'soon'
      ? say('soon', { time: `${time} ${zoneLabel(begins, hello.timeZone)}` })
      : state === 'over'
        ? say('ended')
        : unit === 'minute'
          ? `${step} ${say(unit)}`
          : `${say(unit)} ${step + 1}`;
  const offered = (['home', 'draw', 'away', 'over', 'under'] as const).filter(
    (pick) => pick !== 'draw' || odds.draw > 0,
  );
  return (
    <article className="fixture" data-state={state} aria-label={`${teams[0]} – ${teams[1]}`}>
      <p className="when">
        {state === 'live' && <b>{say('live')}</b>} {when}
      </p>
      <p className="sides">
        <span>{teams[0]}</span>
        <b>{state === 'soon' ? '–' : `${score[0]} : ${score[1]}`}</b>
        <span>{teams[1]}</span>
      </p>
      {state !== 'over' && (
        <div className="odds">
          {offered.map((pick) => (
            <button
              key={pick}
              type="button"
              aria-pressed={picked === pick}
              disabled={odds[pick] === 0}
              onClick={() => onPick(pick)}
            >
              <small>{short[pick](say, line)}</small>
              {(pick === 'home' || pick === 'away') && (
                <span className="unseen"> {pickText(say, fixture, pick)} </span>
              )}
              <b>{odds[pick] === 0 ? '–' : oddsText(odds[pick])}</b>
            </button>
          ))}
        </div>
      )}
    </article>
  );
}
