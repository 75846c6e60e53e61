import type { Clock } from './check-value.ts';
import type { FieldRefusal } from './field-error.ts';
import type { FieldName, FieldSpec, FieldValue, FormValues } from './field-spec.ts';
import type { FieldState, FormFailure, FormState } from './form-state.ts';
import type { Steps } from './form-steps.ts';
import type { Schedule, ServerCheck } from './questions.ts';

/** When a message first shows: on leaving a field, with each key, or on submit only. Once shown it follows each key. */
export type ShowErrors = 'blur' | 'change' | 'submit';

export type FormModelOptions = {
  /** Values at the start, before the defaults of the specs. */
  initial?: Readonly<Record<FieldName, FieldValue>> | undefined;
  clock?: Clock | undefined;
  showErrors?: ShowErrors | undefined;
  /** Questions to a server by field, asked after a pause in typing and when the field is left, and waited for on submit. */
  checks?: Readonly<Record<FieldName, ServerCheck>> | undefined;
  /** The document's steps. */
  steps?: Steps | undefined;
  /** Timers; those of the platform unless given. */
  schedule?: Schedule | undefined;
  /** Told what a send threw; the player sees a failure with a retry. */
  onFault?: ((fault: unknown) => void) | undefined;
};

/** What sending the values came to. */
export type SendAnswer =
  /** `waitSeconds`: before the same may be sent again, where the platform says so. */
  | { ok: true; waitSeconds?: number | undefined }
  | {
      ok: false;
      fields?: readonly FieldRefusal[] | undefined;
      failure?: FormFailure | undefined;
      /** The player has been told elsewhere, such as in a popup: without a failure the form adds no words of its own. */
      told?: true | undefined;
      /** Seconds before anything of the kind may be sent again: there were too many. */
      waitSeconds?: number | undefined;
    };

export type SubmitOutcome =
  { status: 'sent' } | { status: 'busy' } | { status: 'invalid' | 'refused'; first: FieldName | undefined };

/** What going on to the next step came to: `busy` while something is waited for or sent, or when there is no further step. */
type StepOutcome = { status: 'moved' } | { status: 'busy' } | { status: 'invalid'; first: FieldName };

export type FormModel = {
  /** State of the form as a whole. */
  readonly form: FormState;
  /** Whether any spec ever named the field. */
  has(name: FieldName): boolean;
  /** State of a field; throws for a field that no spec ever named. */
  field(name: FieldName): FieldState;
  /** The player typed, chose or ticked. */
  change(name: FieldName, value: FieldValue): void;
  /** Puts a value in from outside; the control takes it over, and no message shows for it yet. */
  write(name: FieldName, value: FieldValue): void;
  /** Sets the second value of a field. */
  accompany(name: FieldName, companion: string): void;
  /** The player left the field. */
  leave(name: FieldName): void;
  /** Takes new specs in place, with new steps when both change; values, touched state and what is typed stay. */
  setSpecs(specs: readonly FieldSpec[], change?: { steps: Steps | undefined }): void;
  /** Takes new steps in place; the current one stays, or the nearest when it is gone. */
  setSteps(steps: Steps | undefined): void;
  /** Goes to the next step once the fields of this one are right and the questions about them are answered. */
  next(): Promise<StepOutcome>;
  /** Goes to the step before, or to one that was passed. Checks nothing. */
  back(step?: string): void;
  /** Shows what is wrong with these fields once the questions about them are answered; gives the first that is wrong. */
  check(fields: readonly FieldName[]): Promise<FieldName | undefined>;
  /** Back to the start: values, messages, step, and that it was sent. Second values stay. */
  reset(): void;
  /** Shows every error; gives the first field that has one. */
  showErrors(): FieldName | undefined;
  /** Shows refusals of a server at their fields; gives the first field that is shown with one. */
  refuse(refusals: readonly FieldRefusal[]): FieldName | undefined;
  /** Says why the form as a whole was not accepted; undefined takes it back. */
  fail(failure: FormFailure | undefined): void;
  /** What is sent: the settled values of the fields that show and can be changed and of those kept while hidden, with their companions. */
  values(): FormValues;
  /** Shows all errors, else sends the values. While one submit is under way another is answered `busy`. */
  submit(send: (values: FormValues) => Promise<SendAnswer>): Promise<SubmitOutcome>;
};
