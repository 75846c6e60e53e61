/**
 * Every way one form value can be refused. `check` codes come from checkValue and checkForm, on the page and on the gateway
 * alike; `server` codes only from a gateway, which knows what a page cannot. `key` is the text that says it when
 * the field and its pattern have none of their own; `params` are the numbers the text may use.
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
  TAKEN: { origin: 'server', key: 'form.error.taken', params: [] },
  WRONG: { origin: 'server', key: 'form.error.wrong', params: [] },
  EXPIRED: { origin: 'server', key: 'form.error.expired', params: [] },
  REFUSED: { origin: 'server', key: 'form.error.refused', params: [] },
} as const satisfies Record<
  string,
  { origin: 'check' | 'server'; key: string; params: readonly ('min' | 'max' | 'age')[] }
>;

export type FieldErrorCode = keyof typeof fieldErrors;

/** Why one value was refused. `params` fill the text: bounds in code points, ages in whole years. */
export type FieldError = { code: FieldErrorCode; params: Readonly<Record<string, string | number>> };

/** A refusal as the gateway sends it; the code may be one that this version does not know. */
export type FieldRefusal = {
  field: string;
  code: string;
  params?: Readonly<Record<string, string | number>> | undefined;
};

const isFieldErrorCode = (code: string): code is FieldErrorCode => Object.hasOwn(fieldErrors, code);

/** The error of a refusal; a code of a newer or third-party gateway becomes REFUSED, so that it is still shown. */
export const errorOfRefusal = ({ code, params }: FieldRefusal): FieldError => ({
  code: isFieldErrorCode(code) ? code : 'REFUSED',
  params: params ?? {},
});

/** Same code and same numbers: the same message would show. */
export const sameError = (left: FieldError | undefined, right: FieldError | undefined): boolean => {
  if (left === right) return true;
  if (!left || !right || left.code !== right.code) return false;
  const names = Object.keys(left.params);
  return (
    names.length === Object.keys(right.params).length &&
    names.every((name) => left.params[name] === right.params[name])
  );
};
