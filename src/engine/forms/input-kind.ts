import type { FormField } from '#contract/generated/documents.ts';
import type { JsonObject } from '../json.ts';
import type { ProblemCode } from '../problems.ts';
import type { FieldError, FieldErrorCode } from './field-error.ts';
import type { FieldSpec, FieldValue } from './field-spec.ts';

/**
 * `secret`: a password, which is never shown, kept or trimmed. `once`: good for one moment, so neither shown again nor kept.
 * `private`: shown again, but never kept in the browser.
 */
type Privacy = 'secret' | 'once' | 'private';

/** Values of one kind of input, as the page and the gateway treat them. An absent property means what it means for a text. */
export type InputValue = {
  /** The value of an empty field: '' (a text), false or [] (files). */
  blank?: FieldValue;
  privacy?: Privacy;
  /** Name of the second value that the input always sends. */
  companion?: string;
  /** The text is an integer of minor units of the brand's currency. */
  money?: true;
  /** Longest text in code points when the rule has no upper bound; 255 when absent. */
  longest?: number;
  /** The text as it is checked, compared and sent, in place of trimming. */
  settle?: (text: string) => string;
  /** The refusal of a text that is not written as this kind wants it, before its rule is asked. */
  malformed?: (text: string) => FieldErrorCode | undefined;
  /** Judges a text that its rule accepts. */
  check?: (spec: FieldSpec, text: string, clock: () => Date) => FieldError | undefined;
  /** Judges a value that is no text, also a missing one; nothing else is asked then. */
  checkValue?: (spec: FieldSpec, value: unknown) => FieldError | undefined;
  /** The text as a reader of the language writes it; as it is when absent. */
  written?: (text: string, language: string) => string;
  /** The part that stays visible where the gateway masks a value: the year of a day, the end of a number; the ends of a text when absent. */
  mask?: 'year' | 'end';
};

type Property = keyof FormField;
type Question = NonNullable<FormField['check']>;

/** Length that a kind demands of its text, with the words that follow "its" in a problem. */
export type Demand = { what: string; min: number; max: number };

/** What the console and Storybook show of a state, see scripts/form-samples.mjs. */
type SampleState = {
  field?: Partial<FormField>;
  rule?: { required?: boolean; maxLength?: number };
  initial?: string;
  filled?: true;
  show?: 'errors';
  sources?: 'waiting' | 'failed';
};

/** Forms that ask with a kind of input, as validation, the console and Storybook treat them. No player's page loads it. */
export type InputDocument = {
  /** Properties that are a problem on every input that does not take them. */
  takes?: readonly Property[];
  /** Properties that the console offers for the inputs that name them. */
  offers?: readonly Property[];
  /** Questions to the platform that may be asked about the value. */
  asks?: readonly Question[];
  /** Chosen or composed by the page: trimming, lengths and patterns are not offered. */
  chosen?: true;
  /** Properties of a field that was just added. */
  start?: Partial<FormField>;
  /** The problem of a field that lacks what its kind needs. */
  lacks?: (
    field: JsonObject,
    name: string,
  ) => { code: ProblemCode; property: Property; message: string; fix: string } | undefined;
  /** Why a text cannot be the value at the start, as words that follow "which". */
  startFault?: (text: string, field: JsonObject) => { which: string; fix: string } | undefined;
  /** Characters that the text consists of; any when absent. */
  alphabet?: string;
  demand?: (spec: FieldSpec) => Demand;
  /** No length or pattern can make the field impossible to fill in. */
  unbounded?: true;
  sample?: {
    field?: Partial<FormField>;
    value?: FieldValue;
    /** What was typed goes with what was asked, such as a picture: no sample is filled in. */
    renewed?: true;
    states?: Readonly<Record<string, SampleState>>;
  };
};
