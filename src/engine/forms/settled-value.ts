import type { FieldInput, FieldSpec, FieldValue } from './field-spec.ts';

/** What a field holds when nothing was given; a text where nothing is said. */
const BLANK: Partial<Record<FieldInput, FieldValue>> = { checkbox: false, upload: [] };

export const blankValue = (input: FieldInput): FieldValue => BLANK[input] ?? '';

/** What bank accounts are written with for the eye: spaces and hyphens of any kind. */
const GROUPING = /[\s\p{Pd}]+/gu;

type Settles = Pick<FieldSpec, 'trim'> & Partial<Pick<FieldSpec, 'input'>>;

/**
 * The value that is checked, compared and sent: a text without outer white space where the spec says so, a bank account
 * without spaces and hyphens. Anything but a text stays as it is.
 */
export const settledValue = ({ trim, input }: Settles, value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  if (input === 'bankAccount') return value.replace(GROUPING, '');
  return trim ? value.trim() : value;
};

/** The value as conditions and repeats read it: blank when nothing arrived, an upload as the number of its files. */
export const comparedValue = (spec: Pick<FieldSpec, 'trim' | 'input'>, value: unknown): unknown => {
  const settled = settledValue(spec, value ?? blankValue(spec.input));
  return Array.isArray(settled) ? settled.length : settled;
};
