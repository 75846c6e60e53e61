import { defineCall } from '#server/calls/call.ts';
import { roomsOf } from '#server/chat/rooms.ts';
import { unseenMentions } from '#server/chat/live/unseen-mentions.ts';
import { readerOf, unreadOf } from '../inbox.ts';

export const route = defineCall('unreadCount', async ({ brand, gateway, now, session }) => {
  const owner = { brand: brand.brand, memberId: session.memberId };
  const unread = await unreadOf(gateway.db, await readerOf(gateway.db, owner, now));
  const unseen = await unseenMentions(gateway.db, owner);
  // Rooms that are closed cannot be looked at.
  const mentions = roomsOf(brand).reduce((sum, { id }) => sum + (unseen.get(id) ?? 0), 0);
  return { count: unread, mentions };
});
