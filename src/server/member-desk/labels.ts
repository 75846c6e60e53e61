import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import type { Trx } from '#server/db/types.ts';
import type { Member } from '#server/members/members.ts';
import { changeMember } from './change-member.ts';

type Labels = AdminCallTypes['memberLabel']['value'];

/** Labels that a member sees. */
export const labelsOf = ({ club_label, labels }: Pick<Member, 'club_label' | 'labels'>): Labels => ({
  clubLabel: club_label,
  labels,
});

/** Replaces the labels of a member of a brand; those before, undefined for nobody. The account of a preview has none. */
export async function setLabels(
  trx: Trx,
  owner: { brand: string; memberId: string },
  { clubLabel, labels }: Labels,
): Promise<Labels | undefined> {
  const change = { club_label: clubLabel, labels: JSON.stringify(labels) };
  const before = await changeMember(trx, owner, change);
  return before && labelsOf(before);
}
