import type { FieldError } from '../../checks/field-error.ts';
import type { FieldSpec } from '../../specs/field-spec.ts';

/** Checks a numeric text against the smallest and largest value of its field. */
export const checkBounds = ({ minimum, maximum }: FieldSpec, text: string): FieldError | undefined => {
  const number = Number(text);
  if (minimum !== undefined && number < minimum) return { code: 'TOO_SMALL', params: { min: minimum } };
  return maximum !== undefined && number > maximum
    ? { code: 'TOO_LARGE', params: { max: maximum } }
    : undefined;
};
