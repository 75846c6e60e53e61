import { isJsonObject } from '#engine/json/json.ts';
import { documentKey } from '#engine/packs.ts';
import { SchemaForm } from '../document/form/SchemaForm.tsx';
import { blockSchema } from '../document/form/schema-level.ts';
import { useRights } from '../workspace/WorkspaceContext.tsx';
import { documentSteps, valueAtPath, type BlockPath } from '../documents/block-path.ts';
import type { BlockType } from './block-types.ts';
import { say } from '../language/say.ts';
import type { ScreenEdits } from './useScreenEdits.ts';

const nothing = {};

/** Form for a block's props, from the schema of its type. */
export const BlockProps = ({
  type,
  path,
  edits,
}: {
  type: BlockType;
  path: BlockPath;
  edits: ScreenEdits;
}) => {
  const rights = useRights('screen');
  const schema = blockSchema(type.type);
  const props = valueAtPath(edits.screen, path)?.['props'];
  if (!schema || Object.keys(type.schema['properties'] ?? {}).length === 0)
    return <p className="op-quiet">{say('console.screens.noProps')}</p>;
  return (
    <SchemaForm
      schema={schema}
      value={isJsonObject(props) ? props : nothing}
      documentKey={documentKey('screen', edits.id)}
      steps={[...documentSteps(path), 'props']}
      readOnly={!rights.edit}
      onChange={(next, steps) => edits.setProps(path, next, steps)}
    />
  );
};
