import type { Trx } from '#server/db/types.ts';
import { recordChange, type Exclusion, type MemberKey } from './protection-status.ts';

/**
 * Excludes a member from play, under the lock of its row. An exclusion can only be extended: a shorter one changes
 * nothing, and none ends early.
 */
export async function exclude(
  trx: Trx,
  holder: MemberKey,
  { kind, until, now, before }: Exclusion & { now: Date; before: Exclusion | undefined },
): Promise<Exclusion> {
  if (before && (before.until === null || (until !== null && until <= before.until))) return before;
  await trx
    .updateTable('protection_members')
    .set({ excluded_kind: kind, excluded_at: now, excluded_until: until })
    .where('brand', '=', holder.brand)
    .where('member_id', '=', holder.memberId)
    .execute();
  await recordChange(trx, holder, kind, { at: now, details: { until: until?.toISOString() ?? null } });
  return { kind, until };
}
