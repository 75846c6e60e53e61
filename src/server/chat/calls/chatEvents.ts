import { defineCall } from '#server/calls/call.ts';
import { CallRefusal, refuseCall } from '#server/calls/refusal.ts';
import { Stream } from '#server/calls/stream.ts';
import { roomChanges } from '../live/chat-feed.ts';
import { seqOf } from '../live/chat-line.ts';
import { readableRoom } from '../readable-room.ts';
import { seeMentions } from '../live/see-mentions.ts';

/** Event stream of a room. Who opens it sees the messages that mention them. */
export const route = defineCall('chatEvents', async (context) => {
  const { brand, gateway, headers, ip, preview, query, session } = context;
  const room = readableRoom(context, query.room);
  if (room instanceof CallRefusal) return room;
  const key = { brand: brand.brand, room: room.id };
  const after = query.after === undefined ? await seqOf(gateway.db, key) : Number(query.after);
  const { chatFeed } = gateway;
  if (!chatFeed || !String(headers['accept']).includes('text/event-stream'))
    return roomChanges(gateway.db, key, after);
  const holder = session ? `${brand.brand} ${session.memberId}` : ip;
  if (!chatFeed.hasRoom(holder)) return refuseCall('TOO_MANY_REQUESTS', { retryAfter: 30 });
  if (session && !preview) {
    await seeMentions(gateway.db, key, [session.memberId]);
  }
  const reader = {
    ...key,
    holder,
    ...(session && { memberId: session.memberId, tokenHash: session.tokenHash }),
  };
  return new Stream((response) => chatFeed.open(response, reader, after));
});
