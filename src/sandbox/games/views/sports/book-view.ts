import type { Pick } from '../../rules/sports/odds.ts';

/** A match as the server shows it. */
export type FixtureView = {
  key: string;
  sport: string;
  index: number;
  teams: [string, string];
  begins: number;
  step: number;
  state: 'soon' | 'live' | 'over';
  score: [number, number];
  odds: Record<Pick, number>;
  line: number;
  unit: 'minute' | 'set' | 'round' | 'map';
};

/** A pick on the bet slip, at the odds that the player saw and agreed to. */
export type Choice = { key: string; pick: Pick; odds: number };

/** A choice beside its match as it stands now; `now` is 0 once no bets are taken on it. */
export type SlipLeg = { choice: Choice; fixture: FixtureView; now: number };

/** The choices whose matches are known, in the sequence of choosing. */
export const slipLegs = (choices: readonly Choice[], fixtures: readonly FixtureView[]): SlipLeg[] =>
  choices.flatMap((choice) => {
    const fixture = fixtures.find(({ key }) => key === choice.key);
    return fixture ? [{ choice, fixture, now: fixture.odds[choice.pick] }] : [];
  });
