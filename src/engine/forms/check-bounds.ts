import type { FieldError } from './field-error.ts';
import type { FieldSpec } from './field-spec.ts';

/** A text that says a number, against the smallest and the largest of its field. */
export const checkBounds = ({ minimum, maximum }: FieldSpec, text: string): FieldError | undefined => {
  const number = Number(text);
  if (minimum !== undefined && number < minimum) return { code: 'TOO_SMALL', params: { min: minimum } };
  return maximum !== undefined && number > maximum
    ? { code: 'TOO_LARGE', params: { max: maximum } }
    : undefined;
};
