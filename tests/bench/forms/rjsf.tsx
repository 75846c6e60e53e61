// @rjsf/core as it comes, with its Ajv validator: one JSON Schema, messages with each change, the widgets of its core theme.
import Form from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { customizeValidator } from '@rjsf/validator-ajv8';
import { createRoot } from 'react-dom/client';
import type { BenchField, BenchValues } from '../fields.ts';
import type { FormPage } from '../form-page.ts';

const propertyOf = (field: BenchField): RJSFSchema => {
  const { label: title } = field;
  if (field.kind === 'checkbox') return { type: 'boolean', title, const: true };
  if (field.kind === 'select') return { type: 'string', title, enum: [...field.options] };
  return { type: 'string', title, minLength: field.min, maxLength: field.max, pattern: field.pattern };
};

const schemaOf = (fields: readonly BenchField[]): RJSFSchema => ({
  type: 'object',
  required: fields.map(({ name }) => name),
  properties: Object.fromEntries(fields.map((field) => [field.name, propertyOf(field)])),
});

const uiSchemaOf = (fields: readonly BenchField[]): UiSchema<BenchValues> =>
  Object.fromEntries(
    fields.flatMap(({ name, kind }) =>
      kind === 'password' || kind === 'date' ? [[name, { 'ui:widget': kind }]] : [],
    ),
  );

/** Otherwise `const: true` ticks an untouched box. */
const untickedBoxes = { constAsDefaults: 'never' } as const;

/** Otherwise it writes every error to the console. */
const ignore = (): void => {};

export const rjsf = (fields: readonly BenchField[], submitted: (values: BenchValues) => void): FormPage => ({
  mount: (root) =>
    createRoot(root).render(
      <Form<BenchValues>
        schema={schemaOf(fields)}
        uiSchema={uiSchemaOf(fields)}
        validator={customizeValidator<BenchValues>()}
        liveValidate="onChange"
        showErrorList={false}
        noHtml5Validate
        experimental_defaultFormStateBehavior={untickedBoxes}
        onSubmit={({ formData = {} }) => submitted(formData)}
        onError={ignore}
      />,
    ),
  find: (name) => document.getElementById(`root_${name}`),
  errorSelector: '.error-detail .text-danger',
});
