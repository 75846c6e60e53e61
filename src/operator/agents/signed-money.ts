import { moneyText } from '#engine/texts/money-text.ts';
import type { PaymentDesk } from '../payments/calls.ts';

/** An amount that may be below zero. */
export const signedMoney = (amount: string, desk: Pick<PaymentDesk, 'currency' | 'digits'>): string =>
  amount.startsWith('-') ? `−${moneyText(amount.slice(1), desk)}` : moneyText(amount, desk);
