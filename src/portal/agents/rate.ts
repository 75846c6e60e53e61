import { latinDigits } from '#engine/texts/latin-digits.ts';
import { formatNumber } from '../format/format-number.ts';

/** A rate of hundredths of a percent, such as `2.5 %`. */
export const rateText = (rate: number, locale: string): string =>
  `${formatNumber(String(rate / 100), locale)} %`;

/** A rate as it is typed in percent, in hundredths of a percent; undefined for what is no number. */
export function typedRate(typed: string): number | undefined {
  const text = latinDigits(typed).trim().replace(',', '.');
  return /^\d{1,3}(\.\d{1,2})?$/u.test(text) ? Math.round(Number(text) * 100) : undefined;
}
