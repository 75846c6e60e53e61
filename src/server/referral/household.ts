import { sql } from 'kysely';
import type { HouseholdSign } from '#play/promotions/referral.ts';
import type { Db, Trx } from '#server/db/types.ts';

/** Addresses of networks that are nobody's: a proxy of the operator's, which all members would share. */
const ofNobody = String.raw`^(10\.|127\.|192\.168\.|172\.(1[6-9]|2[0-9]|3[01])\.|::1$|f[cd][0-9a-f]{2}:|fe80:)`;

/** What two members have in common that makes them one household; undefined if nothing is known. */
async function signOf(
  db: Db,
  { brand, one, other }: { brand: string; one: string; other: string },
): Promise<HouseholdSign | undefined> {
  const both = sql`mine.brand = ${brand} and mine.member_id = ${one}
    and theirs.brand = ${brand} and theirs.member_id = ${other}`;
  const { rows } = await sql<{ sign: HouseholdSign | null }>`
    select case
      when exists (select from member_devices mine join member_devices theirs using (device) where ${both}) then 'DEVICE'
      when exists (select from known_addresses mine join known_addresses theirs using (address)
        where ${both} and address !~ ${ofNobody}) then 'ADDRESS'
      when exists (select from cashier_accounts mine join cashier_accounts theirs using (number_hash) where ${both}) then 'PAYOUT'
      when exists (select from members mine join members theirs using (mobile)
        where mine.brand = ${brand} and mine.id = ${one} and theirs.brand = ${brand} and theirs.id = ${other}) then 'MOBILE'
    end as sign`.execute(db);
  return rows[0]?.sign ?? undefined;
}

type Invited = { brand: string; memberId: string; now: Date };

/** Writes down who invited a member who registers; one of the same household does not count from the beginning. */
export async function addReferral(
  trx: Trx,
  { brand, memberId, inviterId, now }: Invited & { inviterId: string },
): Promise<void> {
  const refused = (await signOf(trx, { brand, one: inviterId, other: memberId })) ?? null;
  await trx
    .insertInto('referrals')
    .values({
      brand,
      member_id: memberId,
      inviter_id: inviterId,
      at: now,
      refused,
      refused_at: refused && now,
    })
    .execute();
}

/** True if an invited member counts; what both share by now is written down, and it never counts again. */
export async function stillCounts(trx: Trx, { brand, memberId, now }: Invited): Promise<boolean> {
  const row = await trx
    .selectFrom('referrals')
    .select(['inviter_id', 'refused'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  if (!row || row.refused !== null) return false;
  const refused = await signOf(trx, { brand, one: row.inviter_id, other: memberId });
  if (refused === undefined) return true;
  await trx
    .updateTable('referrals')
    .set({ refused, refused_at: now })
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .execute();
  return false;
}
