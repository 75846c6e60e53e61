import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/types.ts';

type Members = { brand: string; memberIds: readonly string[] };

/** Rewards that campaigns gave to members who log in with a browser of a member's, by member and campaign. */
export type DeviceCounts = ReadonlyMap<string /* member */, ReadonlyMap<string /* campaign */, number>>;

/** Counts them for campaigns that have a limit for a device. */
export async function countByDevice(
  db: Db,
  { brand, memberIds }: Members,
  campaigns: readonly string[],
): Promise<DeviceCounts> {
  if (campaigns.length === 0) return new Map();
  const { rows } = await sql<{ member_id: string; campaign: string; count: number }>`
    select near.member_id, a.campaign, count(*)::integer as count
      from (
        select distinct mine.member_id, theirs.member_id as other
          from member_devices mine join member_devices theirs using (brand, device)
          where mine.brand = ${brand} and mine.member_id in (${sql.join(memberIds)})
      ) near
      join promotion_awards a on a.brand = ${brand} and a.member_id = near.other and a.campaign in (${sql.join(campaigns)})
      group by near.member_id, a.campaign`.execute(db);
  const counts = new Map<string, Map<string, number>>();
  for (const { member_id: member, campaign, count } of rows) {
    const own = counts.get(member) ?? new Map<string, number>();
    counts.set(member, own.set(campaign, count));
  }
  return counts;
}

/** Counts them again for one campaign, with no other award of it decided before the transaction ends: members of one device may claim together. */
export async function lockedDeviceCount(
  trx: Trx,
  { brand, memberId, campaign }: { brand: string; memberId: string; campaign: string },
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`promotion devices ${brand} ${campaign}`}, 0))`.execute(
    trx,
  );
  const counts = await countByDevice(trx, { brand, memberIds: [memberId] }, [campaign]);
  return counts.get(memberId)?.get(campaign) ?? 0;
}

/** Other members who log in with a browser of a member's, for all members of a brand. */
export async function membersOfDevices(db: Db, brand: string): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await sql<{ member_id: string; others: string[] }>`
    select mine.member_id, array_agg(distinct theirs.member_id) as others
      from member_devices mine join member_devices theirs using (brand, device)
      where mine.brand = ${brand} and theirs.member_id <> mine.member_id
      group by mine.member_id`.execute(db);
  return new Map(rows.map(({ member_id: member, others }) => [member, others]));
}
