import { useLocale } from '#ui/text/use-text.ts';
import { formatNumber } from '#portal/format/format-number.ts';
import { useMoney } from '#portal/format/use-money.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';

/** Formats what levels are measured by: points, or money that was staked. */
export function useMeasuredText(status: CallValue<'vipStatus'>): (amount: string) => string {
  const locale = useLocale();
  const { say: money } = useMoney(status);
  return (amount) => (status.by === 'stake' ? money(amount) : formatNumber(amount, locale));
}
