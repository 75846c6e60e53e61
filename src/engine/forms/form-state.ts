import type { Ref } from '#engine/proxy-types.ts';
import type { FieldError } from './field-error.ts';
import type { FieldName, FieldSpec, FieldValue } from './field-spec.ts';

/** State of one field, a proxy of its own: a change is told to who watches this field only. */
export type FieldState = {
  /** As typed, not trimmed. */
  readonly value: FieldValue;
  /** The second value: a dialling code, the id of a captcha. */
  readonly companion: string;
  /** The player has left the field. */
  readonly touched: boolean;
  /** The refusal that shows now. */
  readonly error: Ref<FieldError> | undefined;
  readonly visible: boolean;
  /** Shown, but not to be changed now. */
  readonly disabled: boolean;
  /** A check that needs the server is under way. */
  readonly checking: boolean;
  /** The spec that holds now: `required` and `star` follow the values its condition reads. */
  readonly spec: Ref<FieldSpec>;
  /** Counts values that were put in from outside, which a control has to take over; typing does not count. */
  readonly writes: number;
};

/** Why a form as a whole was not accepted, as a text key. */
export type FormFailure = {
  key: string;
  params?: Readonly<Record<string, string | number>> | undefined;
  /** Sending the same again may help: the network was lost, the service is busy. */
  retry: boolean;
};

/** The visible fields of one group, in order. */
export type GroupLayout = { group: string; fields: readonly FieldName[] };

/** A step of a long form as its progress shows it; `label` is a text key. `done` has been passed, and may be gone back to. */
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
  /** Waits for the answers of questions to the platform before it goes on. */
  readonly waiting: boolean;
  /** The values were accepted. */
  readonly sent: boolean;
  /** From the press of the button to the answer, `waiting` included. */
  readonly submitting: boolean;
  /** How often a form that looked right was sent and refused; one that was lost on the way does not count. */
  readonly refusals: number;
  /** How often a player pressed the button while something was wrong. */
  readonly rejections: number;
  readonly failure: Ref<FormFailure> | undefined;
};
