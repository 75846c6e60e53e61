import { defineCall } from '#server/calls/call.ts';
import { takesOffers } from '../choices.ts';
import { messagesOf, readerOf, unreadOf } from '../inbox.ts';
import { presentMessages } from '../present-messages.ts';

const page = 20;

export const route = defineCall('messageList', async ({ brand, gateway, language, now, query, session }) => {
  const owner = { brand: brand.brand, memberId: session.memberId };
  const reader = await readerOf(gateway.db, owner, now);
  const found = await messagesOf(gateway.db, reader, {
    before: query.before,
    archived: query.archived !== undefined,
    most: page + 1,
  });
  return {
    messages: await presentMessages(gateway.db, { brand, language }, found.slice(0, page)),
    more: found.length > page,
    unread: await unreadOf(gateway.db, reader),
    offers: await takesOffers(gateway.db, owner),
  };
});
