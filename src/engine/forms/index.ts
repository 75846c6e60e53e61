export type { ReportFault } from './specs/accepted-values.ts';
export { checkForm } from './checks/check-form.ts';
export { settledValue } from './checks/settled-value.ts';
export { checkValue } from './checks/check-value.ts';
export { fieldErrors } from './checks/error-codes.ts';
export { type FieldError, type FieldErrorCode, type FieldRefusal } from './checks/field-error.ts';
export { errorText } from './checks/error-text.ts';
export type {
  FieldInput,
  FieldName,
  FieldOption,
  FieldSpec,
  FieldValue,
  FormFile,
  FormValues,
  RowValues,
} from './specs/field-spec.ts';
export { documentField } from './specs/repeated-rows.ts';
export { fieldSpecs, type FieldSpecsOptions } from './specs/field-specs.ts';
export { readFormSource, type FormData, type FormSourceNote } from './specs/form-sources.ts';
export { formModes, type ModeChoice } from './specs/form-modes.ts';
export { formRules } from './specs/form-rules.ts';
export { createFormModel } from './model/create-form-model.ts';
export type { FormModel, FormModelOptions, SendAnswer } from './model/form-model.ts';
export type { FieldState, FormRefusal, FormStep, GroupLayout } from './model/form-state.ts';
export { decidingFields, sourcesOfForm } from './specs/sourced-fields.ts';
export type { ServerCheck } from './model/questions.ts';
