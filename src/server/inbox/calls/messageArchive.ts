import { defineCall } from '#server/calls/call.ts';
import { refuseCall } from '#server/calls/refusal.ts';
import { readerOf, setArchived, unreadOf } from '../inbox.ts';
import { tellPages } from './tell-pages.ts';

export const route = defineCall('messageArchive', async (context) => {
  const { body, brand, gateway, now, session } = context;
  const reader = await readerOf(gateway.db, { brand: brand.brand, memberId: session.memberId }, now);
  if (!(await setArchived(gateway.db, reader, { ...body, now }))) return refuseCall('MESSAGE_UNKNOWN');
  await tellPages(context);
  return { count: await unreadOf(gateway.db, reader) };
});
