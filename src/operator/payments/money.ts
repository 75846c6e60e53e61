import type { Desk } from './calls.ts';

/** Minor units as operators read them: `12,345.50 MMK`. */
export function moneyText(minor: string, { currency, digits }: Pick<Desk, 'currency' | 'digits'>): string {
  const padded = minor.padStart(digits + 1, '0');
  const whole = padded.slice(0, padded.length - digits).replace(/\B(?=(?:\d{3})+$)/gu, ',');
  return `${whole}${digits > 0 ? `.${padded.slice(-digits)}` : ''} ${currency}`;
}

/** A moment by the clocks of the brand. */
export const timeText = (moment: string, { timeZone }: Pick<Desk, 'timeZone'>): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(moment),
  );
