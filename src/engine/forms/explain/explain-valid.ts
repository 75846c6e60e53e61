import { checkValue, type CheckContext } from '../checks/check-value.ts';
import type { FieldError } from '../checks/field-error.ts';
import {
  decisive,
  type ConditionAnswer,
  type Reason,
  type ReasonCode,
  type ReasonDetails,
} from './explain-reason.ts';
import { own } from '#engine/json/json.ts';
import { inField, inRules, reasonsFrom, type At, type FieldCase } from './explain-case.ts';
import type { FieldSpec } from '../specs/field-spec.ts';
import { settledValue } from '../checks/settled-value.ts';

/** Spec that accepts every value its input can read. A text keeps the default length limit unless its rule has an upper bound. */
const bare = (spec: FieldSpec): FieldSpec => ({
  ...spec,
  required: false,
  requiredWhen: undefined,
  mustAccept: false,
  rule: spec.rule.maxLength === undefined ? {} : { maxLength: Number.MAX_SAFE_INTEGER },
  equals: undefined,
  options: undefined,
  minAge: undefined,
  minimum: undefined,
  maximum: undefined,
  accept: undefined,
});

/** Property of a rule that a fault is about. */
const FAULTY = {
  UNKNOWN_PATTERN: 'patternId',
  BAD_PATTERN: 'acceptedPattern',
  BAD_BOUNDS: 'minLength',
} as const;

/** One demand on a value: the spec with only this demand, so that checkValue judges it. */
type Demand = {
  [Code in ReasonCode]: {
    code: Code;
    at: At;
    spec: FieldSpec;
    detail: (error: FieldError | undefined) => ReasonDetails[Code];
  };
}[ReasonCode];

const lengthOf = (spec: FieldSpec, value: unknown): number =>
  [...String(settledValue(spec, value) ?? '')].length;

const patternAt = (of: FieldCase, id: string | undefined): At => {
  if (of.rule?.acceptedPattern) return inRules(of, 'acceptedPattern');
  return { document: 'patterns/main', pointer: `/patterns/${id ?? ''}/pattern` };
};

const demandsOf = (of: FieldCase): Demand[] => {
  const { spec, field, name, rule, model, options } = of;
  const none = bare(spec);
  const { value } = model.field(name);
  const demands: Demand[] = [];
  if (spec.equals !== undefined) {
    const { equals } = spec;
    demands.push({
      code: 'EQUALS',
      at: inField(of, 'equals'),
      spec: { ...none, equals },
      detail: () => ({ field: equals }),
    });
  }
  if (spec.options) {
    const values = spec.options.map((option) => option.value);
    demands.push({
      code: 'OPTION',
      at: inField(of, 'options'),
      spec: { ...none, options: spec.options },
      detail: () => ({ options: values }),
    });
  }
  const { minLength, maxLength, pattern } = spec.rule;
  if (minLength !== undefined) {
    demands.push({
      code: 'MIN_LENGTH',
      at: inRules(of, 'minLength'),
      spec: { ...none, rule: { ...none.rule, minLength } },
      detail: () => ({ bound: minLength, length: lengthOf(spec, value) }),
    });
  }
  if (maxLength !== undefined) {
    demands.push({
      code: 'MAX_LENGTH',
      at: inRules(of, 'maxLength'),
      spec: { ...none, rule: { maxLength } },
      detail: () => ({ bound: maxLength, length: lengthOf(spec, value) }),
    });
  }
  if (pattern !== undefined) {
    const ownPattern = rule?.acceptedPattern;
    const id = ownPattern ? undefined : spec.patternId;
    const source =
      ownPattern || own(options.patterns?.patterns ?? {}, spec.patternId ?? '')?.pattern || pattern;
    demands.push({
      code: 'PATTERN',
      at: patternAt(of, id),
      spec: { ...none, rule: { ...none.rule, pattern } },
      detail: () => ({ id, source }),
    });
  }
  if (spec.minimum !== undefined) {
    const { minimum } = spec;
    demands.push({
      code: 'MINIMUM',
      at: inField(of, 'minimum'),
      spec: { ...none, minimum },
      detail: () => ({ bound: minimum }),
    });
  }
  if (spec.maximum !== undefined) {
    const { maximum } = spec;
    demands.push({
      code: 'MAXIMUM',
      at: inField(of, 'maximum'),
      spec: { ...none, maximum },
      detail: () => ({ bound: maximum }),
    });
  }
  if (spec.minAge !== undefined) {
    const { minAge } = spec;
    const constant = field.minAgeFrom;
    demands.push({
      code: 'AGE',
      at:
        constant === undefined
          ? inField(of, 'minAge')
          : { document: 'constants/main', pointer: `/constants/${constant}` },
      spec: { ...none, minAge },
      detail: () => ({ age: minAge, constant }),
    });
  }
  if (spec.accept) {
    const { accept } = spec;
    demands.push({
      code: 'FILES',
      at: inField(of, 'accept'),
      spec: { ...none, accept },
      detail: (error) => ({ accept, error }),
    });
  }
  return demands;
};

/** Answer about a value, with the refusal. */
export type ValidAnswer = ConditionAnswer & { error: FieldError | undefined };

/** Answers whether the value is accepted now, with a reason for each demand on it. Hidden and disabled fields are not checked. */
export const validAnswer = (of: FieldCase, required: ConditionAnswer): ValidAnswer => {
  const { spec, field, name, model, options, faults } = of;
  const reason = reasonsFrom(options);
  const { value, visible, disabled, error: local } = model.field(name);
  const checked = (visible && !disabled) || local !== undefined;
  if (!checked) {
    const reasons = [
      disabled
        ? reason('DISABLED', true, inField(of, 'enabledWhen'), {})
        : reason('NOT_SHOWN', true, inField(of), {}),
    ];
    return { holds: true, error: undefined, reasons };
  }

  const context: CheckContext = {
    valueOf: of.read,
    ...(options.clock && { clock: options.clock }),
  };
  const none = bare(spec);
  const judge = (demanding: FieldSpec): FieldError | undefined => checkValue(demanding, value, context);
  const empty = ['REQUIRED', 'NOT_ACCEPTED'].includes(judge({ ...none, required: true })?.code ?? '');
  const reasons: Reason[] = [];
  if (required.holds) {
    const [by] = decisive(required);
    const at = by ? { document: by.document, pointer: by.pointer } : inField(of);
    reasons.push(reason('REQUIRED', !empty, at, {}));
  } else if (empty) reasons.push(reason('EMPTY', true, inField(of), {}));

  const unreadable = judge(none);
  if (!empty) reasons.push(reason('READABLE', !unreadable, inField(of, 'input'), { input: field.input }));
  for (const demand of demandsOf(of)) {
    if (unreadable && demand.code !== 'EQUALS') continue;
    const failing = judge(demand.spec);
    // An empty value gets no reason about lengths; EMPTY or REQUIRED covers it.
    if (empty && !failing) continue;
    reasons.push(reason(demand.code, !failing, demand.at, demand.detail(failing)));
  }
  for (const fault of faults) {
    const at = inRules(of, FAULTY[fault.code]);
    reasons.push(reason('UNUSABLE', true, at, { fault }));
  }
  const refused = local ?? own(options.refusals ?? {}, name);
  if (!local && refused)
    reasons.push(reason('PLATFORM', false, inField(of, 'check'), { check: field.check, error: refused }));
  return { holds: !refused, error: refused, reasons };
};
