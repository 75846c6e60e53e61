import { createFormModel } from '../model/create-form-model.ts';
import { own } from '#engine/json/json.ts';
import { errorText, type FormText } from '../checks/error-text.ts';
import { disabledAnswer, requiredAnswer, sentAnswer, shownAnswer } from './explain-answers.ts';
import { inForm, reasonsFrom, type ExplainOptions, type FieldCase } from './explain-case.ts';
import type { ConditionAnswer } from './explain-reason.ts';
import { validAnswer, type ValidAnswer } from './explain-valid.ts';
import type { FormFault } from '../specs/accepted-values.ts';
import type { FormModel } from '../model/form-model.ts';
import type { FieldName, FieldSpec, FieldValue, FormValues } from '../specs/field-spec.ts';
import { fieldSpecs } from '../specs/field-specs.ts';
import { planSteps } from '../model/form-steps.ts';
import { comparedValue } from '../checks/settled-value.ts';
import { createFieldStatuses } from '../specs/field-status.ts';

export type { ExplainOptions } from './explain-case.ts';
export type { ConditionAnswer, Reason } from './explain-reason.ts';

/** Explanation of a field's state for given values, for operators; never on a player's page. */
export type FieldExplanation = {
  field: FieldName;
  /** The spec as settled for the values; undefined for an unknown field. */
  spec: FieldSpec | undefined;
  value: FieldValue | undefined;
  shown: ConditionAnswer;
  required: ConditionAnswer;
  disabled: ConditionAnswer;
  sent: ConditionAnswer;
  /** `message`: the text that a player reads. */
  valid: ValidAnswer & { message: FormText | undefined };
};

const firstFault = (faults: readonly FormFault[], field: FieldName): FormFault[] =>
  faults.filter((fault) => fault.field === field);

/** A field that no group of the form shows. */
const notInForm = (field: FieldName, options: ExplainOptions): FieldExplanation => {
  const known = Object.hasOwn(options.form.fields, field);
  const at = known ? inForm(options, 'order') : inForm(options, 'fields');
  const missing = reasonsFrom(options)(known ? 'IN_NO_GROUP' : 'UNKNOWN_FIELD', false, at, {});
  const no: ConditionAnswer = { holds: false, reasons: [missing] };
  const unchecked = { holds: true, reasons: [{ ...missing, holds: true }], error: undefined };
  return {
    field,
    spec: undefined,
    value: undefined,
    shown: no,
    required: no,
    disabled: no,
    sent: no,
    valid: { ...unchecked, message: undefined },
  };
};

/** A model whose repeated fields are those of the first row, by the names of the document. */
const ofFirstRows = (model: FormModel): FormModel => ({
  ...model,
  field: (name) => model.field(model.namesOf(name)[0] ?? name),
  values: () => {
    const values = model.values();
    const rows = Object.values(values).flatMap((value) => (Array.isArray(value) ? value.slice(0, 1) : []));
    return Object.assign({}, ...rows, values) as FormValues;
  },
});

/**
 * Explains fields of one form for the same values: creates the model once and answers per field. Answers are the model's own;
 * reasons are data, in order of evaluation.
 */
export const explainForm = (options: ExplainOptions): ((field: FieldName) => FieldExplanation) => {
  const { form, rules, values = {}, clock, mode } = options;
  const faults: FormFault[] = [];
  const specs = fieldSpecs({ ...options, onFault: (fault) => faults.push(fault) });
  const model = ofFirstRows(createFormModel(specs, { initial: values, clock, steps: form.steps }));
  model.showErrors();
  const known = new Map(specs.map((spec) => [spec.name, spec]));
  const { read } = createFieldStatuses(
    specs,
    (name) => known.get(name),
    (name) => {
      const spec = known.get(name);
      return spec && comparedValue(spec, model.field(name).value);
    },
  );
  const plan = planSteps(form.steps, [...new Set(specs.map((spec) => spec.group))]);
  return (name) => {
    const spec = known.get(name);
    const field = own(form.fields, name);
    if (!spec || !field) return notInForm(name, options);
    const state = model.field(name);
    const of: FieldCase = {
      options,
      form,
      field,
      name,
      group: spec.group,
      rule: own(rules?.fields ?? {}, name),
      mode: mode === undefined ? undefined : own(form.modes ?? {}, mode),
      spec: state.spec,
      model,
      step: plan.stepOf.get(spec.group),
      read,
      faults: firstFault(faults, name),
    };
    const required = requiredAnswer(of);
    const valid = validAnswer(of, required);
    return {
      field: name,
      spec: state.spec,
      value: state.value,
      shown: shownAnswer(of),
      required,
      disabled: disabledAnswer(of),
      sent: sentAnswer(of),
      valid: { ...valid, message: valid.error && errorText(state.spec, valid.error) },
    };
  };
};
