export type { ReportFault } from './accepted-values.ts';
export { checkForm } from './check-form.ts';
export { checkValue } from './check-value.ts';
export { fieldErrors } from './error-codes.ts';
export { type FieldError, type FieldErrorCode, type FieldRefusal } from './field-error.ts';
export { errorText } from './error-text.ts';
export type {
  FieldInput,
  FieldName,
  FieldOption,
  FieldSpec,
  FieldValue,
  FormFile,
  FormValues,
} from './field-spec.ts';
export { fieldSpecs, type FieldSpecsOptions } from './field-specs.ts';
export { readFormSource, type FormData, type FormSourceNote } from './form-sources.ts';
export { formModes, type ModeChoice } from './form-modes.ts';
export { formRules } from './form-rules.ts';
export { createFormModel } from './create-form-model.ts';
export type { FormModel, FormModelOptions, SendAnswer } from './form-model.ts';
export type { FieldState, FormRefusal, FormStep, GroupLayout } from './form-state.ts';
export { decidingFields, sourcesOfForm } from './sourced-fields.ts';
export type { ServerCheck } from './questions.ts';
