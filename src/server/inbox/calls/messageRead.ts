import { defineCall } from '#server/calls/call.ts';
import { markRead, readerOf, unreadOf } from '../inbox.ts';
import { tellPages } from './tell-pages.ts';

export const route = defineCall('messageRead', async (context) => {
  const { body, brand, gateway, now, session } = context;
  const reader = await readerOf(gateway.db, { brand: brand.brand, memberId: session.memberId }, now);
  await markRead(gateway.db, reader, { id: body.id, now });
  await tellPages(context);
  return { count: await unreadOf(gateway.db, reader) };
});
