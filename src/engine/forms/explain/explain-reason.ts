import type { Condition, FormField } from '#contract/generated/documents.ts';
import type { DocumentKey } from '#engine/packs.ts';
import type { FormFault } from '../specs/accepted-values.ts';
import type { FieldError } from '../checks/field-error.ts';
import type { FieldName, FieldSpec } from '../specs/field-spec.ts';

/** A fact read by a condition. `field`: it is the value of this field; `unsent`: that field is not sent and reads as undefined. */
export type FactRead = { name: string; value: unknown; field?: FieldName; unsent?: boolean };

/** A condition with its result and the facts it read. */
export type ConditionRead = { logic: Condition; met: boolean; reads: readonly FactRead[] };

/** Details of each reason by code. Ids are those of the documents; bounds are code points, bytes or minor units. */
export type ReasonDetails = {
  UNKNOWN_FIELD: Record<never, never>;
  IN_NO_GROUP: Record<never, never>;
  IN_GROUP: { group: string };
  /** The engine asks for and requires it, whatever the rule says (specification section 5). */
  ALWAYS_ASKED: Record<never, never>;
  /** `overruled`: the mode or the engine asks for it regardless. */
  RULE_ENABLED: { enabled: boolean; overruled: boolean };
  NO_RULE: Record<never, never>;
  MODE_OMITS: { mode: string };
  MODE_REQUIRES: { mode: string };
  CONDITION: { of: 'group' | 'field' | 'required' | 'enabled'; group?: string; condition: ConditionRead };
  /** Its condition depends on itself through another field, so that the values read do not explain the result. */
  CIRCULAR: Record<never, never>;
  /** `here`: this step is the current one. */
  IN_STEP: { step: string; here: boolean };
  RULE_REQUIRED: { required: boolean };
  MUST_ACCEPT: Record<never, never>;
  NOT_SHOWN: Record<never, never>;
  DISABLED: Record<never, never>;
  NEVER_DISABLED: Record<never, never>;
  SHOWN: Record<never, never>;
  /** A rule, the mode or a fact omits the field; its value is never sent. */
  LEFT_OUT: Record<never, never>;
  /** `stated`: set by the form; else the default. */
  WHEN_HIDDEN: { policy: FieldSpec['whenHidden']; stated: boolean };
  EMPTY: Record<never, never>;
  REQUIRED: Record<never, never>;
  READABLE: { input: FormField['input'] };
  EQUALS: { field: FieldName };
  OPTION: { options: readonly string[] };
  MIN_LENGTH: { bound: number; length: number };
  MAX_LENGTH: { bound: number; length: number };
  /** `id` in the catalogue; undefined for the rule's own expression. */
  PATTERN: { id: string | undefined; source: string };
  MINIMUM: { bound: number };
  MAXIMUM: { bound: number };
  AGE: { age: number; constant: string | undefined };
  FILES: { accept: NonNullable<FormField['accept']>; error: FieldError | undefined };
  /** An unusable part of the rule, which is not checked. */
  UNUSABLE: { fault: FormFault };
  /** Refusal by the platform: the answer to a question or to the submitted values. */
  PLATFORM: { check: FormField['check']; error: FieldError };
};

export type ReasonCode = keyof ReasonDetails;

/**
 * One reason for an answer, for (`holds` is true) or against it; those whose `holds` equals the answer's decide it. `document` and
 * `pointer` are where an operator changes it, undefined for the engine's own rules; `layer` is the pack that set the value.
 */
export type Reason = {
  [Code in ReasonCode]: {
    code: Code;
    holds: boolean;
    document: DocumentKey | undefined;
    pointer: string;
    layer: string | undefined;
    detail: ReasonDetails[Code];
  };
}[ReasonCode];

export type ConditionAnswer = { holds: boolean; reasons: readonly Reason[] };

/** Reasons that decide an answer. */
export const decisive = ({ holds, reasons }: ConditionAnswer): readonly Reason[] =>
  reasons.filter((reason) => reason.holds === holds);
