import type { JsonObject } from '#engine/json.ts';
import type { DocumentKey } from '#engine/packs.ts';
import type { LocatedSchema } from '#engine/validate/walk.ts';
import type { Path } from '../../documents/layer.ts';
import { FormScopeProvider, type ObjectChange } from './form-scope.tsx';
import { ObjectForm } from './ObjectForm.tsx';
import { PartEditor } from './PartEditor.tsx';
import './schema-form.css';

const top: Path = [];

/**
 * A form for an object of a document, made from its schema (`documentSchema`, `blockSchema`, `actionSchema`): references are
 * pickers of what exists, collections are ordered lists, conditions, actions and blocks have editors of their own. Each value
 * tells which pack set it, with the way back, and what the last check found wrong with it. It stands in a workspace;
 * `steps` say where in the document the object is.
 */
export const SchemaForm = ({
  schema,
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
  onChange: ObjectChange;
}) => (
  <FormScopeProvider documentKey={documentKey} readOnly={readOnly} PartEditor={PartEditor}>
    <div className="op-schema-form">
      <ObjectForm
        schema={schema}
        value={value}
        steps={steps}
        isDocument={steps.length === 0}
        onChange={onChange}
      />
    </div>
  </FormScopeProvider>
);
