import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import type { Trx } from '#server/db/types.ts';
import type { Member } from '#server/members/members.ts';

type Owner = { brand: string; memberId: string };
type Labels = AdminCallTypes['memberLabel']['value'];

/** Labels that a member sees. */
export const labelsOf = ({ club_label, labels }: Pick<Member, 'club_label' | 'labels'>): Labels => ({
  clubLabel: club_label,
  labels,
});

/** Replaces the labels of a member of a brand; those before, undefined for nobody. The account of a preview has none. */
export async function setLabels(
  trx: Trx,
  { brand, memberId }: Owner,
  { clubLabel, labels }: Labels,
): Promise<Labels | undefined> {
  const member = await trx
    .selectFrom('members')
    .select(['club_label', 'labels'])
    .where('brand', '=', brand)
    .where('id', '=', memberId)
    .where('preview', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!member) return undefined;
  await trx
    .updateTable('members')
    .set({ club_label: clubLabel, labels: JSON.stringify(labels) })
    .where('brand', '=', brand)
    .where('id', '=', memberId)
    .execute();
  return labelsOf(member);
}
