/** Codes of all refusals of a form value; error-codes.ts describes each. */
const codes = [
  'REQUIRED',
  'TOO_SHORT',
  'TOO_LONG',
  'LENGTH',
  'PATTERN',
  'NOT_EQUAL',
  'NOT_ACCEPTED',
  'NOT_AN_OPTION',
  'INVALID_NUMBER',
  'TOO_SMALL',
  'TOO_LARGE',
  'INVALID_AMOUNT',
  'TOO_MANY_FILES',
  'FILE_TYPE',
  'FILE_TOO_LARGE',
  'INVALID_DATE',
  'TOO_YOUNG',
  'INVALID_TYPE',
  'UNKNOWN_FIELD',
  'NOT_ASCENDING',
  'BELOW_BEFORE',
  'NOT_DISTINCT',
  'TOO_FEW_ROWS',
  'TOO_MANY_ROWS',
  'TAKEN',
  'WRONG',
  'EXPIRED',
  'COMMON',
  'PERSONAL',
  'SAME_AS_OLD',
  'SAME_AS_PASSWORD',
  'REFUSED',
] as const;

export type FieldErrorCode = (typeof codes)[number];

/** Why one value was refused. `params` fill the text: bounds in code points, ages in whole years. */
export type FieldError = { code: FieldErrorCode; params: Readonly<Record<string, string | number>> };

/** A refusal as the gateway sends it; the code may be one that this version does not know. */
export type FieldRefusal = {
  field: string;
  code: string;
  params?: Readonly<Record<string, string | number>> | undefined;
};

const isFieldErrorCode = (code: string): code is FieldErrorCode =>
  (codes as readonly string[]).includes(code);

/** Default text key of a code, for a field and pattern without texts: TOO_SHORT is form.error.tooShort. */
export const errorKey = (code: FieldErrorCode): string =>
  `form.error.${code.toLowerCase().replaceAll(/_(.)/gu, (_, letter: string) => letter.toUpperCase())}`;

/** The error of a refusal; an unknown code of another gateway becomes REFUSED, so that it is still shown. */
export const errorOfRefusal = ({ code, params }: FieldRefusal): FieldError => ({
  code: isFieldErrorCode(code) ? code : 'REFUSED',
  params: params ?? {},
});

/** True for equal codes and numbers, which give the same message. */
export const sameError = (left: FieldError | undefined, right: FieldError | undefined): boolean => {
  if (left === right) return true;
  if (!left || !right || left.code !== right.code) return false;
  const names = Object.keys(left.params);
  return (
    names.length === Object.keys(right.params).length &&
    names.every((name) => left.params[name] === right.params[name])
  );
};
