import type { BetRule, Chance, Hits } from '../bet-type.ts';
import type { BallResult, Random } from '../draw-result.ts';
import type { Row, RowsSelection } from '../panel.ts';

/** Choices row by row, each by its token: `7`, `09`, `big`; in the sequence of the panel's rows. */
type Rows = readonly (readonly string[])[];

/** The numbers drawn, in their order: five digits, three dice, ten places. */
export type DrawnNumbers = readonly number[];

/** A row of a bet: of its choices at least `min` are taken. */
type BallRow = { id: string; choices: readonly string[]; min: number };

/** A bet on balls, digits or dice, chosen in rows; every note is one chance (domain rules 3.2). */
export type RowBet = {
  /** Kind within its group, such as `direct`; undefined when the group has a single bet. */
  kind?: string;
  group: string;
  rows: readonly BallRow[];
  levels: Readonly<Record<string, Chance>>;
  levelsOf?: (rows: Rows) => readonly string[];
  notes: (rows: Rows) => number;
  hits: (rows: Rows, drawn: DrawnNumbers) => Hits;
  /** A random note, for bets whose minimum per row may make none. */
  quickPick?: (random: Random) => Rows;
};

/** Hits of the level `win`; empty when no note won. */
export const won = (notes: number): Hits => (notes > 0 ? { win: notes } : {});

/** The only level of a bet. */
export const win = (wins: number, of: number): Readonly<Record<'win', Chance>> => ({ win: { wins, of } });

/** A bet in rows as a rule of its family; its id is `<group>-<kind>`. */
export function rowBetRule(bet: RowBet): BetRule<BallResult> {
  const { kind, group, rows, levels, levelsOf, quickPick } = bet;
  const panel = {
    kind: 'rows',
    rows: rows.map(({ id, choices, min }): Row => ({ id, choices, min, max: choices.length })),
  } as const;
  const inOrder = (selection: RowsSelection): Rows => rows.map(({ id }) => selection[id] ?? []);
  return {
    id: kind === undefined ? group : `${group}-${kind}`,
    group,
    levels,
    panel,
    notes: (selection: RowsSelection) => bet.notes(inOrder(selection)),
    hits: (selection: RowsSelection, { balls }: BallResult) => bet.hits(inOrder(selection), balls),
    ...(levelsOf && { levelsOf: (selection: RowsSelection) => levelsOf(inOrder(selection)) }),
    ...(quickPick && {
      quickPick: (random: Random): RowsSelection =>
        Object.fromEntries(quickPick(random).map((row, index) => [rows[index]?.id ?? '', row])),
    }),
  };
}
