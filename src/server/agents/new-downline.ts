import type { RefusedField } from '#contract/call-errors.ts';
import type { RateBounds, RateFault } from '#play/agents/rates.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { refusedField, refuseFields, type CallRefusal } from '#server/calls/refusal.ts';
import type { Db } from '#server/db/types.ts';
import type { Member } from '#server/members/members.ts';
import { kindsBelow, type Kind } from './kinds.ts';

/** Why no account of a kind may be new below an agent; undefined if it may. */
export async function placeFault(
  db: Db,
  brand: LiveBrand,
  agent: Member,
  type: Kind,
): Promise<CallRefusal | undefined> {
  const kinds = await kindsBelow(db, brand, agent);
  return kinds.some((kind) => kind.type === type)
    ? undefined
    : refuseFields([refusedField('type', 'NOT_AN_OPTION')]);
}

/** A rate beyond its bounds, as a page says it. */
export const refusedRate = (fault: RateFault, bounds?: RateBounds): RefusedField => {
  const params: Record<string, string> =
    fault === 'TOO_LARGE'
      ? { max: String(bounds?.max) }
      : fault === 'TOO_SMALL'
        ? { min: String(bounds?.min) }
        : {};
  return { field: 'rate', code: fault, params };
};
