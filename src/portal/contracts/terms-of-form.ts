import type { ContractKind, ContractTerms } from '#play/contracts/terms.ts';
import type { SubmittedValues } from '../actions/action-data.ts';
import { textOf } from '../flows/submitted-text.ts';
import type { RefusedValue } from '../gateway/call-error.ts';

/** Hundredths of a percent of a number in percent; undefined for one with more decimals. */
const hundredthsOf = (percent: string): number | undefined => {
  const hundredths = Number(percent) * 100;
  const whole = Math.round(hundredths);
  return Math.abs(hundredths - whole) < 1e-6 ? whole : undefined;
};

/** Rates of a tier by kind, as fields of the form. */
export const ratesOf: Readonly<Record<ContractKind, readonly string[]>> = {
  dividend: ['rate'],
  daily: ['rate'],
  hourly: ['rate'],
  realtime: ['profitRate', 'lossRate'],
};

const rowsOf = (values: SubmittedValues): readonly SubmittedValues[] => {
  const rows = values['tiers'];
  return Array.isArray(rows) ? (rows as SubmittedValues[]) : [];
};

/** Terms of a filled-in form, or the fields that cannot be read. */
export function termsOfForm(
  kind: ContractKind,
  values: SubmittedValues,
): { terms: ContractTerms } | { wrong: RefusedValue[] } {
  const rows = rowsOf(values);
  const wrong = rows.flatMap((row, index) =>
    ratesOf[kind].flatMap((name): RefusedValue[] =>
      hundredthsOf(textOf(row, name)) === undefined
        ? [{ field: `tiers[${index}].${name}`, code: 'INVALID_NUMBER', params: {} }]
        : [],
    ),
  );
  if (wrong.length > 0) return { wrong };
  const rate = (row: SubmittedValues, name: string): number => hundredthsOf(textOf(row, name)) ?? 0;
  const amount = (row: SubmittedValues, name: string): string => textOf(row, name) || '0';
  switch (kind) {
    case 'dividend':
      return {
        terms: {
          kind,
          period: textOf(values, 'period') as 'monthly',
          form: textOf(values, 'form') as 'fixed',
          tiers: rows.map((row) => ({
            validBet: amount(row, 'validBet'),
            loss: amount(row, 'loss'),
            members: Number(amount(row, 'members')),
            rate: rate(row, 'rate'),
          })),
        },
      };
    case 'daily':
    case 'hourly':
      return {
        terms: { kind, tiers: rows.map((row) => ({ bet: amount(row, 'bet'), rate: rate(row, 'rate') })) },
      };
    case 'realtime':
      return {
        terms: {
          kind,
          tiers: rows.map((row) => ({
            singleBet: amount(row, 'singleBet'),
            profitRate: rate(row, 'profitRate'),
            lossRate: rate(row, 'lossRate'),
          })),
        },
      };
  }
}
