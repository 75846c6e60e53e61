import { moneyText } from '#engine/texts/money-text.ts';
import type { Brand } from '#engine/validate/brand.ts';
import type { Campaign } from './campaign.ts';

type AmountBrand = Pick<Brand<never>, 'document'>;

/** Minor units as money of the brand; a pack without a currency has none to name. */
export function moneyWords(brand: AmountBrand, minor: bigint | number): string {
  const { currency, currencyDigits } = brand.document('brand/main')?.content ?? {};
  if (typeof currency !== 'string') return `${minor} minor units`;
  const digits = typeof currencyDigits === 'number' ? currencyDigits : 2;
  return moneyText(String(minor), { currency, digits });
}

/** A reward or budget in what the campaign gives: money of the brand, or a number of points or things. */
export const rewardWords = (
  brand: AmountBrand,
  { what }: Pick<Campaign['gives'], 'what'>,
  amount: bigint | number,
): string =>
  what === 'money' || what === 'bonus'
    ? moneyWords(brand, amount)
    : what === 'points'
      ? `${amount} points`
      : String(amount);
