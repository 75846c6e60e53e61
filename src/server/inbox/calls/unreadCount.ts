import { defineCall } from '#server/calls/call.ts';
import { readerOf, unreadOf } from '../inbox.ts';

export const route = defineCall('unreadCount', async ({ brand, gateway, now, session }) => {
  const owner = { brand: brand.brand, memberId: session.memberId };
  return { count: await unreadOf(gateway.db, await readerOf(gateway.db, owner, now)) };
});
