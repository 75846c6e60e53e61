import { tellError } from '../errors/tell-error.ts';
import { CallError } from '../gateway/call-error.ts';
import type { Portal } from '../runtime/portal.ts';
import { launch } from './launch.ts';
import type { Start } from './play-store.ts';

/** Starts a game once the player has said whether money goes to its vendor first. What goes wrong is told. */
export async function startAgain(
  portal: Portal,
  { game, roomId }: Start,
  confirmTrans: boolean,
): Promise<void> {
  try {
    await launch(portal, { game, roomId }, { confirmTrans });
  } catch (cause) {
    if (!(cause instanceof CallError)) throw cause;
    tellError(portal, cause.code);
  }
}
