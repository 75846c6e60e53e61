import type { CallContext } from '#server/calls/call.ts';
import { refuseCall, type CallRefusal } from '#server/calls/refusal.ts';
import type { Trx } from '#server/db/types.ts';
import { lockPurses } from '#server/ledger/lock-purses.ts';
import { protectionStatus } from '#server/protection/protection-status.ts';
import type { Session } from '#server/sessions/sessions.ts';
import { moneyOf } from '#server/wallet/wallets.ts';

/**
 * Runs work of the member on promotions in a transaction, one after the other for a member. Refused to who is excluded now: the
 * session knows only of exclusions before its login.
 */
export const memberWork = <T>(
  { gateway, brand, session, now }: CallContext & { session: Session },
  work: (trx: Trx) => Promise<T>,
): Promise<T | CallRefusal> => {
  const owner = { brand: brand.brand, memberId: session.memberId };
  return gateway.db.transaction().execute(async (trx) => {
    await lockPurses(trx, {
      brand: owner.brand,
      memberIds: [owner.memberId],
      currency: moneyOf(brand).currency,
    });
    const { exclusion } = await protectionStatus(trx, owner, now);
    return exclusion ? refuseCall('EXCLUDED') : work(trx);
  });
};
