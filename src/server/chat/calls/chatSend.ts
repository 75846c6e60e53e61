import { cleanText, lengthOf, saysSomething } from '#play/chat/text.ts';
import { defineCall, type ContextOf } from '#server/calls/call.ts';
import { refuseCall, CallRefusal } from '#server/calls/refusal.ts';
import { tellMembers } from '#server/events/tell-member.ts';
import { ownMember } from '#server/members/own-member.ts';
import { blockedWords } from '../blocked-words.ts';
import { roomChanged } from '../live/chat-hints.ts';
import { boundOf, chatOf, roomOf, type Room } from '../rooms.ts';
import { sendMessage, type Sent } from '../send-message.ts';
import { sharedPlay } from '../share.ts';
import { chatName } from '../writer.ts';

type Context = ContextOf<'chatSend'>;

/** The text as it is kept, or why it is refused. */
function textOf({ body, brand }: Context, { longest }: Room): string | CallRefusal {
  const text = cleanText(body.text);
  if (!saysSomething(text)) return body.bet === undefined ? refuseCall('CHAT_TEXT_EMPTY') : '';
  if (lengthOf(text) > longest) return refuseCall('CHAT_TEXT_LONG', { value: { longest } });
  return blockedWords(chatOf(brand)).blocks(text) ? refuseCall('CHAT_TEXT_BLOCKED') : text;
}

/** Tells readers and those who are mentioned; the message is kept whatever comes of it. */
async function tell({ brand, gateway, log }: Context, room: Room, { line, mentioned }: Sent): Promise<void> {
  try {
    await roomChanged(gateway.db, brand.brand, room.id, line.seq);
    const members = mentioned.map(({ memberId }) => memberId);
    await tellMembers(gateway.db, brand.brand, members, 'chat');
  } catch (fault) {
    log.error(fault);
  }
}

export const route = defineCall('chatSend', async (context) => {
  const { body, brand, gateway, idempotencyKey, now, session } = context;
  const room = roomOf(brand, body.room);
  if (!room) return refuseCall('CHAT_ROOM_UNKNOWN');
  if (room.readOnly) return refuseCall('CHAT_ROOM_CLOSED');
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  const nickname = chatName(brand, member);
  if (nickname === undefined) return refuseCall('CHAT_NICKNAME_NEEDED');
  const text = textOf(context, room);
  if (text instanceof CallRefusal) return text;
  const { memberId } = session;
  const { bet, mentions = [] } = body;
  const share = bet === undefined ? undefined : await sharedPlay(gateway.db, brand, { memberId, bet });
  if (bet !== undefined && !share) return refuseCall('CHAT_BET_UNKNOWN');
  const message = {
    brand: brand.brand,
    room,
    memberId,
    nickname,
    text,
    mentions,
    share,
    key: idempotencyKey,
    perMinute: boundOf(brand, 'perMinute'),
    now,
  };
  const sent = await sendMessage(gateway.db, message, gateway.random);
  if (sent instanceof CallRefusal) return sent;
  if (!sent.repeated) await tell(context, room, sent);
  return { message: sent.line };
});
