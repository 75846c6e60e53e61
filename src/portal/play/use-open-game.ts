import { useCallback } from 'react';
import type { Game } from '../games/game.ts';
import type { Portal } from '../runtime/portal.ts';
import { fetchCode } from '../runtime/fetch-code.ts';
import { usePortal } from '../runtime/portal-context.ts';
import { CallError } from '../gateway/call-error.ts';
import { tellError } from '../errors/tell-error.ts';
import { hasOwnWindow } from './game-ways.ts';

/** Opens a chosen game, with code that loads on the first choice. Failures are shown. */
export async function chooseGame(portal: Portal, game: Game, roomId?: string): Promise<void> {
  // Browsers allow a window only during the click.
  const popup =
    hasOwnWindow(game) && portal.session.current ? portal.window.popup(undefined, 'livery-game') : undefined;
  try {
    const { openGame } = await fetchCode(() => import('./open-game.ts'));
    await openGame(portal, { game, roomId }, popup);
  } catch (cause) {
    popup?.close();
    if (!(cause instanceof CallError)) {
      portal.report({
        code: 'ACTION_FAILED',
        message: `The game could not start: ${String(cause)}`,
        error: cause,
      });
    }
    tellError(portal, cause instanceof CallError ? cause.code : 'UNEXPECTED');
  }
}

/** Click handler of games. */
export function useOpenGame(): (game: Game, roomId?: string) => void {
  const portal = usePortal();
  return useCallback((game, roomId) => void chooseGame(portal, game, roomId), [portal]);
}
