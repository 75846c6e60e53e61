import type { Clock } from '#engine/time/clock.ts';
import type { FieldRefusal } from '../checks/field-error.ts';
import type { FieldName, FieldSpec, FieldValue, FormValues } from '../specs/field-spec.ts';
import type { FieldState, FormRefusal, FormState } from './form-state.ts';
import type { Steps } from './form-steps.ts';
import type { Scheduler, ServerCheck } from './questions.ts';

/** When a message first shows: on leaving a field, on each key, or on submit only. Once shown it follows each key. */
export type ShowErrors = 'blur' | 'change' | 'submit';

export type FormModelOptions = {
  /** Initial values, which win over the defaults of the specs. */
  initial?: Readonly<FormValues> | undefined;
  clock?: Clock | undefined;
  showErrors?: ShowErrors | undefined;
  /** Questions to a server by field, asked after a pause in typing and on leaving the field, and awaited on submit. */
  checks?: Readonly<Record<FieldName, ServerCheck>> | undefined;
  /** The document's steps. */
  steps?: Steps | undefined;
  /** Timers; the platform's unless given. */
  schedule?: Scheduler | undefined;
  /** Receives what a send threw; the player sees a failure with a retry. */
  onFault?: ((fault: unknown) => void) | undefined;
};

/** Result of sending the values. */
export type SendAnswer =
  /** `waitSeconds`: time until the same may be sent again, if the platform says so. */
  | { ok: true; waitSeconds?: number | undefined }
  | {
      ok: false;
      fields?: readonly FieldRefusal[] | undefined;
      failure?: FormRefusal | undefined;
      /** The player was informed elsewhere, such as in a popup: without a failure the form adds no message. */
      told?: true | undefined;
      /** Seconds until anything of the kind may be sent again, after too many requests. */
      waitSeconds?: number | undefined;
    };

export type SubmitOutcome =
  | { status: 'sent' }
  | { status: 'busy' }
  | { status: 'invalid' | 'refused'; first: FieldName | undefined };

/** Result of going to the next step: `busy` while something is awaited or sent, or when there is no further step. */
type StepOutcome = { status: 'moved' } | { status: 'busy' } | { status: 'invalid'; first: FieldName };

export type FormModel = {
  /** State of the form as a whole. */
  readonly form: FormState;
  /** True when any spec ever named the field. */
  has(name: FieldName): boolean;
  /** State of a field; throws for one that no spec ever named. */
  field(name: FieldName): FieldState;
  /** Sets a value that the player typed, chose or ticked. */
  change(name: FieldName, value: FieldValue): void;
  /** Sets a value from outside the control, which takes it over; no message shows for it yet. */
  write(name: FieldName, value: FieldValue): void;
  /** Sets the second value of a field. */
  accompany(name: FieldName, companion: string): void;
  /** Adds a row at the end of a repeating group; false when it has as many as it may have. */
  addRow(group: string): boolean;
  /** Takes a row out with what is typed in it; false when there have to be as many. */
  removeRow(group: string, key: string): boolean;
  /** Moves a row by so many places; false when it cannot go there. */
  moveRow(group: string, key: string, by: number): boolean;
  /** Names of a field of the document: one a row for a field of a repeating group. */
  namesOf(field: FieldName): readonly FieldName[];
  /** Reports that the player left the field. */
  leave(name: FieldName): void;
  /** Replaces the specs, and the steps when `change` is given; values, touched state and unfinished input stay. */
  setSpecs(specs: readonly FieldSpec[], change?: { steps: Steps | undefined }): void;
  /** Replaces the steps; the current one stays, or the nearest when it is gone. */
  setSteps(steps: Steps | undefined): void;
  /** Goes to the next step once this one's fields are valid and the questions about them are answered. */
  next(): Promise<StepOutcome>;
  /** Goes to the previous step, or to a given one passed before, without checks. */
  back(step?: string): void;
  /** Shows the errors of these fields once the questions about them are answered; gives the first invalid one. */
  check(fields: readonly FieldName[]): Promise<FieldName | undefined>;
  /** Restores the initial values, messages and step, and clears `sent`. Second values stay. */
  reset(): void;
  /** Shows every error; gives the first invalid field. */
  showErrors(): FieldName | undefined;
  /** Shows a server's refusals at their fields; gives the first visible one. */
  refuse(refusals: readonly FieldRefusal[]): FieldName | undefined;
  /** Sets the reason why the form as a whole was refused; undefined clears it. */
  fail(failure: FormRefusal | undefined): void;
  /** Values to send: the settled values of visible, enabled fields and of those kept while hidden, with their companions. */
  values(): FormValues;
  /** Shows all errors, or sends the values when there are none. A second submit during the first is answered `busy`. */
  submit(send: (values: FormValues) => Promise<SendAnswer>): Promise<SubmitOutcome>;
};
