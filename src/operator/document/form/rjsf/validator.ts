import type { RJSFSchema, ValidatorType } from '@rjsf/utils';

/**
 * Judges nothing. The usual validator compiles code at run time, which the console's policy forbids; the server checks every
 * draft with the precompiled validators of the engine and says more than a schema can, and fields show what it says.
 */
export const validator: ValidatorType<unknown, RJSFSchema> = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
};
