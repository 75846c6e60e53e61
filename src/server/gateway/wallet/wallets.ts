import { documentOf } from '../documents.ts';
import type { Db } from '#server/db/types.ts';
import type { LiveBrand } from '#server/brands/types.ts';

/** The currency of a brand's wallets and the digits of its minor unit. */
export const moneyOf = (brand: LiveBrand): { currency: string; digits: number } => {
  const document = documentOf(brand, 'brand');
  return { currency: document?.currency ?? 'USD', digits: document?.currencyDigits ?? 2 };
};

/**
 * Opens a member's wallet in the brand's currency. `opening`, in minor units, is booked as the movement `opening`, so that
 * the balance is the sum of its movements from the first moment. Runs in the caller's transaction.
 */
export async function openWallet(
  db: Db,
  brand: LiveBrand,
  { memberId, opening, now }: { memberId: string; opening: bigint; now: Date },
): Promise<void> {
  const { currency } = moneyOf(brand);
  const owner = { brand: brand.brand, member_id: memberId, currency };
  await db
    .insertInto('wallets')
    .values({ ...owner, balance: opening, updated_at: now })
    .execute();
  if (opening === 0n) return;
  await db
    .insertInto('wallet_movements')
    .values({ ...owner, amount: opening, kind: 'opening', reference: `opening:${currency}`, moved_at: now })
    .execute();
}

/** Balance in minor units as a decimal string; 0 for a wallet that was never opened. */
export async function balanceOf(db: Db, brand: LiveBrand, memberId: string): Promise<string> {
  const row = await db
    .selectFrom('wallets')
    .select('balance')
    .where('brand', '=', brand.brand)
    .where('member_id', '=', memberId)
    .where('currency', '=', moneyOf(brand).currency)
    .executeTakeFirst();
  return String(row?.balance ?? '0');
}
