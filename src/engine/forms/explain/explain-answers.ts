import { own } from '#engine/json/json.ts';
import { explainCondition } from './explain-condition.ts';
import { byEngine, inField, inForm, inRules, reasonsFrom, type FieldCase } from './explain-case.ts';
import type { ConditionAnswer, Reason } from './explain-reason.ts';
import { ALWAYS } from '../specs/field-specs.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reasons from the engine, the mode and the rule for including or omitting a field. */
const askedBy = (of: FieldCase): Reason[] => {
  const { form, name, rule, mode, options } = of;
  const reason = reasonsFrom(options);
  const omitted = mode?.omit?.indexOf(name) ?? -1;
  const demanded = mode?.require?.indexOf(name) ?? -1;
  const always = ALWAYS.has(name);
  const reasons: Reason[] = [];
  if (always) reasons.push(reason('ALWAYS_ASKED', true, byEngine, {}));
  if (isText(options.mode) && omitted >= 0) {
    const at = inForm(of, 'modes', options.mode, 'omit', omitted);
    reasons.push(reason('MODE_OMITS', false, at, { mode: options.mode }));
  }
  if (isText(options.mode) && demanded >= 0) {
    const at = inForm(of, 'modes', options.mode, 'require', demanded);
    reasons.push(reason('MODE_REQUIRES', true, at, { mode: options.mode }));
  }
  if (rule) {
    const overruled = !rule.enabled && (always || demanded >= 0);
    const at = inRules(of, 'enabled');
    reasons.push(reason('RULE_ENABLED', rule.enabled || overruled, at, { enabled: rule.enabled, overruled }));
  } else if (form.rules !== undefined && !always) {
    reasons.push(reason('NO_RULE', true, inRules(of), {}));
  }
  return reasons;
};

/** Answers whether the form asks for the field. */
export const shownAnswer = (of: FieldCase): ConditionAnswer => {
  const { form, field, group, step, options } = of;
  const reason = reasonsFrom(options);
  const reasons = askedBy(of);
  const ofGroup = own(form.groups, group)?.when;
  if (ofGroup !== undefined) {
    const condition = explainCondition(of, ofGroup);
    const at = inForm(of, 'groups', group, 'when');
    reasons.push(reason('CONDITION', condition.met, at, { of: 'group', group, condition }));
  }
  if (field.when !== undefined) {
    const condition = explainCondition(of, field.when);
    reasons.push(reason('CONDITION', condition.met, inField(of, 'when'), { of: 'field', condition }));
  }
  if (step !== undefined) {
    const at = inForm(of, 'steps', 'items', step, 'groups');
    reasons.push(
      reason('IN_STEP', true, at, { step, here: options.step === undefined || options.step === step }),
    );
  }
  reasons.push(reason('IN_GROUP', true, inForm(of, 'groups', group, 'order'), { group }));
  const holds = of.model.field(of.name).visible;
  const settled = reasons.every((entry) => entry.holds) === holds;
  if (!settled) reasons.push(reason('CIRCULAR', holds, inField(of, 'when'), {}));
  return { holds, reasons };
};

/** Answers whether the field must be filled in now; a hidden or disabled field is never required. */
export const requiredAnswer = (of: FieldCase): ConditionAnswer => {
  const { form, field, name, rule, mode, spec, options, model } = of;
  const reason = reasonsFrom(options);
  const { visible, disabled } = model.field(name);
  const reasons: Reason[] = [];
  if (!visible) reasons.push(reason('NOT_SHOWN', false, inField(of), {}));
  if (visible && disabled) reasons.push(reason('DISABLED', false, inField(of, 'enabledWhen'), {}));
  if (ALWAYS.has(name)) reasons.push(reason('ALWAYS_ASKED', true, byEngine, {}));
  const demanded = mode?.require?.indexOf(name) ?? -1;
  if (isText(options.mode) && demanded >= 0) {
    const at = inForm(of, 'modes', options.mode, 'require', demanded);
    reasons.push(reason('MODE_REQUIRES', true, at, { mode: options.mode }));
  }
  if (rule) {
    const at = inRules(of, 'required');
    reasons.push(reason('RULE_REQUIRED', rule.required, at, { required: rule.required }));
  } else if (form.rules !== undefined) reasons.push(reason('NO_RULE', false, inRules(of), {}));
  if (field.mustAccept) reasons.push(reason('MUST_ACCEPT', true, inField(of, 'mustAccept'), {}));
  if (field.requiredWhen !== undefined) {
    const condition = explainCondition(of, field.requiredWhen);
    reasons.push(
      reason('CONDITION', condition.met, inField(of, 'requiredWhen'), { of: 'required', condition }),
    );
  }
  return { holds: visible && !disabled && spec.required, reasons };
};

/** Answers whether the field is shown but disabled. */
export const disabledAnswer = (of: FieldCase): ConditionAnswer => {
  const { field, name, options, model } = of;
  const reason = reasonsFrom(options);
  const { disabled } = model.field(name);
  if (field.enabledWhen === undefined) {
    return { holds: disabled, reasons: [reason('NEVER_DISABLED', false, inField(of), {})] };
  }
  const condition = explainCondition(of, field.enabledWhen);
  const at = inField(of, 'enabledWhen');
  return {
    holds: disabled,
    reasons: [reason('CONDITION', !condition.met, at, { of: 'enabled', condition })],
  };
};

/** Answers whether the field's value is submitted. */
export const sentAnswer = (of: FieldCase): ConditionAnswer => {
  const { field, name, spec, options, model } = of;
  const reason = reasonsFrom(options);
  const { visible, disabled, spec: placed } = model.field(name);
  const answer = (...reasons: Reason[]): ConditionAnswer => ({
    holds: Object.hasOwn(model.values(), name),
    reasons,
  });
  if (disabled) return answer(reason('DISABLED', false, inField(of, 'enabledWhen'), {}));
  if (visible) return answer(reason('SHOWN', true, inField(of), {}));
  if (!placed.enabled) return answer(reason('LEFT_OUT', false, inField(of), {}));
  const policy = spec.whenHidden;
  const stated = field.whenHidden !== undefined;
  return answer(reason('WHEN_HIDDEN', policy === 'keep', inField(of, 'whenHidden'), { policy, stated }));
};
