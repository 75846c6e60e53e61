import { inputValues } from '../../../generated/input-values.ts';
import { own } from '#engine/json/json.ts';
import type { FieldInput, FieldValue } from '../../specs/field-spec.ts';
import type { InputValue } from './input-kind.ts';

const text: InputValue = {};

/** Value description of an input; that of a text when a draft names no input. */
export const inputValueOf = (input: FieldInput): InputValue => own<InputValue>(inputValues, input) ?? text;

/** The empty value of an input. */
export const blankValue = (input: FieldInput): FieldValue => inputValueOf(input).blank ?? '';

/** True when the control of an input can show a stored value; one of another kind cannot be shown. */
export const canShow = (input: FieldInput, value: unknown): boolean =>
  typeof value === typeof blankValue(input) &&
  (typeof value !== 'string' || value === '' || (inputValueOf(input).shows?.(value) ?? true));

export const holdsText = (input: FieldInput): boolean => blankValue(input) === '';

export const holdsFiles = (input: FieldInput): boolean => Array.isArray(blankValue(input));

/** True for passwords. */
export const isSecret = (input: FieldInput): boolean => inputValueOf(input).privacy === 'secret';

/** True when a value may be shown again to the player who entered it. */
export const isShownAgain = (input: FieldInput): boolean =>
  [undefined, 'private'].includes(inputValueOf(input).privacy);

/** True when a value may have a default and be stored by the platform: neither secrets nor files. */
export const isLasting = (input: FieldInput): boolean => isShownAgain(input) && !holdsFiles(input);

/** True when the browser may store the typed value. */
export const isKeptOnPage = (input: FieldInput): boolean =>
  inputValueOf(input).privacy === undefined && !holdsFiles(input);
