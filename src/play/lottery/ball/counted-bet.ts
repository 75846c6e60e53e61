import type { Chance } from '../bet-type.ts';
import type { DrawnNumbers, RowBet } from './row-bet.ts';

type Counted<Seen> = {
  group: string;
  kind?: string;
  /** Id of the only row. */
  row: string;
  /** All views of a draw, equally likely. */
  draws: readonly Seen[];
  /** The part of a draw that decides this bet. */
  of: (drawn: DrawnNumbers) => Seen;
  /** Winning condition of each choice. */
  wins: Readonly<Record<string, (seen: Seen) => boolean>>;
};

/** A bet with one row whose choices are notes and levels of their own; chances are counted over all views of a draw. */
export function countedBet<Seen>({ group, kind, row, draws, of, wins }: Counted<Seen>): RowBet {
  const levels: Record<string, Chance> = Object.fromEntries(
    Object.entries(wins).map(([choice, isWon]) => [
      choice,
      { wins: draws.filter(isWon).length, of: draws.length },
    ]),
  );
  return {
    group,
    ...(kind !== undefined && { kind }),
    rows: [{ id: row, choices: Object.keys(wins), min: 1 }],
    levels,
    levelsOf: ([chosen = []]) => chosen,
    notes: ([chosen = []]) => chosen.length,
    hits: ([chosen = []], drawn) => {
      const seen = of(drawn);
      return Object.fromEntries(chosen.filter((choice) => wins[choice]?.(seen)).map((choice) => [choice, 1]));
    },
  };
}
