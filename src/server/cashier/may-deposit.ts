import type { CallErrorCode } from '#contract/call-errors.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Trx } from '#server/db/types.ts';
import { hindranceOf } from '#server/protection/hindrance.ts';

export type MayDeposit = { ok: true } | { ok: false; code: CallErrorCode; value?: unknown };

/**
 * Checks a deposit (amount in minor units) against the member's protection limits. Called in the transaction that begins
 * it, under the member's lock, so that two at once cannot both fit into the rest.
 */
export async function mayDeposit(
  trx: Trx,
  brand: LiveBrand,
  memberId: string,
  amount: bigint,
  now: Date,
): Promise<MayDeposit> {
  const found = await hindranceOf(trx, { brand: brand.brand, memberId }, { kinds: ['deposit'], amount, now });
  if (!found) return { ok: true };
  if (found.why === 'EXCLUDED') return { ok: false, code: 'EXCLUDED' };
  const { kind, period, left } = found;
  return { ok: false, code: 'LIMIT_REACHED', value: { limit: kind, period, left: String(left) } };
}
