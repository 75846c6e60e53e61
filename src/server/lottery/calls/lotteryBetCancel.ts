import { once } from '#server/ledger/once.ts';
import { cancelBets } from '../cancel-bets.ts';
import { defineCall } from '#server/calls/call.ts';
import { refuseCall } from '#server/calls/refusal.ts';

export const route = defineCall('lotteryBetCancel', async (context) => {
  const { gateway, brand, session, body, idempotencyKey, now } = context;
  const { memberId } = session;
  const { bet, chase } = body;
  if (bet !== undefined && chase !== undefined) return refuseCall('BET_NOT_CANCELLABLE');
  const what = bet === undefined ? { chase: chase ?? '' } : { bet };
  const operation = {
    brand: brand.brand,
    memberId,
    scope: 'lotteryBetCancel',
    key: idempotencyKey,
    body,
    at: now,
  };
  const done = await once(gateway.db, operation, (trx) => cancelBets(trx, { brand, memberId, what, now }));
  if (!done.ok) return refuseCall(done.code);
  if (!done.reply.ok) return refuseCall(done.reply.code);
  gateway.balanceHints.balanceMoved(brand.brand, memberId);
  return done.reply.value;
});
