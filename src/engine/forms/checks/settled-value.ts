import type { FieldSpec } from '../specs/field-spec.ts';
import { blankValue, inputValueOf } from '../inputs/parts/input-value.ts';

type Settles = Pick<FieldSpec, 'trim'> & Partial<Pick<FieldSpec, 'input'>>;

/** Value as checked, compared and sent: a text normalised by its input, else trimmed if the spec says so; other values unchanged. */
export const settledValue = ({ trim, input = 'text' }: Settles, value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  const { settle } = inputValueOf(input);
  if (settle) return settle(value);
  return trim ? value.trim() : value;
};

/** The value as conditions and repeats read it: blank when nothing arrived, an upload as the number of its files. */
export const comparedValue = (spec: Pick<FieldSpec, 'trim' | 'input'>, value: unknown): unknown => {
  const settled = settledValue(spec, value ?? blankValue(spec.input));
  return Array.isArray(settled) ? settled.length : settled;
};
