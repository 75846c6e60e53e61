import type { SupportDocument } from '#contract/generated/documents.ts';
import type { CallContext } from '#server/calls/call.ts';
import { refuseCall, CallRefusal } from '#server/calls/refusal.ts';
import { adopt } from './conversations.ts';
import { deskOf } from './document.ts';
import { dropVisitor, ownerOf, playerOf, type Owner, type Player } from './player.ts';

/** The desk of the brand and who calls it; a member brings along what it began before its login. */
export async function callerOf(
  context: CallContext,
): Promise<{ desk: SupportDocument; player: Player; owner: Owner | undefined } | CallRefusal> {
  const desk = deskOf(context.brand);
  if (!desk) return refuseCall('SUPPORT_OFF');
  const player = await playerOf(context);
  if (player instanceof CallRefusal) return player;
  const { brand, memberId, visitor } = player;
  if (memberId !== undefined && visitor !== undefined) {
    if (await adopt(context.gateway.db, { brand, memberId, visitor })) dropVisitor(context);
  }
  return { desk, player, owner: ownerOf(player) };
}

/** As `callerOf`, of one who has written before. */
export async function knownCallerOf(
  context: CallContext,
): Promise<{ desk: SupportDocument; owner: Owner } | CallRefusal> {
  const caller = await callerOf(context);
  if (caller instanceof CallRefusal) return caller;
  const { desk, owner } = caller;
  return owner ? { desk, owner } : refuseCall('SUPPORT_ENDED');
}
