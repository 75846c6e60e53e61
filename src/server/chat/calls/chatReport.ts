import { defineCall } from '#server/calls/call.ts';
import { limitCalls } from '#server/calls/limit.ts';
import { refuseCall } from '#server/calls/refusal.ts';

const hourMs = 60 * 60_000;
/** More than anybody has to report. */
const reportsPerHour = 20;

export const route = defineCall('chatReport', async (context) => {
  const { body, brand, gateway, now, session } = context;
  const limited = await limitCalls(context, {
    subject: `chat-report:${session.memberId}`,
    max: reportsPerHour,
    windowMs: hourMs,
  });
  if (limited) return limited;
  const found = await gateway.db
    .selectFrom('chat_messages')
    .select('member_id')
    .where('brand', '=', brand.brand)
    .where('room', '=', body.room)
    .where('id', '=', String(body.id))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!found || found.member_id === session.memberId) return refuseCall('CHAT_MESSAGE_UNKNOWN');
  await gateway.db
    .insertInto('chat_reports')
    .values({
      brand: brand.brand,
      room: body.room,
      message: body.id,
      member_id: session.memberId,
      reason: body.reason,
      at: now,
      state: 'OPEN',
      decided_at: null,
      decided_by: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { reported: true as const };
});
