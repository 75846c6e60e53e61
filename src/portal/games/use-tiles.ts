import { useMemo } from 'react';
import { useFact } from '#ui/facts/facts.tsx';
import { useText, type Say } from '#ui/text/use-text.ts';
import { useOpenGame } from '#portal/play/use-open-game.ts';
import type { Game } from './game.ts';

/** What the tiles of a list have in common: followed once by the list, so that a tile costs no subscription. */
export type Tiles = { say: Say; loggedIn: boolean; open: (game: Game) => void };

export function useTiles(): Tiles {
  const say = useText();
  const loggedIn = useFact<boolean>('session.loggedIn') ?? false;
  const open = useOpenGame();
  return useMemo(() => ({ say, loggedIn, open }), [say, loggedIn, open]);
}
