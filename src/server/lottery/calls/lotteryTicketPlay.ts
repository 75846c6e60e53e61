import { defineCall } from '#server/calls/call.ts';
import { limitCalls } from '#server/calls/limit.ts';
import { refuseCall } from '#server/calls/refusal.ts';
import { playTicket } from '../tickets.ts';

const minute = 60_000;
const perMinute = 60;

export const route = defineCall('lotteryTicketPlay', async (context) => {
  const { brand, body, gateway, now, session } = context;
  const { memberId } = session;
  const limited = await limitCalls(context, {
    subject: `lottery-ticket:${memberId}`,
    max: perMinute,
    windowMs: minute,
  });
  if (limited) return limited;
  const played = await gateway.db.transaction().execute((trx) =>
    playTicket(trx, {
      brand,
      memberId,
      id: body.ticket,
      numbers: body.numbers,
      now,
      random: gateway.random,
    }),
  );
  if (!played.ok) return refuseCall(played.code, { value: played.value });
  gateway.balanceHints.balanceMoved(brand.brand, memberId);
  const { id, game, numero } = played.value;
  return { bet: id, game, numero };
});
