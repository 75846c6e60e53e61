import { inputValues } from '../generated/input-values.ts';
import { own } from '#engine/json.ts';
import type { FieldInput, FieldValue } from './field-spec.ts';
import type { InputValue } from './input-kind.ts';

const text: InputValue = {};

/** How the values of a kind are treated; as texts where a draft names no kind. */
export const inputValueOf = (input: FieldInput): InputValue => own<InputValue>(inputValues, input) ?? text;

/** What a field holds when nothing was given. */
export const blankValue = (input: FieldInput): FieldValue => inputValueOf(input).blank ?? '';

export const holdsText = (input: FieldInput): boolean => blankValue(input) === '';

export const holdsFiles = (input: FieldInput): boolean => Array.isArray(blankValue(input));

/** True for passwords. */
export const isSecret = (input: FieldInput): boolean => inputValueOf(input).privacy === 'secret';

/** Whether a value is shown again to the player who gave it. */
export const isShownAgain = (input: FieldInput): boolean =>
  [undefined, 'private'].includes(inputValueOf(input).privacy);

/** Whether a value can be given by anybody but a player, and outlast the moment: neither secrets nor files can. */
export const isLasting = (input: FieldInput): boolean => isShownAgain(input) && !holdsFiles(input);

/** Whether the browser may keep what was typed. */
export const isKeptOnPage = (input: FieldInput): boolean =>
  inputValueOf(input).privacy === undefined && !holdsFiles(input);
