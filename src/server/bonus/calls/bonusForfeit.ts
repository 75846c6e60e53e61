import { defineCall } from '#server/calls/call.ts';
import { refuseCall } from '#server/calls/refusal.ts';
import { tellMember } from '#server/events/tell-member.ts';
import { lockPurses } from '#server/ledger/lock-purses.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { forfeitBonus } from '../forfeit.ts';

export const route = defineCall('bonusForfeit', async ({ brand, body, gateway, log, now, session }) => {
  const { memberId } = session;
  const owner = { brand: brand.brand, memberId };
  const done = await gateway.db.transaction().execute(async (trx) => {
    await lockPurses(trx, {
      brand: owner.brand,
      memberIds: [memberId],
      currency: moneyOf(brand).currency,
    });
    return forfeitBonus(trx, { ...owner, id: body.bonus, now });
  });
  if (!done) return refuseCall('PROMOTION_UNKNOWN');
  gateway.balanceHints.balanceMoved(owner.brand, memberId);
  // Only a hint: the work itself is committed.
  await tellMember(gateway.db, owner.brand, memberId, 'promotions').catch((fault: unknown) =>
    log.error(fault),
  );
  return { state: done };
});
