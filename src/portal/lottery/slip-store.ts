import type { Selection } from './room-types.ts';

/** A line that waits to be placed. Amounts in minor units. */
export type SlipLine = {
  id: number;
  game: string;
  /** Name of the game. */
  name: string;
  betType: string;
  group: string;
  selection: Selection;
  notes: number;
  cost: number;
  /** Stake of a note before the multiple. */
  unit: bigint;
  multiple: number;
  /** Prize group chosen, where the player chooses one. */
  prizeGroup?: number;
  /** Odds the player saw, by level. */
  odds: Readonly<Record<string, string>>;
  /** Why the platform refused it, by code. */
  refused?: string;
};

export const lineTotal = ({ notes, cost, unit, multiple }: SlipLine): bigint =>
  BigInt(notes) * BigInt(cost) * unit * BigInt(multiple);

export type Slip = {
  lines: readonly SlipLine[];
  /** Draw that the lines were chosen for. */ numero: string | undefined;
};

/** The lines of one game's room. */
export type SlipStore = {
  get: () => Slip;
  add: (lines: readonly Omit<SlipLine, 'id'>[], numero: string) => void;
  remove: (id: number) => void;
  /** The lines are for this draw from now on. */
  moveTo: (numero: string) => void;
  refuse: (at: number, code: string) => void;
  clear: () => void;
  /** Brings back what was there, before what has been added since. */
  restore: (before: Slip) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createSlip(): SlipStore {
  const listeners = new Set<() => void>();
  let slip: Slip = { lines: [], numero: undefined };
  let next = 1;
  const set = (changed: Slip) => {
    slip = changed.lines.length === 0 ? { lines: [], numero: undefined } : changed;
    listeners.forEach((listener) => listener());
  };
  return {
    get: () => slip,
    add(lines, numero) {
      const added = lines.map((line) => ({ ...line, id: next++ }));
      set({ lines: [...slip.lines, ...added], numero: slip.numero ?? numero });
    },
    remove: (id) => set({ ...slip, lines: slip.lines.filter((line) => line.id !== id) }),
    moveTo: (numero) => set({ ...slip, numero }),
    refuse: (at, code) =>
      set({
        ...slip,
        lines: slip.lines.map((line, index) => (index === at ? { ...line, refused: code } : line)),
      }),
    clear: () => set({ lines: [], numero: undefined }),
    restore: ({ lines, numero }) => set({ lines: [...lines, ...slip.lines], numero }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
