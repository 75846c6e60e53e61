import { tellError } from '../errors/tell-error.ts';
import { CallError } from '../gateway/call-error.ts';
import type { Portal } from '../runtime/portal.ts';
import { chooseGame } from './use-open-game.ts';

/** Opens a game by its id. */
export async function chooseById(portal: Portal, gameId: string, roomId?: string): Promise<void> {
  try {
    const { games } = await portal.gateway.call('gameList', { query: { gameId } });
    const [game] = games;
    if (game) await chooseGame(portal, game, roomId);
    else tellError(portal, 'GAME_NOT_FOUND');
  } catch (cause) {
    tellError(portal, cause instanceof CallError ? cause.code : 'UNEXPECTED');
  }
}
