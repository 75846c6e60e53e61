import { tellMembers } from '#server/events/tell-member.ts';
import type { Db } from '#server/db/types.ts';
import type { BalanceHints } from '#server/ledger/balance-hints.ts';
import { hasCurrency } from './reward-kind.ts';
import type { Award } from './standing.ts';

/** Services that telling of promotions uses. */
export type Promotions = {
  db: Db;
  balanceHints: Pick<BalanceHints, 'balanceMoved'>;
  /** For what goes wrong after something is done. */
  report: (fault: unknown) => void;
};

/** Tells pages of members, after the commit, that promotions have changed, and what awards have credited. */
export async function tellPromotions(
  { db, balanceHints, report }: Promotions,
  brand: string,
  awards: ReadonlyMap<string, readonly Pick<Award, 'what' | 'state'>[]>,
): Promise<void> {
  const credited = (of: (what: Award['what']) => boolean): string[] =>
    [...awards].flatMap(([id, all]) =>
      all.some(({ what, state }) => state !== 'OPEN' && of(what)) ? [id] : [],
    );
  for (const id of credited(hasCurrency)) balanceHints.balanceMoved(brand, id);
  // Only hints: the work itself is committed.
  await tellMembers(db, brand, [...awards.keys()], 'promotions').catch(report);
  await tellMembers(
    db,
    brand,
    credited((what) => !hasCurrency(what)),
    'points',
  ).catch(report);
}
