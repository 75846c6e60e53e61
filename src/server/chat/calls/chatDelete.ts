import { defineCall } from '#server/calls/call.ts';
import { refuseCall } from '#server/calls/refusal.ts';
import { roomChanged } from '../live/chat-hints.ts';
import { removeMessage } from '../remove-message.ts';

export const route = defineCall('chatDelete', async ({ body, brand, gateway, now, session }) => {
  const { db } = gateway;
  const key = { brand: brand.brand, room: body.room };
  const removed = await db
    .transaction()
    .execute((trx) =>
      removeMessage(trx, { ...key, id: body.id, by: 'own', memberId: session.memberId, now }),
    );
  if (!removed) return refuseCall('CHAT_MESSAGE_UNKNOWN');
  if (removed.changed) await roomChanged(db, key.brand, key.room, removed.line.seq);
  return { message: removed.line };
});
