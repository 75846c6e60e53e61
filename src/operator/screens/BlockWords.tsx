import { isJsonObject } from '#engine/json/json.ts';
import { documentKey } from '#engine/packs.ts';
import { captionOf } from '../documents/caption.ts';
import { useRights } from '../workspace/WorkspaceContext.tsx';
import { WordsEditor } from '../words/WordsEditor.tsx';
import { documentSteps, lastOf, type BlockPath } from '../documents/block-path.ts';
import { propertySchema, type BlockType } from './block-types.ts';
import type { ScreenEdits } from './useScreenEdits.ts';

/** The words a block shows, in every language of the brand. */
export const BlockWords = ({
  type,
  path,
  edits,
}: {
  type: BlockType;
  path: BlockPath;
  edits: ScreenEdits;
}) => {
  const rights = useRights('texts');
  const screens = useRights('screen');
  const { properties, required } = type.schema;
  const said = Object.entries(isJsonObject(properties) ? properties : {}).filter(
    ([, property]) => propertySchema(property)['x-ref'] === 'text',
  );
  return said.map(([name, property]) => (
    <WordsEditor
      key={name}
      label={captionOf(name)}
      of={type.name}
      place={{
        key: documentKey('screen', edits.id),
        path: [...documentSteps(path), 'props', name],
        name: `screen.${edits.id}.${lastOf(path).replaceAll('~', '')}.${name}`,
      }}
      locked={!rights.edit || !screens.edit}
      rich={propertySchema(property)['x-rich'] === true}
      optional={!Array.isArray(required) || !required.includes(name)}
    />
  ));
};
