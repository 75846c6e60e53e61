import { sql, type Selectable } from 'kysely';
import type { Db } from '#server/db/types.ts';
import type { Referrals } from './tables.ts';

type Owner = { brand: string; memberId: string };

export type ReferralOf = Pick<Selectable<Referrals>, 'at' | 'refused'> & { account: string };

/** Who invited a member; undefined if nobody did. */
export const referralOf = (db: Db, { brand, memberId }: Owner): Promise<ReferralOf | undefined> =>
  db
    .selectFrom('referrals as referral')
    .innerJoin('members as inviter', (join) =>
      join.onRef('inviter.brand', '=', 'referral.brand').onRef('inviter.id', '=', 'referral.inviter_id'),
    )
    .select(['referral.at', 'referral.refused', 'inviter.account'])
    .where('referral.brand', '=', brand)
    .where('referral.member_id', '=', memberId)
    .executeTakeFirst();

export type Friend = Pick<Selectable<Referrals>, 'member_id' | 'at' | 'refused'> & {
  account: string;
  deposited: boolean;
};

const hasDeposited = sql<boolean>`exists (
  select from cashier_deposits deposit
    where deposit.brand = referral.brand and deposit.member_id = referral.member_id and deposit.state = 'CONFIRMED')`;

/** Members whom a member invited, the newest first. */
export const friendsOf = (db: Db, { brand, memberId }: Owner, most: number): Promise<Friend[]> =>
  db
    .selectFrom('referrals as referral')
    .innerJoin('members as friend', (join) =>
      join.onRef('friend.brand', '=', 'referral.brand').onRef('friend.id', '=', 'referral.member_id'),
    )
    .select(['referral.member_id', 'referral.at', 'referral.refused', 'friend.account'])
    .select(hasDeposited.as('deposited'))
    .where('referral.brand', '=', brand)
    .where('referral.inviter_id', '=', memberId)
    .orderBy('referral.at', 'desc')
    .orderBy('referral.member_id')
    .limit(most)
    .execute();

/** How many a member invited, how many of them count, and how many of those have deposited. */
export async function countFriends(
  db: Db,
  { brand, memberId }: Owner,
): Promise<{ registered: number; counted: number; deposited: number }> {
  return db
    .selectFrom('referrals as referral')
    .select([
      sql<number>`count(*)::integer`.as('registered'),
      sql<number>`(count(*) filter (where refused is null))::integer`.as('counted'),
      sql<number>`(count(*) filter (where refused is null and ${hasDeposited}))::integer`.as('deposited'),
    ])
    .where('brand', '=', brand)
    .where('inviter_id', '=', memberId)
    .executeTakeFirstOrThrow();
}
