import type { FieldRule as ValueRule } from '#contract/generated/field-value.js';
import type {
  Action,
  Condition,
  FormDocument,
  FormField,
  PatternsDocument,
  RulesDocument,
} from '#contract/generated/documents.ts';

export type FieldName = string;

/** What one control holds: a text as typed, or whether a box is ticked. */
export type FieldValue = string | boolean;

export type FormValues = Record<FieldName, FieldValue>;

/** The rule of one field as the server gives it. */
export type FieldRule = RulesDocument['fields'][string];

export type Pattern = PatternsDocument['patterns'][string];

export type FieldInput = FormField['input'];

/** A condition that still depends on values of the form, with the facts it reads as they stood: pure data. */
export type LiveCondition = {
  logic: Condition;
  reads: readonly FieldName[];
  facts: Readonly<Record<string, unknown>>;
};

export type FieldOption = { value: string; label: string };

/** Text keys of a pattern: with both bounds, with one number because they are equal, without bounds. */
export type PatternMessages = { range: string; same: string; open: string | undefined };

/** Everything that is known about one field, as data: form document, rule, pattern and facts joined. Labels are text keys. */
export type FieldSpec = {
  name: FieldName;
  group: string;
  input: FieldInput;
  label: string;
  placeholder: string | undefined;
  help: string | undefined;
  /** The form's own text for a value that is not accepted. */
  message: string | undefined;
  autocomplete: string | undefined;
  width: FormField['width'];
  link: { label: string; action: Action } | undefined;
  /** False when a rule, the mode or a condition over facts leaves the field out. */
  enabled: boolean;
  required: boolean;
  /** Marked with a star in label and placeholder. */
  star: boolean;
  /** Bounds in code points and the anchored pattern source, ready for the generated validator. */
  rule: ValueRule;
  patternId: string | undefined;
  patternMessages: PatternMessages | undefined;
  trim: boolean;
  equals: FieldName | undefined;
  minAge: number | undefined;
  mustAccept: boolean;
  options: readonly FieldOption[] | undefined;
  /** Name under which the field's second value is sent. */
  companion: string | undefined;
  initial: FieldValue;
  /** Query parameter of the address that fills the field. */
  initialFrom: string | undefined;
  /** What is left of the conditions once the facts are known: they read other fields. */
  when: LiveCondition | undefined;
};

export type FormMode = NonNullable<FormDocument['modes']>[string];
