import { tellMember } from '#server/events/tell-member.ts';
import type { Db } from '#server/db/types.ts';
import type { BalanceHints } from '#server/ledger/balance-hints.ts';

/** Services that decisions on exchanges use. */
export type Points = {
  db: Db;
  balanceHints: Pick<BalanceHints, 'balanceMoved'>;
  /** For what goes wrong after something is done. */
  report: (fault: unknown) => void;
};

/** Tells a member's pages, after the commit, that points have changed, and `moved`, that money has. */
export async function tellPoints(
  { db, balanceHints, report }: Points,
  { brand, memberId }: { brand: string; memberId: string },
  moved: boolean,
): Promise<void> {
  if (moved) balanceHints.balanceMoved(brand, memberId);
  // Only a hint: the work itself is committed.
  await tellMember(db, brand, memberId, 'points').catch(report);
}
