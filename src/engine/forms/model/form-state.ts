import type { Ref } from '#engine/proxy-types.ts';
import type { RowKeys } from './form-rows.ts';
import type { FieldError } from '../checks/field-error.ts';
import type { FieldName, FieldSpec, FieldValue } from '../specs/field-spec.ts';

/** State of one field, a proxy of its own: changes notify only its subscribers. */
export type FieldState = {
  /** As typed, not trimmed. */
  readonly value: FieldValue;
  /** The second value: a dialling code, the id of a captcha. */
  readonly companion: string;
  /** The player has left the field. */
  readonly touched: boolean;
  /** The refusal shown now. */
  readonly error: Ref<FieldError> | undefined;
  readonly visible: boolean;
  /** Shown, but not editable now. */
  readonly disabled: boolean;
  /** A question to the server is pending. */
  readonly checking: boolean;
  /** The spec that applies now: `required` and `star` follow the values its condition reads. */
  readonly spec: Ref<FieldSpec>;
  /** Counts values set from outside, which the control takes over; typing does not count. */
  readonly writes: number;
};

/** Reason why a form as a whole was refused, as a text key. */
export type FormRefusal = {
  key: string;
  params?: Readonly<Record<string, string | number>> | undefined;
  /** A retry may succeed: the network failed or the service is busy. */
  retry: boolean;
};

/** The visible fields of one group, in order. */
export type GroupLayout = { group: string; fields: readonly FieldName[] };

/** A step as the progress display shows it; `label` is a text key. A `done` step was passed and can be revisited. */
export type FormStep = {
  step: string;
  label: string;
  help: string | undefined;
  next: string | undefined;
  state: 'done' | 'current' | 'ahead';
};

/** State of the form as a whole, a proxy of its own. */
export type FormState = {
  /** Visible groups and fields, in order; of a form in steps those of the current step. */
  readonly layout: Ref<readonly GroupLayout[]>;
  /** Steps with a visible field, in order; empty for a form without steps. */
  readonly steps: Ref<readonly FormStep[]>;
  /** The step shown; undefined for a form without steps. */
  readonly step: string | undefined;
  /** A submit or step change awaits answers to questions to the platform. */
  readonly waiting: boolean;
  /** The values were accepted. */
  readonly sent: boolean;
  /** From pressing the button to the answer, `waiting` included. */
  readonly submitting: boolean;
  /** Submits of a valid form that the server refused; network failures do not count. */
  readonly refusals: number;
  /** Submits stopped by errors on the page. */
  readonly rejections: number;
  readonly failure: Ref<FormRefusal> | undefined;
  /** Keys of the rows of each repeating group, in order. */
  readonly rows: Ref<RowKeys>;
};
