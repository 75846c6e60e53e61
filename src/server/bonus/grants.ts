import { sql, type Selectable } from 'kysely';
import type { Db, Trx } from '#server/db/types.ts';
import type { BonusGrants, BonusTerms } from './tables.ts';

export type BonusGrant = Selectable<BonusGrants>;
type Owner = { brand: string; memberId: string };

/** Gives a bonus; it begins at once unless another one runs. The caller holds the member's purses (lockPurses). */
export async function grantBonus(
  trx: Trx,
  {
    brand,
    memberId,
    id,
    campaign,
    currency,
    amount,
    target,
    terms,
    now,
  }: Owner & {
    id: string;
    campaign: string;
    currency: string;
    amount: bigint;
    target: bigint;
    terms: BonusTerms;
    now: Date;
  },
): Promise<void> {
  await trx
    .insertInto('bonus_grants')
    .values({
      brand,
      member_id: memberId,
      id,
      campaign,
      currency,
      amount,
      target,
      terms: JSON.stringify(terms),
      state: 'WAITING',
      pending: amount,
      made_at: now,
    })
    .execute();
  await sql`select bonus_next(${brand}, ${memberId}, ${now})`.execute(trx);
}

/** Bonuses of a member that run or wait, the one that runs first. */
export const openBonuses = (db: Db, { brand, memberId }: Owner): Promise<BonusGrant[]> =>
  db
    .selectFrom('bonus_grants')
    .selectAll()
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('state', 'in', ['ACTIVE', 'WAITING'])
    .orderBy('state')
    .orderBy('made_at')
    .orderBy('id')
    .execute();

/** All bonuses of a member, the newest first. */
export const bonusesOf = (db: Db, { brand, memberId }: Owner, limit: number): Promise<BonusGrant[]> =>
  db
    .selectFrom('bonus_grants')
    .selectAll()
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
