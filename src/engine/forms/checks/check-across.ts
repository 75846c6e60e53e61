import type { FieldName, FieldSpec } from '../specs/field-spec.ts';
import type { FieldError } from './field-error.ts';

type Across = NonNullable<FieldSpec['acrossRows']>;

/** Order of two texts: of numbers and amounts by their size, of days by the calendar. */
const compared = (left: string, right: string): number => {
  const difference = Number(left) - Number(right);
  if (!Number.isNaN(difference)) return difference;
  return left < right ? -1 : left > right ? 1 : 0;
};

/** Checks a text against those of the rows before; rows without a value are passed over. */
export const checkAcross = (
  { rule, before }: Across,
  text: string,
  valueOf: (field: FieldName) => unknown,
): FieldError | undefined => {
  const values = before.map(valueOf).filter((value) => typeof value === 'string' && value !== '') as string[];
  if (rule === 'distinct') return values.includes(text) ? { code: 'NOT_DISTINCT', params: {} } : undefined;
  const [last] = values;
  if (last === undefined) return undefined;
  const order = compared(text, last);
  if (rule === 'ascending') return order > 0 ? undefined : { code: 'NOT_ASCENDING', params: { min: last } };
  return order >= 0 ? undefined : { code: 'BELOW_BEFORE', params: { min: last } };
};
