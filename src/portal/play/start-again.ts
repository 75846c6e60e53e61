import { tellError } from '../errors/tell-error.ts';
import { CallError } from '../gateway/call-error.ts';
import type { Portal } from '../runtime/portal.ts';
import { launch } from './launch.ts';
import type { MoveIn, Start } from './play-store.ts';

/** Starts a game after the player's decision about a transfer. Failures are shown. */
export async function startAgain(portal: Portal, { game, roomId }: Start, move: MoveIn): Promise<void> {
  try {
    await launch(portal, { game, roomId }, { move });
  } catch (cause) {
    if (!(cause instanceof CallError)) throw cause;
    tellError(portal, cause.code);
  }
}
