import { defineCall } from '#server/calls/call.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import { lineColumns, chatLineOf, seqOf } from '../live/chat-line.ts';
import { readableRoom } from '../readable-room.ts';
import { boundOf } from '../rooms.ts';

export const route = defineCall('chatMessages', async (context) => {
  const { brand, gateway, query } = context;
  const room = readableRoom(context, query.room);
  if (room instanceof CallRefusal) return room;
  const key = { brand: brand.brand, room: room.id };
  // Before the messages: what changes meanwhile is told again, and not missed.
  const seq = await seqOf(gateway.db, key);
  const count = boundOf(brand, 'history');
  let asked = gateway.db
    .selectFrom('chat_messages')
    .select(lineColumns)
    .where('brand', '=', key.brand)
    .where('room', '=', key.room)
    .orderBy('id', query.after === undefined ? 'desc' : 'asc')
    .limit(count + 1);
  if (query.before !== undefined) asked = asked.where('id', '<', query.before);
  if (query.after !== undefined) asked = asked.where('id', '>', query.after);
  const rows = await asked.execute();
  return { messages: rows.slice(0, count).map(chatLineOf), seq, more: rows.length > count };
});
