import { documentOf } from '#server/brands/documents.ts';
import type { Db } from '#server/db/types.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { house, memberPurse } from '#server/ledger/accounts.ts';
import { balanceOf } from '#server/ledger/balances.ts';
import { post } from '#server/ledger/post.ts';

/** The currency of a brand's wallets and the digits of its minor unit. */
export const moneyOf = (brand: LiveBrand): { currency: string; digits: number } => {
  const document = documentOf(brand, 'brand');
  return { currency: document?.currency ?? 'USD', digits: document?.currencyDigits ?? 2 };
};

/** Books a member's opening balance, in minor units of the brand's currency, in the caller's transaction. */
export async function openWallet(
  db: Db,
  brand: LiveBrand,
  { memberId, opening, now }: { memberId: string; opening: bigint; now: Date },
): Promise<void> {
  if (opening === 0n) return;
  const { currency } = moneyOf(brand);
  await post(db, {
    brand: brand.brand,
    memberId,
    kind: 'opening',
    key: `opening:${currency}`,
    currency,
    at: now,
    postings: [
      { account: memberPurse(memberId), amount: opening },
      { account: house('opening'), amount: -opening },
    ],
  });
}

/** Spendable balance of a member, in minor units as a decimal string. */
export const spendable = async (db: Db, brand: LiveBrand, memberId: string): Promise<string> =>
  String(await balanceOf(db, { brand: brand.brand, memberId, currency: moneyOf(brand).currency }));
