import type { Condition, FormField } from '#contract/generated/documents.ts';
import type { DocumentKey } from '#engine/packs.ts';
import type { FormFault } from './accepted-values.ts';
import type { FieldError } from './field-error.ts';
import type { FieldName, FieldSpec } from './field-spec.ts';

/** A fact that a condition read. `field` where it is the value of a field; `unsent` while that field is not sent and reads as nothing. */
export type FactRead = { name: string; value: unknown; field?: FieldName; unsent?: boolean };

/** A condition with what it came to and why. */
export type ConditionRead = { logic: Condition; met: boolean; reads: readonly FactRead[] };

/** What each reason says besides its code. Ids are those of the documents; bounds are code points, bytes or minor units. */
export type ReasonDetails = {
  UNKNOWN_FIELD: Record<never, never>;
  IN_NO_GROUP: Record<never, never>;
  IN_GROUP: { group: string };
  /** The engine itself asks for and requires it, whatever the rule says (specification section 5). */
  ALWAYS_ASKED: Record<never, never>;
  /** `overruled`: it is asked for all the same. */
  RULE_ENABLED: { enabled: boolean; overruled: boolean };
  NO_RULE: Record<never, never>;
  MODE_OMITS: { mode: string };
  MODE_REQUIRES: { mode: string };
  CONDITION: { of: 'group' | 'field' | 'required' | 'enabled'; group?: string; condition: ConditionRead };
  /** Its condition reads a field whose own condition reads it in turn, so that what it read is not what decided. */
  CIRCULAR: Record<never, never>;
  /** Of a form in steps: `here` while this step is the one on the page. */
  IN_STEP: { step: string; here: boolean };
  RULE_REQUIRED: { required: boolean };
  MUST_ACCEPT: Record<never, never>;
  NOT_SHOWN: Record<never, never>;
  DISABLED: Record<never, never>;
  NEVER_DISABLED: Record<never, never>;
  SHOWN: Record<never, never>;
  /** A rule, the mode or a fact leaves the field out; its value is never sent. */
  LEFT_OUT: Record<never, never>;
  /** `stated`: the form says so; else it is what forms do. */
  WHEN_HIDDEN: { policy: FieldSpec['whenHidden']; stated: boolean };
  EMPTY: Record<never, never>;
  REQUIRED: Record<never, never>;
  READABLE: { input: FormField['input'] };
  EQUALS: { field: FieldName };
  OPTION: { options: readonly string[] };
  MIN_LENGTH: { bound: number; length: number };
  MAX_LENGTH: { bound: number; length: number };
  /** `id` of the catalogue; undefined for an expression of the rule's own. */
  PATTERN: { id: string | undefined; source: string };
  MINIMUM: { bound: number };
  MAXIMUM: { bound: number };
  AGE: { age: number; constant: string | undefined };
  FILES: { accept: NonNullable<FormField['accept']>; error: FieldError | undefined };
  /** Part of the rule cannot be used, and is not checked. */
  UNUSABLE: { fault: FormFault };
  /** The platform said no: an answer to a question, or to what was sent. */
  PLATFORM: { check: FormField['check']; error: FieldError };
};

export type ReasonCode = keyof ReasonDetails;

/**
 * One reason for an answer. `holds` says which way it speaks: true for yes. The reasons whose `holds` is that of their answer
 * decide it; the others do not stand in its way. `document` and `pointer` are where an operator changes it, undefined
 * where the engine itself says so; `layer` is the pack that set the value.
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

export type Answer = { holds: boolean; reasons: readonly Reason[] };

/** The reasons that decide an answer. */
export const decisive = ({ holds, reasons }: Answer): readonly Reason[] =>
  reasons.filter((reason) => reason.holds === holds);
