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

/** What is known of a chosen file; a browser's File is one. `size` in bytes, `type` a media type. */
export type FormFile = { readonly name: string; readonly type: string; readonly size: number };

/**
 * What one control holds: a text as typed, whether a box is ticked, or the files chosen. A date is yyyy-MM-dd, an amount
 * its minor units as an integer ("150000"); what was typed but cannot be read as either is held as it is, to be refused.
 */
export type FieldValue = string | boolean | readonly FormFile[];

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

export type FieldOption = {
  value: string;
  /** A text key, or what is said where `plain`. */
  label: string;
  /** Label and help are no text keys, and the picture stands at its own address. */
  plain?: true;
  /** Numbers that the label says. */
  params?: Readonly<Record<string, number>>;
  help: string | undefined;
  image: string | undefined;
};

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
  /** The same where the rule allows one length only. */
  messageSame?: string | undefined;
  autocomplete: string | undefined;
  width: FormField['width'];
  link: { label: string; action: Action } | undefined;
  /** False when a rule, the mode or a condition over facts leaves the field out. */
  enabled: boolean;
  required: boolean;
  /** Asked for while it holds, although `required` says otherwise; what depends on facts alone is in `required` already. */
  requiredWhen: LiveCondition | undefined;
  /** Shown, but not to be changed, and not sent. */
  disabled: boolean;
  /** Disabled while it does not hold; what depends on facts alone is in `disabled` already. */
  enabledWhen: LiveCondition | undefined;
  /** The value while a condition hides the field. */
  whenHidden: 'omit' | 'keep' | 'clear';
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
  /** Of a number, or of an amount in minor units. */
  minimum: number | undefined;
  maximum: number | undefined;
  /** Amounts offered as buttons, in minor units. */
  quick: readonly number[] | undefined;
  accept: FormField['accept'];
  strength: boolean;
  /** Whether a select has a search; undefined leaves it to the widget. */
  search: boolean | undefined;
  send: FormField['send'];
  /** Name of a question to the platform. */
  check: FormField['check'];
  /** When its message first shows, instead of the form's policy. */
  showErrors: FormField['showErrors'];
  /** Numbers that its texts may use. */
  textValues: Readonly<Record<string, number>> | undefined;
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
