import type { Json } from '#engine/json/json.ts';
import type { DrawResult, Random } from './draw-result.ts';
import {
  quickPickNumbers,
  quickPickRows,
  readNumbers,
  readRows,
  type PanelChoice,
  type NumbersPanel,
  type NumbersSelection,
  type Panel,
  type RowsPanel,
  type RowsSelection,
  type SelectionFault,
} from './panel.ts';

/**
 * Number of wins of a bet by level: `{ win: 3 }`, `{ dragon: 1 }`, `{}` for a lost one. Levels are the ways to win with odds of their
 * own within one bet type; a type with one way to win calls it `win`.
 */
export type Hits = Readonly<Record<string, number>>;

/** Expected hits of one note at a level, as winning outcomes ÷ all outcomes. No probability where a note can hit twice. */
export type Chance = { readonly wins: number; readonly of: number };

type RuleParts<S, R extends DrawResult> = {
  /** Unique in its family: lower case, digits and hyphens. */
  id: string;
  /** Bet types that a page shows together, such as `three-star`. */
  group: string;
  levels: Readonly<Record<string, Chance>>;
  /** Levels at which a selection can win; all when absent. */
  levelsOf?: (selection: S) => readonly string[];
  /** Number of notes to pay for; 0 when the selection makes none. */
  notes: (selection: S) => number;
  hits: (selection: S, result: R) => Hits;
  /** Numbers that the notes stake on, each once; absent for bets on something else. */
  numbers?: (selection: S) => readonly string[];
  /** Canonical form of a selection: equal for all selections with the same meaning. */
  canonical?: (selection: S) => S;
  quickPick?: (random: Random) => S;
};

/** Rule of a bet type as its family defines it: the panel, the number of notes and their hits. */
export type RowsRule<R extends DrawResult> = RuleParts<RowsSelection, R> & { panel: RowsPanel };
export type NumbersRule<R extends DrawResult> = RuleParts<NumbersSelection, R> & { panel: NumbersPanel };
export type BetRule<R extends DrawResult> = RowsRule<R> | NumbersRule<R>;

/** A valid bet: `selection` is canonical and is the stored form. */
type ReadBet = {
  selection: Json;
  /** At least 1. */
  notes: number;
  levels: readonly string[];
  /** Numbers with a note each; undefined for bets on something else. */
  numbers: readonly string[] | undefined;
  /** @throws TypeError when the result is of another family */
  hits: (result: DrawResult) => Hits;
};

/** A bet type as page and server use it, independent of its selection's shape. */
export type BetType = {
  id: string;
  group: string;
  panel: Panel;
  levels: Readonly<Record<string, Chance>>;
  /** Validates a player's choice; `TOO_FEW` also when the choices make no note. */
  read: (raw: Json) => { ok: true; bet: ReadBet } | ({ ok: false } & SelectionFault);
  /** A random selection that `read` accepts. */
  quickPick: (random: Random) => Json;
};

const toJson = (selection: RowsSelection | NumbersSelection): Json =>
  JSON.parse(JSON.stringify(selection)) as Json;

function bound<S extends RowsSelection | NumbersSelection, R extends DrawResult>(
  rule: RuleParts<S, R> & { panel: Panel },
  choose: (raw: Json) => PanelChoice<S>,
  quick: (random: Random) => S,
  isResult: (result: DrawResult) => result is R,
): BetType {
  const { id, group, panel, levels } = rule;
  return {
    id,
    group,
    panel,
    levels,
    read(raw) {
      const chosen = choose(raw);
      if (!chosen.ok) return chosen;
      const selection = rule.canonical?.(chosen.selection) ?? chosen.selection;
      const notes = rule.notes(selection);
      if (notes < 1) return { ok: false, code: 'TOO_FEW' };
      return {
        ok: true,
        bet: {
          selection: toJson(selection),
          notes,
          levels: rule.levelsOf?.(selection) ?? Object.keys(levels),
          numbers: rule.numbers?.(selection),
          hits(result) {
            if (!isResult(result)) throw new TypeError(`A bet ${id} cannot be held against this result.`);
            return rule.hits(selection, result);
          },
        },
      };
    },
    quickPick: (random) => toJson(rule.quickPick?.(random) ?? quick(random)),
  };
}

const isRowsRule = <R extends DrawResult>(rule: BetRule<R>): rule is RowsRule<R> =>
  rule.panel.kind === 'rows';

const isNumbersRule = <R extends DrawResult>(rule: BetRule<R>): rule is NumbersRule<R> =>
  rule.panel.kind === 'numbers';

/** Creates a bet type from a rule; reading, counting and quick picks follow from its panel. */
export function betType<R extends DrawResult>(
  rule: BetRule<R>,
  isResult: (result: DrawResult) => result is R,
): BetType {
  if (isRowsRule(rule)) {
    const { panel } = rule;
    return bound(
      rule,
      (raw) => readRows(panel, raw),
      (random) => quickPickRows(panel, random),
      isResult,
    );
  }
  if (isNumbersRule(rule)) {
    const { panel } = rule;
    return bound(
      rule,
      (raw) => readNumbers(panel, raw),
      (random) => quickPickNumbers(panel, random),
      isResult,
    );
  }
  throw new TypeError('A panel of no known kind.');
}
