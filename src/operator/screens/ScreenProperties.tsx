import { useMemo } from 'react';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import { editorSchema } from '#engine/editor-schema.ts';
import { isJsonObject, type JsonObject } from '#engine/json.ts';
import { useDocuments, useRights } from '../workspace/WorkspaceContext.tsx';
import { JsonValue } from './JsonValue.tsx';
import { screenName } from './screen-entries.ts';
import { texts } from './texts.ts';
import { useScreenEdits } from './useScreenEdits.ts';

const properties = schemaIndex.documents['screen']?.['properties'];
const required = ['presentation'];

/** The schema of a screen without its blocks and without what names it. */
const {
  $schema: _schema,
  kind: _kind,
  id: _id,
  body: _body,
  ...others
} = isJsonObject(properties) ? properties : {};
const schema = editorSchema(schemaIndex, {
  ...schemaIndex.documents['screen'],
  required,
  properties: others,
});

/** Address, title, frame and whatever else a screen says beside its blocks. */
export const ScreenProperties = ({ id }: { id: string }) => {
  const documents = useDocuments();
  const rights = useRights('screen');
  const edits = useScreenEdits(id);
  const { screen } = edits;
  const value = useMemo(
    () => Object.fromEntries(Object.entries(screen).filter(([name]) => Object.hasOwn(others, name))),
    [screen],
  );
  const change = (next: JsonObject): void => {
    const head = Object.entries(screen).filter(([name]) => !Object.hasOwn(others, name));
    edits.setProperties(screenName(documents, id), { ...Object.fromEntries(head), ...next });
  };
  return (
    <div className="op-screen-properties">
      <JsonValue
        value={value}
        schema={schema}
        problems={[]}
        label={texts.properties}
        readOnly={!rights.edit}
        onChange={change}
      />
    </div>
  );
};
