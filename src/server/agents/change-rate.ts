import { rateBounds, rateFault, type Rate, type RateBounds, type RateFault } from '#play/agents/rates.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { retriedTransaction } from '#server/db/retried-transaction.ts';
import { findMember, type Member } from '#server/members/members.ts';
import { kindMax, rateTerms } from './document.ts';
import { changePlace, lockPlaces, rateOf, ratesBelow } from './places.ts';

/** Rates that a member may have where it stands. */
async function boundsOf(
  db: Db,
  brand: LiveBrand,
  { id, type, upline_id: uplineId }: Pick<Member, 'id' | 'type' | 'upline_id'>,
): Promise<RateBounds> {
  const above = uplineId === null ? undefined : await rateOf(db, brand.brand, uplineId);
  const below = (await ratesBelow(db, brand.brand, [id])).get(id) ?? 0;
  return rateBounds(rateTerms(brand), { above, below, kindMax: kindMax(brand, type) });
}

export type RateChange = {
  memberId: string;
  rate: Rate;
  /** Account of who changes it. */
  author: string;
  now: Date;
  /** True if the change is allowed where the member stands at this moment. */
  mayChange: (member: Member) => boolean;
};

export type RateChanged =
  | { ok: true; member: Member; bounds: RateBounds }
  | { ok: false; fault: RateFault | 'UNKNOWN'; bounds?: RateBounds };

/** Gives a member a rate from now on. Doing it twice writes one row. */
export const changeRate = (
  db: Db,
  brand: LiveBrand,
  { memberId, rate, author, now, mayChange }: RateChange,
): Promise<RateChanged> =>
  retriedTransaction(db, async (trx): Promise<RateChanged> => {
    const since = await lockPlaces(trx, brand.brand, now);
    const member = await findMember(trx, brand.brand, memberId);
    if (!member || !mayChange(member)) return { ok: false, fault: 'UNKNOWN' };
    const bounds = await boundsOf(trx, brand, member);
    const fault = rateFault(rate, bounds);
    if (fault) return { ok: false, fault, bounds };
    if ((await rateOf(trx, brand.brand, memberId)) === rate) return { ok: true, member, bounds };
    await changePlace(trx, member, { since, uplineId: member.upline_id, rate, author });
    return { ok: true, member, bounds };
  });
