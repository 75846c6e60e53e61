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

/** A pick on the bet slip. */
export type Choice = { key: string; pick: Pick; odds: number };
