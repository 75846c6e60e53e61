import { randomText, type RandomBytes } from '#server/crypto/tokens.ts';
import type { Db } from '#server/db/types.ts';
import type { Member } from '#server/members/members.ts';

/** Capitals and digits that are not confused when read aloud. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const length = 8;

type Owner = { brand: string; memberId: string; now: Date };

/** Gives a member a code, unless it has one or another member has this one. */
export const keepReferralCode = async (
  db: Db,
  { brand, memberId, now }: Owner,
  code: string,
): Promise<void> => {
  await db
    .insertInto('referral_codes')
    .values({ brand, member_id: memberId, code, made_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** The code of a member, made when it is first asked for. */
export async function referralCodeOf(db: Db, owner: Owner, random: RandomBytes): Promise<string> {
  for (;;) {
    const found = await db
      .selectFrom('referral_codes')
      .select('code')
      .where('brand', '=', owner.brand)
      .where('member_id', '=', owner.memberId)
      .executeTakeFirst();
    if (found) return found.code;
    await keepReferralCode(db, owner, randomText(random, letters, length));
  }
}

/** The member of a code, as it was entered; undefined for a code of nobody. It makes nobody's upline: agents have a code for that. */
export const inviterOf = (db: Db, brand: string, entered: string): Promise<Member | undefined> =>
  db
    .selectFrom('referral_codes as code')
    .innerJoin('members as member', (join) =>
      join.onRef('member.brand', '=', 'code.brand').onRef('member.id', '=', 'code.member_id'),
    )
    .selectAll('member')
    .where('code.brand', '=', brand)
    .where('code.code', '=', entered.trim().toUpperCase())
    .where('member.type', '!=', 4)
    .where('member.preview', 'is', null)
    .executeTakeFirst();
