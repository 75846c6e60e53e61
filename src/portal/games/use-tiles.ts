import { useMemo } from 'react';
import { useFact } from '#ui/facts/facts.tsx';
import { useText, type Say } from '#ui/text/use-text.ts';
import { useOpenGame } from '#portal/play/use-open-game.ts';
import type { Game } from './game.ts';

/** State shared by the tiles of a list: the list subscribes once, so that tiles need no subscriptions. */
export type Tiles = { say: Say; loggedIn: boolean; open: (game: Game) => void };

export function useTiles(): Tiles {
  const say = useText();
  const loggedIn = useFact<boolean>('session.loggedIn') ?? false;
  const open = useOpenGame();
  return useMemo(() => ({ say, loggedIn, open }), [say, loggedIn, open]);
}
