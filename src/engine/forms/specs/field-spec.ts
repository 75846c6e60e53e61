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

/** Metadata of a chosen file; a browser's File is one. `size` in bytes, `type` a media type. */
export type FormFile = { readonly name: string; readonly type: string; readonly size: number };

/**
 * Value of one control: text as typed, state of a check box, or chosen files. A date is yyyy-MM-dd, an amount its minor units as
 * an integer ("150000"); input that cannot be read as either is kept as typed, to be refused.
 */
export type FieldValue = string | boolean | readonly FormFile[];

/** Values of one row of a repeating group. */
export type RowValues = Readonly<Record<FieldName, FieldValue>>;

/** Values by field; those of a repeating group are its rows, by the name of the group. */
export type FormValues = Record<FieldName, FieldValue | readonly RowValues[]>;

/** The rule of one field as the server gives it. */
export type FieldRule = RulesDocument['fields'][string];

export type Pattern = PatternsDocument['patterns'][string];

export type FieldInput = FormField['input'];

/** Repetition of a group, in the spec of each of its fields. */
export type RepeatSpec = {
  least: number;
  most: number;
  /** Text key of a row's name. */
  label: string;
  /** Rows at the start. */
  start: readonly RowValues[];
};

/** Rule of a field across the rows of its group. */
type AcrossRule = 'ascending' | 'notDescending' | 'distinct';

/** Place of a field in a row: the row's name is `label` with `number` (from 1) and `count`. */
type RowPlace = { key: string; field: FieldName; number: number; count: number; label: string };

/** A condition that depends on values of the form, with the facts it reads already bound: pure data. */
export type LiveCondition = {
  logic: Condition;
  reads: readonly FieldName[];
  facts: Readonly<Record<string, unknown>>;
  /** Fields of the same row by the names that the logic uses. */
  inRow?: Readonly<Record<FieldName, FieldName>>;
};

export type FieldOption = {
  value: string;
  /** A text key, or literal text when `plain`. */
  label: string;
  /** Label and help are literal texts, and the image is a complete address. */
  plain?: true;
  /** Numbers for the label's placeholders. */
  params?: Readonly<Record<string, number>>;
  help: string | undefined;
  image: string | undefined;
};

/** Text keys of a pattern: for a range of lengths, for a single length, and without bounds. */
export type PatternMessages = { range: string; same: string; open: string | undefined };

/** All properties of one field as data: form document, rule, pattern and facts joined. Labels are text keys. */
export type FieldSpec = {
  name: FieldName;
  group: string;
  input: FieldInput;
  label: string;
  placeholder: string | undefined;
  help: string | undefined;
  /** The form's own message for a refused value. */
  message: string | undefined;
  /** The form's own message for a rule that allows one length only. */
  messageSame?: string | undefined;
  autocomplete: string | undefined;
  /** Keyboard of a phone for a password; that of letters when absent. */
  keyboard: FormField['keyboard'];
  width: FormField['width'];
  link: { label: string; action: Action } | undefined;
  /** False when a rule, the mode or a condition over facts omits the field. */
  enabled: boolean;
  required: boolean;
  /** Requires the field while it holds, although `required` is false; conditions over facts alone are part of `required`. */
  requiredWhen: LiveCondition | undefined;
  /** Shown, but neither editable nor sent. */
  disabled: boolean;
  /** Disables the field while it does not hold; conditions over facts alone are part of `disabled`. */
  enabledWhen: LiveCondition | undefined;
  /** Value sent while a condition hides the field. */
  whenHidden: 'omit' | 'keep' | 'clear';
  /** Label and placeholder carry a star. */
  star: boolean;
  /** Bounds in code points and the anchored pattern source, ready for the generated validator. */
  rule: ValueRule;
  patternId: string | undefined;
  patternMessages: PatternMessages | undefined;
  /** What the pattern asks for, one by one. */
  requirements: Pattern['requirements'];
  trim: boolean;
  equals: FieldName | undefined;
  minAge: number | undefined;
  mustAccept: boolean;
  /** Bounds of a number, or of an amount in minor units. */
  minimum: number | undefined;
  maximum: number | undefined;
  /** Amounts offered as buttons, in minor units. */
  quick: readonly number[] | undefined;
  accept: FormField['accept'];
  strength: boolean;
  /** True for a select with a search; undefined leaves the choice to the widget. */
  search: boolean | undefined;
  send: FormField['send'];
  /** Name of the question to the platform about the value. */
  check: FormField['check'];
  /** When its message first appears, in place of the form's policy. */
  showErrors: FormField['showErrors'];
  /** Numbers for the placeholders of its texts. */
  textValues: Readonly<Record<string, number>> | undefined;
  options: readonly FieldOption[] | undefined;
  /** Countries whose numbers a phone field takes, as ISO 3166-1 alpha-2; all when absent. */
  countries: readonly string[] | undefined;
  /** Name under which the field's second value is sent. */
  companion: string | undefined;
  initial: FieldValue;
  /** Query parameter of the address that fills the field. */
  initialFrom: string | undefined;
  /** Condition over other fields that remains once the facts are bound. */
  when: LiveCondition | undefined;
  /** Set in the spec of a field that every row of its group asks for; `expandRows` makes one spec a row of it. */
  repeat?: RepeatSpec;
  across?: AcrossRule | undefined;
  /** Set in the spec of a field in a row. */
  row?: RowPlace;
  /** The same field of the rows before, nearest first, with the rule across rows. */
  acrossRows?: { rule: AcrossRule; before: readonly FieldName[] };
};

export type FormMode = NonNullable<FormDocument['modes']>[string];
