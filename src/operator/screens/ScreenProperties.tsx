import { isJsonObject } from '#engine/json/json.ts';
import { documentKey } from '#engine/packs.ts';
import { SchemaForm } from '../document/form/SchemaForm.tsx';
import { documentSchema } from '../document/form/schema-level.ts';
import { usePackDocuments, useRights } from '../workspace/WorkspaceContext.tsx';
import { screenName } from '../documents/screen-name.ts';
import { useScreenEdits } from './useScreenEdits.ts';

const { node, root } = documentSchema('screen');
const { body: _body, ...properties } = isJsonObject(node['properties']) ? node['properties'] : {};

/** A screen without its blocks, which have an editor of their own. */
const schema = { root, node: { ...node, properties } };

/** Properties of a screen besides its blocks: address, title, frame and others. */
export const ScreenProperties = ({ id }: { id: string }) => {
  const documents = usePackDocuments();
  const rights = useRights('screen');
  const edits = useScreenEdits(id);
  return (
    <SchemaForm
      schema={schema}
      value={edits.screen}
      documentKey={documentKey('screen', id)}
      readOnly={!rights.edit}
      onChange={(next, steps) => edits.setProperties(screenName(documents, id), next, steps)}
    />
  );
};
