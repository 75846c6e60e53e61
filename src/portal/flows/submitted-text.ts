import type { SubmittedValues } from '../actions/action-data.ts';

/** A value of a form as text; empty when the form has no such field. */
export const textOf = (values: SubmittedValues, field: string): string => {
  const value = values[field];
  return typeof value === 'string' ? value : '';
};

/** Non-blank values by the given names. */
export const given = <Name extends string>(
  values: SubmittedValues,
  ...fields: Name[]
): Partial<Record<Name, string>> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = textOf(values, field);
      return value === '' ? [] : [[field, value]];
    }),
  ) as Partial<Record<Name, string>>;

/** A mobile number as calls take it: the number as typed, and the dialling code of its country. */
export const phoneOf = (values: SubmittedValues): { mobileNum: string; countryDialingCode: string } => ({
  mobileNum: textOf(values, 'mobileNum'),
  countryDialingCode: textOf(values, 'countryDialingCode'),
});
