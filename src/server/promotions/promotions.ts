import { tellMember } from '#server/events/tell-member.ts';
import type { Db } from '#server/db/types.ts';
import type { BalanceHints } from '#server/ledger/balance-hints.ts';
import type { Award } from './standing.ts';

/** Services that telling of promotions uses. */
export type Promotions = {
  db: Db;
  balanceHints: Pick<BalanceHints, 'balanceMoved'>;
  /** For what goes wrong after something is done. */
  report: (fault: unknown) => void;
};

/** Tells a member's pages, after the commit, that promotions have changed, and what awards have credited. */
export async function tellPromotions(
  { db, balanceHints, report }: Promotions,
  { brand, memberId }: { brand: string; memberId: string },
  awards: readonly Pick<Award, 'what' | 'state'>[],
): Promise<void> {
  const credited = awards.filter(({ state }) => state !== 'OPEN');
  if (credited.some(({ what }) => what === 'money' || what === 'bonus'))
    balanceHints.balanceMoved(brand, memberId);
  // Only hints: the work itself is committed.
  await tellMember(db, brand, memberId, 'promotions').catch(report);
  if (credited.some(({ what }) => what === 'points'))
    await tellMember(db, brand, memberId, 'points').catch(report);
}
