import { useLocale } from '#ui/text/use-text.ts';
import { formatMoney } from '../format/format-money.ts';

/** Formats amounts in minor units in the page's language; `signed` adds a plus to income. */
export function useMoney({ currency, digits }: { currency: string; digits: number }) {
  const locale = useLocale();
  const money = (minor: string) => formatMoney(minor, currency, digits, locale);
  return {
    money,
    signed: (minor: string) => (BigInt(minor) > 0n ? `+${money(minor)}` : money(minor)),
  };
}
