import { proxy, ref } from 'valtio';
import type { Ref, Writable } from '#engine/proxy-types.ts';
import type { Selection } from '../room-types.ts';

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
  /** Chosen prize group, if the game offers a choice. */
  prizeGroup?: number;
  /** Odds the player saw, by level. */
  odds: Readonly<Record<string, string>>;
  /** Why the platform refused it. */
  refused?: LineRefusal;
};

/** Refusal of a line: its code and, where a number is the reason, what the draw still takes on it in minor units. */
export type LineRefusal = { code: string; number?: string; left?: string };

export const lineTotal = ({ notes, cost, unit, multiple }: SlipLine): bigint =>
  BigInt(notes) * BigInt(cost) * unit * BigInt(multiple);

export type Slip = {
  lines: readonly SlipLine[];
  /** Draw that the lines were chosen for. */
  numero: string | undefined;
};

/** The lines of one game's room. */
export type SlipStore = {
  readonly now: Ref<Slip>;
  /** Answers the ids of the lines. */
  add: (lines: readonly Omit<SlipLine, 'id'>[], numero: string) => number[];
  remove: (...ids: number[]) => void;
  /** The lines are for this draw from now on. */
  moveTo: (numero: string) => void;
  refuse: (at: number, refused: LineRefusal) => void;
  clear: () => void;
  /** Restores removed lines, before those added since. */
  restore: (before: Slip) => void;
};

const empty: Slip = { lines: [], numero: undefined };

export function createSlip(kept: Slip = empty): SlipStore {
  let next = 1 + Math.max(0, ...kept.lines.map(({ id }) => id));
  const set = (changed: Slip) => {
    slip.now = ref(changed.lines.length === 0 ? empty : changed);
  };
  const slip = proxy<Writable<SlipStore>>({
    now: ref(kept),
    add(lines, numero) {
      const added = lines.map((line) => ({ ...line, id: next++ }));
      set({ lines: [...slip.now.lines, ...added], numero: slip.now.numero ?? numero });
      return added.map(({ id }) => id);
    },
    remove: (...ids) => set({ ...slip.now, lines: slip.now.lines.filter(({ id }) => !ids.includes(id)) }),
    moveTo: (numero) => set({ ...slip.now, numero }),
    refuse: (at, refused) =>
      set({
        ...slip.now,
        lines: slip.now.lines.map((line, index) => (index === at ? { ...line, refused } : line)),
      }),
    clear: () => set(empty),
    restore: ({ lines, numero }) => set({ lines: [...lines, ...slip.now.lines], numero }),
  });
  return slip;
}
