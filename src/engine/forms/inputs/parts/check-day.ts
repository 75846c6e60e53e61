import { ageOn, parseDay } from './date-value.ts';
import type { FieldError } from '../../checks/field-error.ts';
import type { FieldSpec } from '../../specs/field-spec.ts';

/** Checks that a text is a day, and that a person born on it has reached the field's age. */
export const checkDay = (spec: FieldSpec, text: string, clock: () => Date): FieldError | undefined => {
  const day = parseDay(text);
  if (!day) return { code: 'INVALID_DATE', params: {} };
  if (spec.minAge === undefined || ageOn(day, clock()) >= spec.minAge) return undefined;
  return { code: 'TOO_YOUNG', params: { age: spec.minAge } };
};
