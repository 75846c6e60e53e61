import { errorKey, type FieldError } from './field-error.ts';
import type { FieldSpec } from '../specs/field-spec.ts';

/** A text key with the values of its placeholders. */
export type FormText = { key: string; params: Readonly<Record<string, string | number>> };

const OF_THE_PATTERN = new Set<FieldError['code']>(['TOO_SHORT', 'TOO_LONG', 'LENGTH', 'PATTERN']);

/** Codes that a field's own message does not replace, since their meaning is more specific than "not accepted". */
const OWN_WORDS = new Set<FieldError['code']>([
  'REQUIRED',
  'TOO_YOUNG',
  'TOO_SMALL',
  'TOO_LARGE',
  'TOO_MANY_FILES',
  'FILE_TYPE',
  'FILE_TOO_LARGE',
  'NOT_ASCENDING',
  'BELOW_BEFORE',
  'NOT_DISTINCT',
  'TAKEN',
  'EXPIRED',
  'COMMON',
  'PERSONAL',
  'SAME_AS_OLD',
  'SAME_AS_PASSWORD',
  'REFUSED',
]);

const isOneLength = ({ minLength, maxLength }: FieldSpec['rule']): boolean =>
  minLength !== undefined && minLength === maxLength;

/** The field's own message, with a single number where the rule allows one length only. */
const messageOf = (spec: FieldSpec, { code }: FieldError): string | undefined => {
  if (OWN_WORDS.has(code)) return undefined;
  const single = OF_THE_PATTERN.has(code) && isOneLength(spec.rule) ? spec.messageSame : undefined;
  return single ?? spec.message;
};

const patternKey = (spec: FieldSpec): string | undefined => {
  if (!spec.patternMessages) return undefined;
  const { minLength, maxLength } = spec.rule;
  if (minLength === undefined || maxLength === undefined) return spec.patternMessages.open;
  return isOneLength(spec.rule) ? spec.patternMessages.same : spec.patternMessages.range;
};

/** Text for a missing bound, as the text with two numbers would have a gap. */
const boundsKey = ({ code, params }: FieldError): string => {
  if (code === 'TOO_SHORT' && params['max'] === undefined) return 'form.error.atLeast';
  if (code === 'TOO_LONG' && params['min'] === undefined) return 'form.error.atMost';
  return errorKey(code);
};

/**
 * Text of a refusal: the field's own message, else the template of its pattern (one number when min equals max), else the text of the
 * code. Templates read {{min}}, {{max}} and {{age}}, and the field's own textValues.
 */
export const errorText = (spec: FieldSpec, error: FieldError): FormText => {
  const params = spec.textValues ? { ...spec.textValues, ...error.params } : error.params;
  const own = messageOf(spec, error);
  if (own !== undefined) return { key: own, params };
  const ofPattern = OF_THE_PATTERN.has(error.code) ? patternKey(spec) : undefined;
  return { key: ofPattern ?? boundsKey(error), params };
};
