import { latinDigits } from '#engine/texts/latin-digits.ts';
import type { FieldSpec } from '../specs/field-spec.ts';
import { blankValue, inputValueOf } from '../inputs/parts/input-value.ts';

type Settles = Pick<FieldSpec, 'trim'> & Partial<Pick<FieldSpec, 'input' | 'keyboard'>>;

/**
 * Value as checked, compared and sent: a text normalised by its input, else trimmed if the spec says so, with digits of every script as
 * 0–9 where digits are meant; other values unchanged.
 */
export const settledValue = ({ trim, input = 'text', keyboard }: Settles, value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  const { settle, digits = keyboard === 'digits' } = inputValueOf(input);
  const text = digits ? latinDigits(value) : value;
  if (settle) return settle(text);
  return trim ? text.trim() : text;
};

/** The value as conditions and repeats read it: blank when nothing arrived, an upload as the number of its files. */
export const comparedValue = (spec: Pick<FieldSpec, 'trim' | 'input'> & Settles, value: unknown): unknown => {
  const settled = settledValue(spec, value ?? blankValue(spec.input));
  return Array.isArray(settled) ? settled.length : settled;
};
