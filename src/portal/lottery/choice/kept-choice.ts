import { isJsonObject, own } from '#engine/json/json.ts';
import { isNumberOf, type Panel } from '#play/lottery/panel.ts';
import type { Rules, Selection } from '../room-types.ts';
import type { Stake } from '../slip/stake.ts';

/** Numbers that were chosen and not bet yet. */
export type KeptChoice = {
  /** The draw that was open then. */
  numero: string;
  betType: string;
  /** Bet type that the room's address asked for then. */
  asked: string | null;
  selection: Selection;
  stake: Stake;
};

const nameOf = (game: string): string => `livery.choice.${game}`;

/** Stores what is chosen in a game's room in the tab; undefined removes it. */
export function keepChoice(storage: Storage | undefined, game: string, kept: KeptChoice | undefined): void {
  if (!kept) return storage?.removeItem(nameOf(game));
  try {
    storage?.setItem(nameOf(game), JSON.stringify(kept));
  } catch {
    // A full storage keeps nothing, which loses only this convenience.
  }
}

/** The kept choice of a game; undefined when absent or malformed. What it chose may be offered no more. */
export function readChoice(storage: Storage | undefined, game: string): KeptChoice | undefined {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(nameOf(game)) ?? 'null');
    if (!isJsonObject(kept) || !isJsonObject(kept['stake'])) return undefined;
    const { numero, betType, selection } = kept;
    const named = typeof numero === 'string' && typeof betType === 'string';
    return named && isSelection(selection) ? (kept as unknown as KeptChoice) : undefined;
  } catch {
    return undefined;
  }
}

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const isSelection = (value: unknown): boolean =>
  isTexts(value) || (isJsonObject(value) && Object.values(value).every(isTexts));

/** What of a selection a panel has; empty where the panel is another one. */
export function ofPanel(panel: Panel, selection: Selection): Selection {
  if (panel.kind === 'numbers')
    return Array.isArray(selection) ? selection.filter((number) => isNumberOf(panel, number)) : [];
  if (Array.isArray(selection)) return {};
  return Object.fromEntries(
    panel.rows.map(({ id, choices }) => [
      id,
      (own<string[]>(selection, id) ?? []).filter((one) => choices.includes(one)),
    ]),
  );
}

/** A kept stake by the rules of now; what they do not offer is as at first. */
export function stakeNow(rules: Rules, first: Stake, kept: Partial<Record<keyof Stake, unknown>>): Stake {
  const { unit, typed, multiple, prizeGroup } = kept;
  const groups = rules.prizeGroups;
  const isGroup = Number.isInteger(prizeGroup) && groups !== undefined;
  return {
    unit: typeof unit === 'string' && rules.units?.includes(unit) ? unit : first.unit,
    typed: typeof typed === 'string' && typed.length <= 16 ? typed : first.typed,
    multiple:
      Number.isInteger(multiple) && Number(multiple) >= 1 && Number(multiple) <= rules.limits.multiple
        ? Number(multiple)
        : first.multiple,
    prizeGroup: isGroup
      ? Math.min(groups.highest, Math.max(groups.lowest, Number(prizeGroup)))
      : first.prizeGroup,
  };
}

export const isEmpty = (selection: Selection): boolean =>
  Array.isArray(selection)
    ? selection.length === 0
    : Object.values(selection).every((row) => row.length === 0);
