export type { AcceptedValues, FormFault, ReportFault } from './accepted-values.ts';
export { checkForm, type CheckedForm, type RefusedField } from './check-form.ts';
export { checkValue, type CheckContext, type Clock } from './check-value.ts';
export { fieldErrors } from './error-codes.ts';
export {
  errorKey,
  errorOfRefusal,
  type FieldError,
  type FieldErrorCode,
  type FieldRefusal,
} from './field-error.ts';
export { errorText, type FormText } from './error-text.ts';
export type {
  FieldInput,
  FieldName,
  FieldOption,
  FieldRule,
  FieldSpec,
  FieldValue,
  FormFile,
  FormValues,
  Pattern,
} from './field-spec.ts';
export { fieldSpecs, type FieldSpecsOptions } from './field-specs.ts';
export { formModes, type ModeChoice } from './form-modes.ts';
export { formRules } from './form-rules.ts';
export { createFormModel } from './create-form-model.ts';
export type {
  FormModel,
  FormModelOptions,
  SendAnswer,
  ShowErrors,
  StepOutcome,
  SubmitOutcome,
} from './form-model.ts';
export type { FieldState, FormFailure, FormState, FormStep, GroupLayout } from './form-state.ts';
export { subscribe } from './observable.ts';
export type { Schedule, ServerCheck } from './questions.ts';
export { settledValue } from './settled-value.ts';
