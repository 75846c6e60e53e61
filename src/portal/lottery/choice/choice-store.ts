import { proxy } from 'valtio';
import type { Panel } from '#play/lottery/panel.ts';
import type { Selection } from '../room-types.ts';

/** Row of the choices of a panel of numbers. */
export const numbersRow = 'numbers';

/** Current choice by cell: each cell subscribes to itself only, so that a change rerenders one cell and not the grid. */
export type ChoiceStore = {
  has: (row: string, choice: string) => boolean;
  toggle: (row: string, choice: string) => void;
  /** Replaces the choices of a row. */
  set: (row: string, choices: readonly string[]) => void;
  row: (row: string) => readonly string[];
  clear: () => void;
  /** Replaces all choices by a selection in the sent form. */
  fill: (selection: Selection) => void;
  /** State of a cell, a proxy of its own. */
  cell: (row: string, choice: string) => { chosen: boolean };
  /** Proxy of a counter that grows with each change. */
  changes: { count: number };
  /** The selection in the sent form. */
  selection: () => Selection;
};

export function createChoice(panel: Panel): ChoiceStore {
  const names = panel.kind === 'rows' ? panel.rows.map(({ id }) => id) : [numbersRow];
  const rows = new Map(names.map((name) => [name, new Set<string>()]));
  const cells = new Map<string, { chosen: boolean }>();
  const changes = proxy({ count: 0 });

  const cellKey = (row: string, choice: string) => `${row} ${choice}`;
  const has = (row: string, choice: string) => rows.get(row)?.has(choice) ?? false;
  const tellCell = (row: string, choice: string) => {
    const cell = cells.get(cellKey(row, choice));
    if (cell) cell.chosen = has(row, choice);
  };
  const changed = () => {
    changes.count += 1;
  };
  const replace = (row: string, choices: readonly string[]) => {
    const held = rows.get(row);
    if (!held) return;
    const next = new Set(choices);
    const differing = [...new Set([...held, ...next])].filter(
      (choice) => held.has(choice) !== next.has(choice),
    );
    held.clear();
    next.forEach((choice) => held.add(choice));
    differing.forEach((choice) => tellCell(row, choice));
  };

  return {
    has,
    toggle(row, choice) {
      const held = rows.get(row);
      if (!held) return;
      if (!held.delete(choice)) held.add(choice);
      tellCell(row, choice);
      changed();
    },
    set(row, choices) {
      replace(row, choices);
      changed();
    },
    row: (row) => [...(rows.get(row) ?? [])],
    clear() {
      names.forEach((row) => replace(row, []));
      changed();
    },
    fill(selection) {
      if (Array.isArray(selection)) replace(numbersRow, selection);
      else names.forEach((row) => replace(row, selection[row] ?? []));
      changed();
    },
    cell(row, choice) {
      const key = cellKey(row, choice);
      const cell = cells.get(key) ?? proxy({ chosen: has(row, choice) });
      cells.set(key, cell);
      return cell;
    },
    changes,
    selection: () =>
      panel.kind === 'rows'
        ? // In the order of the board, not that of pressing.
          Object.fromEntries(
            panel.rows.map(({ id, choices }) => [id, choices.filter((choice) => has(id, choice))]),
          )
        : [...(rows.get(numbersRow) ?? [])].sort(),
  };
}
