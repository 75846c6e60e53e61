import { once } from '#server/ledger/once.ts';
import { placeSlip } from '#server/lottery/place-slip.ts';
import { lotteryDocument } from '#server/lottery/catalogue.ts';
import { defineCall } from '../call.ts';
import { limit } from '../limit.ts';
import { refuse, Refusal } from '../refusal.ts';

const minute = 60_000;
const usualPerMinute = 120;

export const route = defineCall('lotteryBet', async (context) => {
  const { gateway, brand, session, body, idempotencyKey, now } = context;
  const { memberId } = session;
  const max = lotteryDocument(brand)?.slip?.perMinute ?? usualPerMinute;
  const many = await limit(context, { subject: `lottery-bet:${memberId}`, max, windowMs: minute });
  if (many instanceof Refusal) return many;
  const operation = { brand: brand.brand, memberId, scope: 'lotteryBet', key: idempotencyKey, body, at: now };
  const done = await once(gateway.db, operation, (trx) =>
    placeSlip(trx, { brand, memberId, slip: body, key: idempotencyKey, now }),
  );
  if (!done.ok) return refuse(done.code);
  if (!done.reply.ok) return refuse(done.reply.code, { value: done.reply.value });
  gateway.balanceHints.balanceMoved(brand.brand, memberId);
  return done.reply.value;
});
