import type { LiveBrand } from '#server/brands/types.ts';
import type { PayoutAccount } from '../accounts.ts';
import { bankName, cashierOf } from '../document.ts';
import type { CallTypes } from '#contract/generated/calls.ts';
import { maskedText } from '#server/calls/masking.ts';

/** An account as its owner sees it: enough to recognise, too little to use. */
export const presentAccount = (
  brand: LiveBrand,
  account: PayoutAccount,
): CallTypes['cashierAccountAdd']['value'] => ({
  id: account.id,
  bank: account.bank,
  bankName: bankName(brand, account.bank),
  kind: cashierOf(brand).banks.items[account.bank]?.kind ?? 'bank',
  holder: maskedText(account.holder),
  number: account.number_end,
});
