import type { Selectable } from 'kysely';
import type { Db } from '#server/db/types.ts';
import { isUniqueViolation } from '#server/db/sql-state.ts';
import { keyedHash, seal } from '#server/crypto/seal.ts';
import { maskedNumber } from '#server/calls/masking.ts';
import { newId, type RandomBytes } from '#server/crypto/tokens.ts';
import type { CashierAccountsTable } from './tables.ts';

export type PayoutAccount = Selectable<CashierAccountsTable>;
type Owner = { brand: string; memberId: string };
type OwnValues = Readonly<Record<string, string | boolean>>;
type Keeper = { db: Db; random: RandomBytes };

/** Normal form of a number, to compare and store: digits alone. */
export const plainNumber = (number: string): string => number.normalize('NFKC').replaceAll(/[\s-]/gu, '');

/** The accounts a member has now, the oldest first. */
export const accountsOf = (db: Db, { brand, memberId }: Owner): Promise<PayoutAccount[]> =>
  db
    .selectFrom('cashier_accounts')
    .selectAll()
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .orderBy('added_at')
    .orderBy('id')
    .execute();

/** Additional data that a sealed number is bound to, so that it opens for this account only. */
export const sealedFor = ({ brand, memberId, id }: Owner & { id: string }): string =>
  `cashier account ${brand} ${memberId} ${id}`;

type NewAccount = Owner & {
  bank: string;
  holder: string;
  number: string;
  own: OwnValues;
  now: Date;
  max: number;
};
type Added = { ok: true; account: PayoutAccount } | { ok: false; why: 'TAKEN' | 'TOO_MANY' };

/** Adds an account to a member; `TAKEN` if another account of the brand has the number, `TOO_MANY` beyond `max`. */
export async function addPayoutAccount(keeper: Keeper, given: NewAccount): Promise<Added> {
  const { brand, memberId, bank, holder, now, max } = given;
  const id = newId(keeper.random);
  const number = plainNumber(given.number);
  const row = {
    brand,
    member_id: memberId,
    id,
    bank,
    holder,
    number: await seal(keeper, number, sealedFor({ brand, memberId, id })),
    number_hash: (await keyedHash(keeper))(`${bank} ${number}`),
    number_end: maskedNumber(number),
    own: JSON.stringify(given.own),
    added_at: now,
  };
  if ((await accountsOf(keeper.db, given)).length >= max) return { ok: false, why: 'TOO_MANY' };
  try {
    const account = await keeper.db
      .insertInto('cashier_accounts')
      .values(row)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { ok: true, account };
  } catch (fault) {
    if (isUniqueViolation(fault)) return { ok: false, why: 'TAKEN' };
    throw fault;
  }
}

/** Takes an account of the member away; false when it has none of this id. */
export async function removeAccount(
  db: Db,
  { brand, memberId, id, now }: Owner & { id: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cashier_accounts')
    .set({ removed_at: now })
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
