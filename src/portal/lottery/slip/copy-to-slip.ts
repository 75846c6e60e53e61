import { keepSlip, readSlip } from './kept-slip.ts';
import { createSlip, type SlipLine, type SlipStore } from './slip-store.ts';

/** Slips of the rooms on show, by game. */
const open = new Map<string, SlipStore>();

/** The slip of a room that is on show takes what is copied, until the answer is called. */
export function openSlip(game: string, store: SlipStore): () => void {
  open.set(game, store);
  return () => {
    if (open.get(game) === store) open.delete(game);
  };
}

/** Adds lines to the slip of a game, in its room if that is on show, else as the tab keeps it. */
export function copyToSlip(
  storage: Storage | undefined,
  game: string,
  { lines, numero }: { lines: readonly Omit<SlipLine, 'id'>[]; numero: string },
): void {
  const shown = open.get(game);
  const store = shown ?? createSlip(readSlip(storage, game));
  store.add(lines, numero);
  if (!shown) keepSlip(storage, game, store.now);
}
