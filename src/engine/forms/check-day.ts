import { ageOn, parseDay } from './date-value.ts';
import type { FieldError } from './field-error.ts';
import type { FieldSpec } from './field-spec.ts';

/** A text that says a day, on which whoever was born is old enough by now. */
export const checkDay = (spec: FieldSpec, text: string, clock: () => Date): FieldError | undefined => {
  const day = parseDay(text);
  if (!day) return { code: 'INVALID_DATE', params: {} };
  if (spec.minAge === undefined || ageOn(day, clock()) >= spec.minAge) return undefined;
  return { code: 'TOO_YOUNG', params: { age: spec.minAge } };
};
