import type { Fact } from '#engine/conditions/fact-catalogue.ts';
import { moneyText } from '#engine/texts/money-text.ts';
import { dayText } from '../language/format.ts';

const two = (part: number): string => String(part).padStart(2, '0');

/** `1730` as `17:30`. */
export const clockOf = (digits: number): string => `${two(Math.floor(digits / 100))}:${two(digits % 100)}`;

/** `17:30` as `1730`; undefined for what is no time. */
export function digitsOfClock(clock: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/u.exec(clock) ?? [];
  return hours === undefined ? undefined : Number(`${hours}${minutes}`);
}

/** `202612241730` as `2026-12-24T17:30`, as inputs take it; empty for digits that are no minute. */
export function minuteOf(digits: number): string {
  const [, year, month, day, hours, minutes] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)$/u.exec(String(digits)) ?? [];
  return year === undefined ? '' : `${year}-${month}-${day}T${hours}:${minutes}`;
}

/** `2026-12-24T17:30` as `202612241730`; undefined for what is no minute. */
export function digitsOfMinute(minute: string): number | undefined {
  const digits = minute.slice(0, 16).replaceAll(/\D/gu, '');
  return digits.length === 12 ? Number(digits) : undefined;
}

/** A tag between commas, as the fact has it, and back. */
export const commaed = (tag: string): string => (tag === '' ? '' : `,${tag.replaceAll(',', '')},`);
export const tagOf = (value: string): string => value.replaceAll(',', '');

/** A value of a fact with a format in words; undefined where the value is said as it is. */
export function formattedValue({ format, currency }: Fact, value: string | number): string | undefined {
  if (format === 'tag') return tagOf(String(value));
  if (typeof value !== 'number') return undefined;
  if (format === 'clock') return clockOf(value);
  if (format === 'money' && currency) return moneyText(String(value), currency);
  if (format !== 'minute') return undefined;
  const minute = minuteOf(value);
  // Until one is entered.
  return minute === '' ? '…' : `${dayText(minute.slice(0, 10))}, ${minute.slice(11)}`;
}
