import type { CallContext } from '#server/calls/call.ts';
import { refuseCall, type CallRefusal } from '#server/calls/refusal.ts';
import { isGuest } from '#server/members/member-type.ts';
import type { Session } from '#server/sessions/sessions.ts';
import { roomOf, type Room } from './rooms.ts';

/** A room that the caller may read, or why not. */
export function readableRoom(
  { brand, session }: Pick<CallContext, 'brand'> & { session: Session | undefined },
  id: string,
): Room | CallRefusal {
  const room = roomOf(brand, id);
  if (!room) return refuseCall('CHAT_ROOM_UNKNOWN');
  if (room.guests || (session && !isGuest(session.type))) return room;
  return refuseCall(session ? 'REAL_ACCOUNT_REQUIRED' : 'SESSION_REQUIRED');
}
