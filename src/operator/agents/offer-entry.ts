import { isDay } from '#engine/time/zoned-days.ts';
import { minorOfEntry } from '../campaigns/wizard/money-entry.ts';
import type { ContractKind, Offer } from './calls.ts';
import { rateOfEntry } from './rate-text.ts';

/** Values of a tier by kind, as they are typed: amounts in major units, rates in percent. */
export const columnsOf = {
  dividend: ['validBet', 'loss', 'members', 'rate'],
  daily: ['bet', 'rate'],
  hourly: ['bet', 'rate'],
  realtime: ['singleBet', 'profitRate', 'lossRate'],
} as const satisfies Record<ContractKind, readonly string[]>;

export type Column = (typeof columnsOf)[ContractKind][number];
export type TierEntry = Readonly<Partial<Record<Column, string>>>;

const isRate = (column: Column): boolean => /rate$/iu.test(column);

/** What a typed value stands for on the wire; undefined for one that cannot be read. */
export function valueOfEntry(column: Column, text: string, digits: number): string | number | undefined {
  if (isRate(column)) return rateOfEntry(text);
  if (column === 'members') return /^\d{1,7}$/u.test(text.trim()) ? Number(text) : undefined;
  // A tier may ask for nothing of one kind.
  if (/^0+(?:\.0*)?$/u.test(text.trim())) return '0';
  const minor = minorOfEntry(text, digits);
  return minor === undefined ? undefined : String(minor);
}

export type OfferEntry = {
  account: string;
  kind: ContractKind;
  period: 'daily' | 'weekly' | 'semimonthly' | 'monthly';
  form: 'fixed' | 'floating';
  lastDay: string;
  tiers: readonly TierEntry[];
};

/** The offer of what was typed; undefined while something of it is missing or cannot be read. */
export function offerOfEntry(
  { account, kind, period, form, lastDay, tiers }: OfferEntry,
  digits: number,
): Offer | undefined {
  const rows = tiers.map((tier) =>
    columnsOf[kind].map((column) => [column, valueOfEntry(column, tier[column] ?? '', digits)] as const),
  );
  if (
    account.trim() === '' ||
    (lastDay !== '' && !isDay(lastDay)) ||
    rows.some((row) => row.some(([, value]) => value === undefined))
  )
    return undefined;
  const terms = {
    kind,
    ...(kind === 'dividend' && { period, form }),
    tiers: rows.map((row) => Object.fromEntries(row)),
  };
  return { account: account.trim(), terms: terms as Offer['terms'], ...(lastDay !== '' && { lastDay }) };
}
