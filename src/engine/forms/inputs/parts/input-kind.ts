import type { FormField } from '#contract/generated/documents.ts';
import type { JsonObject } from '../../../json/json.ts';
import type { ProblemCode } from '../../../problems.ts';
import type { FieldError, FieldErrorCode } from '../../checks/field-error.ts';
import type { FieldSpec, FieldValue } from '../../specs/field-spec.ts';

/**
 * `secret`: a password, never shown, stored or trimmed. `once`: valid for one moment, so neither shown again nor stored.
 * `private`: shown again, but never stored in the browser.
 */
type Privacy = 'secret' | 'once' | 'private';

/** Values of one kind of input, on page and gateway. An absent property defaults to that of a text. */
export type InputValue = {
  /** The empty value: '' (a text), false or [] (files). */
  blank?: FieldValue;
  privacy?: Privacy;
  /** Name of the second value that the input always sends. */
  companion?: string;
  /** The text is an integer of the brand currency's minor units. */
  money?: true;
  /** Longest text in code points when the rule has no upper bound; 255 when absent. */
  longest?: number;
  /** Digits of every script are read as 0–9. */
  digits?: true;
  /** Normalises a text before it is checked, compared and sent; replaces trimming. */
  settle?: (text: string) => string;
  /** True for a text that the control can show, such as one stored before the field became another kind; all when absent. */
  shows?: (text: string) => boolean;
  /** Refusal of a text in the wrong format, before its rule is checked. */
  malformed?: (text: string) => FieldErrorCode | undefined;
  /** Checks a text that its rule accepts; `companion` is the second value. */
  check?: (spec: FieldSpec, text: string, clock: () => Date, companion?: string) => FieldError | undefined;
  /** Checks a value that is no text, also a missing one; replaces all other checks. */
  checkValue?: (spec: FieldSpec, value: unknown) => FieldError | undefined;
  /** The text in the notation of the language; unchanged when absent. */
  written?: (text: string, language: string) => string;
  /** Part that stays visible in a masked value: the year of a day, the end of a number; when absent the ends of a text. */
  mask?: 'year' | 'end';
};

type Property = keyof FormField;
type Question = NonNullable<FormField['check']>;

/** Regular expression that a text as a whole matches; `what` completes the word "its" in a problem. */
export type Format = { what: string; pattern: string };

/** Extra sample state for the console and Storybook, see scripts/form-samples.mjs. */
type SampleState = {
  field?: Partial<FormField>;
  rule?: { required?: boolean; maxLength?: number };
  initial?: string;
  filled?: true;
  show?: 'errors';
  sources?: 'waiting' | 'failed';
};

/** Description of an input for documents: validation, console and Storybook. Never on a player's page. */
export type InputDocument = {
  /** Properties specific to inputs that take them; a problem on any other. */
  takes?: readonly Property[];
  /** Properties that the console offers only for inputs that list them. */
  offers?: readonly Property[];
  /** Questions to the platform that are allowed about the value. */
  asks?: readonly Question[];
  /** Value chosen or composed by the page: trimming, lengths and patterns are not offered. */
  chosen?: true;
  /** Initial properties of a newly added field. */
  start?: Partial<FormField>;
  /** Problem of a field without a property its kind requires. */
  lacks?: (
    field: JsonObject,
    name: string,
  ) => { code: ProblemCode; property: Property; message: string; fix: string } | undefined;
  /** Reason why a text cannot be the initial value; `which` completes "which" in the problem. */
  startFault?: (text: string, field: JsonObject) => { which: string; fix: string } | undefined;
  /** Format of every text that the input gives within the bounds of a field; any when absent. */
  format?: (spec: FieldSpec) => Format;
  /** Lengths and patterns never make the field impossible to fill in. */
  unbounded?: true;
  sample?: {
    field?: Partial<FormField>;
    value?: FieldValue;
    /** The value belongs to a challenge such as a picture, so no sample is filled in. */
    renewed?: true;
    states?: Readonly<Record<string, SampleState>>;
  };
};
