import { placeSlip } from '../place-slip.ts';
import { lotteryDocument } from '../catalogue.ts';
import { admitOnce } from '#server/calls/admit-once.ts';
import { defineCall } from '#server/calls/call.ts';
import { limitCalls } from '#server/calls/limit.ts';
import { refuseCall, CallRefusal } from '#server/calls/refusal.ts';

const minute = 60_000;
const usualPerMinute = 120;

export const route = defineCall('lotteryBet', async (context) => {
  const { gateway, brand, session, body, idempotencyKey: key, now } = context;
  const { memberId } = session;
  const max = lotteryDocument(brand)?.slip?.perMinute ?? usualPerMinute;
  const done = await admitOnce(
    context,
    { scope: 'lotteryBet', body },
    {
      admit: () => limitCalls(context, { subject: `lottery-bet:${memberId}`, max, windowMs: minute }),
      work: (trx) => placeSlip(trx, { brand, memberId, slip: body, key, now }),
    },
  );
  if (done instanceof CallRefusal) return done;
  if (!done.ok) return refuseCall(done.code);
  if (!done.reply.ok) return refuseCall(done.reply.code, { value: done.reply.value });
  gateway.balanceHints.balanceMoved(brand.brand, memberId);
  return done.reply.value;
});
