import type { FactReader } from '#engine/conditions/conditions.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { findMember } from '#server/members/members.ts';
import { keptLevels } from '#server/points/member-level.ts';
import { memberFact } from '#server/promotions/audience.ts';
import { askedDeposits, depositTotals, noDeposits } from '#server/promotions/deposit-counts.ts';

/** Facts of a member that the server alone knows, read once. */
export async function askedMember(
  db: Db,
  brand: LiveBrand,
  { memberId, now }: { memberId: string; now: Date },
): Promise<FactReader> {
  const [member, levels, deposits] = await Promise.all([
    findMember(db, brand.brand, memberId),
    keptLevels(db, brand.brand, [memberId]),
    depositTotals(db, brand.brand, [memberId]),
  ]);
  if (!member) return () => undefined;
  const asked = {
    member,
    level: levels.get(memberId),
    at: now,
    ...askedDeposits(deposits.get(memberId) ?? noDeposits),
  };
  return (name) => memberFact(brand, asked, name);
}
