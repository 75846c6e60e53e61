import { validateFieldValue } from '#contract/generated/field-value.js';
import type { Clock } from '#engine/time/clock.ts';
import { checkDay } from '../inputs/parts/check-day.ts';
import type { FieldError, FieldErrorCode } from './field-error.ts';
import type { FieldName, FieldSpec } from '../specs/field-spec.ts';
import { checkAcross } from './check-across.ts';
import { inputValueOf } from '../inputs/parts/input-value.ts';
import { settledValue } from './settled-value.ts';

/** Context of a check: the form's other values as comparedValue gives them, the time, and the field's second value. */
export type CheckContext = {
  valueOf?: (field: FieldName) => unknown;
  clock?: Clock;
  companion?: string | undefined;
};

const systemClock: Clock = () => new Date();

const refuse = (code: FieldErrorCode, params: FieldError['params'] = {}): FieldError => ({ code, params });

/** NUL and lone surrogates: valid in JSON, but not storable as text. */
const isUnkeepable = (value: string): boolean => value.includes('\0') || /\p{Cs}/u.test(value);

/** Longest text in code points when its rule has no upper bound. */
export const longestOf = ({ input }: FieldSpec): number => inputValueOf(input).longest ?? 255;

/** Checks that apply to every text, whatever its rule. */
const checkText = (spec: FieldSpec, value: string): FieldError | undefined => {
  if (isUnkeepable(value)) return refuse('INVALID_TYPE');
  const max = spec.rule.maxLength ?? longestOf(spec);
  // Code points are counted only when the code units exceed the limit.
  return value.length > max && [...value].length > max ? refuse('TOO_LONG', { max }) : undefined;
};

const checkRule = ({ rule }: FieldSpec, value: string): FieldError | undefined => {
  if (validateFieldValue({ value, rule })) return undefined;
  const { minLength, maxLength } = rule;
  const params = {
    ...(minLength !== undefined && { min: minLength }),
    ...(maxLength !== undefined && { max: maxLength }),
  };
  const keyword = validateFieldValue.errors?.[0]?.keyword;
  if (keyword === 'pattern') return refuse('PATTERN', params);
  if (minLength === maxLength) return refuse('LENGTH', params);
  return refuse(keyword === 'maxLength' ? 'TOO_LONG' : 'TOO_SHORT', params);
};

/**
 * Checks a form value, on the page and on the gateway; gives the first error, undefined for an accepted value.
 * The value may be any JSON. A blank value of an optional field is accepted; lengths are in code points, by default at most `longestOf`.
 */
export const checkValue = (
  spec: FieldSpec,
  value: unknown,
  { valueOf, clock = systemClock, companion }: CheckContext = {},
): FieldError | undefined => {
  const kind = inputValueOf(spec.input);
  if (kind.checkValue) return kind.checkValue(spec, value);
  const text = settledValue(spec, value ?? '');
  if (typeof text !== 'string') return refuse('INVALID_TYPE');
  const partner = spec.equals === undefined ? undefined : (valueOf?.(spec.equals) ?? '');
  if (text === '') return spec.required || partner ? refuse('REQUIRED') : undefined;
  if (partner !== undefined && text !== partner) return refuse('NOT_EQUAL');
  if (spec.options && !spec.options.some((option) => option.value === text)) return refuse('NOT_AN_OPTION');
  const malformed = kind.malformed?.(text);
  if (malformed) return refuse(malformed);
  // Any text input may have an age limit, and is then read as a day.
  const check = kind.check ?? (spec.minAge === undefined ? undefined : checkDay);
  return (
    checkRule(spec, text) ??
    check?.(spec, text, clock, companion) ??
    checkText(spec, text) ??
    (spec.acrossRows && valueOf && checkAcross(spec.acrossRows, text, valueOf))
  );
};
