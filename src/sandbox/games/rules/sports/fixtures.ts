import { fairDice } from '../fair/dice.ts';
import { eventSeeds, type SeedOf } from '../events.ts';
import { every, sports, type Sport, type SportName } from './sports.ts';

export type Score = readonly [home: number, away: number];
export type Fixture = {
  key: string;
  sport: SportName;
  index: number;
  teams: readonly [string, string];
  begins: number;
  ends: number;
  /** The home side's share of the scores, in ten-thousandths. */
  strength: number;
  /** The score after each step; shorter where one side reached its aim. A step beyond the last decides a tie. */
  scores: readonly Score[];
};

const over = (sport: Sport, [home, away]: Score): boolean =>
  sport.until !== undefined && Math.max(home, away) >= sport.until;

/** A match that is fixed by its seed. */
export function fixtureOf(sport: SportName, index: number, seedOf: SeedOf): Fixture {
  const rules: Sport = sports[sport];
  const key = `match:${sport}:${index}`;
  const dice = fairDice(eventSeeds(seedOf(key)));
  const home = dice.below(rules.teams.length);
  const away = (home + 1 + dice.below(rules.teams.length - 1)) % rules.teams.length;
  const strength = 3600 + dice.below(2801);
  const scores: Score[] = [];
  let score: Score = [0, 0];
  const roll = (pace: number): void => {
    const value = dice.below(100_000_000);
    const [homeShare, all] = [pace * strength, pace * 10_000];
    if (value < homeShare) score = [score[0] + 1, score[1]];
    else if (value < all) score = [score[0], score[1] + 1];
    scores.push(score);
  };
  for (let step = 0; step < rules.steps && !over(rules, score); step += 1) roll(rules.pace);
  if (!rules.draws && score[0] === score[1]) roll(10_000);
  const begins = index * every;
  return {
    key,
    sport,
    index,
    strength,
    scores,
    begins,
    teams: [rules.teams[home] ?? '', rules.teams[away] ?? ''],
    ends: begins + (rules.steps + 1) * rules.stepMs,
  };
}

/** Steps that are over by then; 0 before the beginning. */
export const stepsAt = ({ sport, begins }: Fixture, now: number): number =>
  Math.min(sports[sport].steps, Math.max(0, Math.floor((now - begins) / sports[sport].stepMs)));

export const scoreAt = (fixture: Fixture, now: number): Score =>
  now >= fixture.ends
    ? finalOf(fixture)
    : (fixture.scores[Math.min(stepsAt(fixture, now), fixture.scores.length) - 1] ?? [0, 0]);
export const finalOf = ({ scores }: Fixture): Score => scores.at(-1) ?? [0, 0];
/** It is over, also where one side reached its aim early. */
export const isOver = (fixture: Fixture, now: number): boolean =>
  now >= fixture.ends || over(sports[fixture.sport], scoreAt(fixture, now));
