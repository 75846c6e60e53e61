import { asksDeposits, isFor, type Asked } from '#server/promotions/audience.ts';
import { keptLevels } from '#server/points/member-level.ts';
import { askedDeposits, depositTotals, noDeposits } from '#server/promotions/deposit-counts.ts';
import type { Db } from '#server/db/types.ts';
import type { Member } from '#server/members/members.ts';
import type { Rain } from '#play/rains/rain.ts';
import type { LiveBrand } from '#server/brands/types.ts';

const orderOtherwise = 100;

/** Rains of a brand that are on, in their sequence. */
export const rainsOf = (brand: LiveBrand): Rain[] =>
  Object.values(brand.documents)
    .filter((document): document is Rain => document.kind === 'rain' && document.enabled !== false)
    .toSorted(
      (one, other) =>
        (one.order ?? orderOtherwise) - (other.order ?? orderOtherwise) || (one.id < other.id ? -1 : 1),
    );

/** What awards of a rain have as their campaign; their cause is its slot. */
export const campaignOfRain = (id: string): string => `rain/${id}`;

type Of = { member: Member; now: Date };

/** What the audience of a rain asks about a member. */
export async function askedByRain(db: Db, brand: LiveBrand, rain: Rain, { member, now }: Of): Promise<Asked> {
  const level = (await keptLevels(db, brand.brand, [member.id])).get(member.id);
  const totals = asksDeposits(rain) ? await depositTotals(db, brand.brand, [member.id]) : undefined;
  return { member, level, at: now, ...askedDeposits(totals?.get(member.id) ?? noDeposits) };
}

/** True if a rain is for a member. */
export const fitsRain = async (db: Db, brand: LiveBrand, rain: Rain, of: Of): Promise<boolean> =>
  isFor(brand, rain, await askedByRain(db, brand, rain, of));
