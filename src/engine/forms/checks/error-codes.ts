import type { FieldErrorCode } from './field-error.ts';

export type { FieldErrorCode } from './field-error.ts';

/**
 * All refusals of a form value. `check` codes come from checkValue and checkForm, on page and gateway; `server` codes only from a gateway.
 * `key` is the default text when field and pattern have none; `params` are numbers for it.
 */
export const fieldErrors = {
  REQUIRED: { origin: 'check', key: 'form.error.required', params: [] },
  TOO_SHORT: { origin: 'check', key: 'form.error.tooShort', params: ['min', 'max'] },
  TOO_LONG: { origin: 'check', key: 'form.error.tooLong', params: ['min', 'max'] },
  LENGTH: { origin: 'check', key: 'form.error.length', params: ['min', 'max'] },
  PATTERN: { origin: 'check', key: 'form.error.pattern', params: ['min', 'max'] },
  NOT_EQUAL: { origin: 'check', key: 'form.error.notEqual', params: [] },
  NOT_ACCEPTED: { origin: 'check', key: 'form.error.notAccepted', params: [] },
  NOT_AN_OPTION: { origin: 'check', key: 'form.error.notAnOption', params: [] },
  INVALID_NUMBER: { origin: 'check', key: 'form.error.invalidNumber', params: [] },
  TOO_SMALL: { origin: 'check', key: 'form.error.tooSmall', params: ['min'] },
  TOO_LARGE: { origin: 'check', key: 'form.error.tooLarge', params: ['max'] },
  INVALID_AMOUNT: { origin: 'check', key: 'form.error.invalidAmount', params: [] },
  TOO_MANY_FILES: { origin: 'check', key: 'form.error.tooManyFiles', params: ['max'] },
  FILE_TYPE: { origin: 'check', key: 'form.error.fileType', params: [] },
  FILE_TOO_LARGE: { origin: 'check', key: 'form.error.fileTooLarge', params: ['max'] },
  INVALID_DATE: { origin: 'check', key: 'form.error.invalidDate', params: [] },
  TOO_YOUNG: { origin: 'check', key: 'form.error.tooYoung', params: ['age'] },
  INVALID_TYPE: { origin: 'check', key: 'form.error.invalidType', params: [] },
  UNKNOWN_FIELD: { origin: 'check', key: 'form.error.unknownField', params: [] },
  NOT_ASCENDING: { origin: 'check', key: 'form.error.notAscending', params: ['min'] },
  BELOW_BEFORE: { origin: 'check', key: 'form.error.belowBefore', params: ['min'] },
  NOT_DISTINCT: { origin: 'check', key: 'form.error.notDistinct', params: [] },
  TOO_FEW_ROWS: { origin: 'check', key: 'form.error.tooFewRows', params: ['min'] },
  TOO_MANY_ROWS: { origin: 'check', key: 'form.error.tooManyRows', params: ['max'] },
  TAKEN: { origin: 'server', key: 'form.error.taken', params: [] },
  WRONG: { origin: 'server', key: 'form.error.wrong', params: [] },
  EXPIRED: { origin: 'server', key: 'form.error.expired', params: [] },
  COMMON: { origin: 'server', key: 'form.error.common', params: [] },
  PERSONAL: { origin: 'server', key: 'form.error.personal', params: [] },
  SAME_AS_OLD: { origin: 'server', key: 'form.error.sameAsOld', params: [] },
  SAME_AS_PASSWORD: { origin: 'server', key: 'form.error.sameAsPassword', params: [] },
  REFUSED: { origin: 'server', key: 'form.error.refused', params: [] },
} as const satisfies Record<
  FieldErrorCode,
  { origin: 'check' | 'server'; key: string; params: readonly ('min' | 'max' | 'age')[] }
>;
