import { newcomerRate, type Rate } from '#play/agents/rates.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Trx } from '#server/db/types.ts';
import type { Member } from '#server/members/members.ts';
import { kindMax, rateTerms } from './document.ts';
import { addPlace, holdPlaces, rateOf } from './places.ts';

type Joining = Pick<Member, 'id' | 'type' | 'upline_id' | 'registered_at'>;

/**
 * Gives a member who was just added its place below its upline, with the rate for newcomers or another one, as far as the bounds allow.
 * Who has no upline and no rate of its own needs none.
 */
export async function joinBelow(
  trx: Trx,
  brand: LiveBrand,
  { id, type, upline_id: uplineId, registered_at: since }: Joining,
  wanted?: Rate,
  /** Account of the agent who opened it. */
  author: string | null = null,
): Promise<void> {
  if (uplineId === null && wanted === undefined) return;
  await holdPlaces(trx, brand.brand);
  const above = uplineId === null ? undefined : await rateOf(trx, brand.brand, uplineId);
  const terms = rateTerms(brand);
  const rate = newcomerRate(
    { ...terms, newcomers: wanted ?? terms.newcomers },
    { above, kindMax: kindMax(brand, type) },
  );
  await addPlace(trx, { brand: brand.brand, memberId: id, since, uplineId, rate, author });
}
