import { isJsonObject, own, type Json } from '#engine/json/json.ts';
import type { Random } from './draw-result.ts';

/** Choices of which a player takes `min` to `max`. */
export type Row = {
  readonly id: string;
  readonly choices: readonly string[];
  readonly min: number;
  readonly max: number;
};

/** Rows of choices, such as the digits of each position. Selection: `{ "<row>": ["3", "7"], … }`, with every row. */
export type RowsPanel = { readonly kind: 'rows'; readonly rows: readonly Row[] };

/**
 * Numbers that a player picks from a grid or types: `length` symbols joined by `separator`, such as `07` or `01 05 11`.
 * Selection: `["07", "45"]`.
 */
export type NumbersPanel = {
  readonly kind: 'numbers';
  readonly symbols: readonly string[];
  readonly length: number;
  readonly separator: '' | ' ';
  /** True when a symbol may occur twice in a number. */
  readonly repeats: boolean;
  readonly min: number;
  readonly max: number;
};

/** Input of a bet: the controls of the page and the shape that the server accepts. */
export type Panel = RowsPanel | NumbersPanel;

export type RowsSelection = { readonly [row: string]: readonly string[] };
export type NumbersSelection = readonly string[];

/** `row` names the invalid row; `SELECTION_SHAPE` is never sent by the portal's own pages. */
export type SelectionFault = {
  code: 'SELECTION_SHAPE' | 'TOO_FEW' | 'TOO_MANY' | 'UNKNOWN_CHOICE';
  row?: string;
};
export type PanelChoice<S> = { ok: true; selection: S } | ({ ok: false } & SelectionFault);

const isTexts = (value: Json | undefined): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const countFault = (
  count: number,
  { min, max }: { min: number; max: number },
): SelectionFault['code'] | undefined => (count < min ? 'TOO_FEW' : count > max ? 'TOO_MANY' : undefined);

/** Values of a selection in the panel's order of rows, which a database does not keep; unknown rows come last. */
export function inRowOrder<T>(panel: Panel | undefined, chosen: Readonly<Record<string, T>>): T[] {
  const ids = panel?.kind === 'rows' ? panel.rows.map(({ id }) => id) : [];
  const place = (id: string): number => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return Object.entries(chosen)
    .sort(([a], [b]) => place(a) - place(b))
    .map(([, row]) => row);
}

/** Validated choices of every row, without repetitions and in the row's own order. */
export function readRows({ rows }: RowsPanel, raw: Json): PanelChoice<RowsSelection> {
  if (!isJsonObject(raw) || Object.keys(raw).length > rows.length)
    return { ok: false, code: 'SELECTION_SHAPE' };
  const selection: Record<string, readonly string[]> = {};
  for (const row of rows) {
    const chosen = own(raw, row.id) ?? [];
    if (!isTexts(chosen)) return { ok: false, code: 'SELECTION_SHAPE', row: row.id };
    if (chosen.some((choice) => !row.choices.includes(choice)))
      return { ok: false, code: 'UNKNOWN_CHOICE', row: row.id };
    const sorted = row.choices.filter((choice) => chosen.includes(choice));
    const fault = countFault(sorted.length, row);
    if (fault) return { ok: false, code: fault, row: row.id };
    selection[row.id] = sorted;
  }
  if (Object.keys(raw).some((id) => !Object.hasOwn(selection, id)))
    return { ok: false, code: 'SELECTION_SHAPE' };
  return { ok: true, selection };
}

const symbolsOf = (number: string, { separator }: NumbersPanel): string[] => number.split(separator);

/** True when a text is a number of the panel. */
export function isNumberOf(panel: NumbersPanel, number: string): boolean {
  const symbols = symbolsOf(number, panel);
  if (symbols.length !== panel.length || !symbols.every((symbol) => panel.symbols.includes(symbol)))
    return false;
  return panel.repeats || new Set(symbols).size === symbols.length;
}

/** Validated numbers, without repetitions and sorted. */
export function readNumbers(panel: NumbersPanel, raw: Json): PanelChoice<NumbersSelection> {
  if (!isTexts(raw)) return { ok: false, code: 'SELECTION_SHAPE' };
  if (!raw.every((number) => isNumberOf(panel, number))) return { ok: false, code: 'UNKNOWN_CHOICE' };
  const selection = [...new Set(raw)].sort();
  const fault = countFault(selection.length, panel);
  return fault ? { ok: false, code: fault } : { ok: true, selection };
}

/** `count` different random items, in their original order. */
export function pick<T>(items: readonly T[], count: number, random: Random): T[] {
  const left = items.map((_item, index) => index);
  const taken = Array.from(
    { length: Math.min(count, items.length) },
    () => left.splice(random(left.length), 1)[0] ?? 0,
  );
  return taken.sort((a, b) => a - b).flatMap((index) => items.slice(index, index + 1));
}

const pickNumber = (panel: NumbersPanel, random: Random): string => {
  const symbols = panel.repeats
    ? Array.from({ length: panel.length }, () => panel.symbols[random(panel.symbols.length)] ?? '')
    : shuffled(panel.symbols, random).slice(0, panel.length);
  return symbols.join(panel.separator);
};

/** All items in random order. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const left = [...items];
  return Array.from(items, () => left.splice(random(left.length), 1)).flat();
}

/** Smallest random selection: every row's `min`, and at least one choice in all. */
export function quickPickRows({ rows }: RowsPanel, random: Random): RowsSelection {
  const none = rows.every(({ min }) => min === 0);
  const lucky = none ? random(rows.length) : -1;
  return Object.fromEntries(
    rows.map(({ id, choices, min }, index) => [id, pick(choices, index === lucky ? 1 : min, random)]),
  );
}

/** Smallest number of different random numbers. */
export function quickPickNumbers(panel: NumbersPanel, random: Random): NumbersSelection {
  const numbers = new Set<string>();
  while (numbers.size < Math.max(1, panel.min)) numbers.add(pickNumber(panel, random));
  return [...numbers].sort();
}
