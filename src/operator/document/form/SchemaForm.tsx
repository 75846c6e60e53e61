import Form, { type IChangeEvent } from '@rjsf/core';
import type { FieldPathList } from '@rjsf/utils';
import { useCallback, useId, useMemo, useRef } from 'react';
import type { Json, JsonObject } from '#engine/json/json.ts';
import { sameJson } from '#engine/overlay/merge-diff.ts';
import type { DocumentKey } from '#engine/packs.ts';
import type { LocatedSchema } from '#engine/validate/walk.ts';
import type { Path } from '../../documents/layer.ts';
import { documentFields } from './fields.ts';
import { FormScopeProvider } from './form-scope.tsx';
import { completion, rootViewOf } from './form-view.ts';
import { createJudge, type Values } from './judge.ts';
import { templates } from './templates.tsx';
import { documentWidgets } from './widgets.tsx';
import './schema-form.css';

const top: Path = [];

/** Drops undefined values, which @rjsf uses for cleared ones. */
const written = (value: unknown): JsonObject => JSON.parse(JSON.stringify(value ?? {})) as JsonObject;

/**
 * Form for an object of a document, rendered by @rjsf from its schema (`documentSchema`, `blockSchema`). Validated on each key like the
 * server does; the server's other problems follow. Requires a workspace; `steps` are the object's place in the document.
 */
export const SchemaForm = ({
  schema: { node, root },
  value,
  documentKey,
  steps = top,
  readOnly = false,
  onChange,
}: {
  schema: LocatedSchema;
  value: JsonObject;
  documentKey: DocumentKey;
  steps?: Path;
  readOnly?: boolean;
  /** Called with the changed object; the steps lead to the change, and join letters of a word to an undo step. */
  onChange: (value: JsonObject, steps: Path) => void;
}) => {
  const form = useRef<Form<Values>>(null);
  const prefix = useId();
  const isDocument = steps.length === 0;
  const { view, judge } = useMemo(() => {
    const made = rootViewOf({ node, root }, isDocument);
    return { view: made, judge: createJudge(root, made.schema) };
  }, [node, root, isDocument]);
  const set = useCallback(
    (path: FieldPathList, next: Json) => form.current?.setFieldValue(path, next as Values),
    [],
  );
  const changed = ({ formData }: IChangeEvent<Values>, id = prefix): void => {
    const next = written(formData);
    if (!sameJson(next, value)) onChange(next, [...steps, ...id.split('/').slice(1)]);
  };
  return (
    <FormScopeProvider documentKey={documentKey} base={steps} readOnly={readOnly} set={set} judges>
      <Form<Values>
        ref={form}
        tagName="div"
        className="op-schema-form"
        idPrefix={prefix}
        idSeparator="/"
        schema={view.schema}
        uiSchema={view.ui}
        formData={value}
        validator={judge}
        fields={documentFields}
        templates={templates}
        widgets={documentWidgets}
        readonly={readOnly}
        liveValidate="onChange"
        showErrorList={false}
        noHtml5Validate
        experimental_defaultFormStateBehavior={completion}
        onChange={changed}
      />
    </FormScopeProvider>
  );
};
