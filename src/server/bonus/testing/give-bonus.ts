import { randomBytes } from 'node:crypto';
import { newId } from '#server/crypto/tokens.ts';
import type { Db } from '#server/db/types.ts';
import { lockPurses } from '#server/ledger/lock-purses.ts';
import { grantBonus } from '../grants.ts';
import type { BonusTerms } from '../tables.ts';

/** Gives a member a bonus of tests in MMK, to be staked once in a week unless given; its id. */
export async function giveBonus(
  db: Db,
  {
    brand = 'alpha',
    memberId,
    amount,
    target = amount,
    terms = {},
    now,
  }: {
    brand?: string;
    memberId: string;
    amount: bigint;
    target?: bigint;
    terms?: Partial<BonusTerms>;
    now: Date;
  },
): Promise<string> {
  const id = newId(randomBytes);
  await db.transaction().execute(async (trx) => {
    await lockPurses(trx, { brand, memberIds: [memberId], currency: 'MMK' });
    await grantBonus(trx, {
      brand,
      memberId,
      id,
      campaign: 'welcome',
      currency: 'MMK',
      amount,
      target,
      terms: { times: 1, days: 7, ...terms },
      now,
    });
  });
  return id;
}
