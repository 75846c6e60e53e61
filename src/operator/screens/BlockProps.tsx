import { useMemo } from 'react';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import { editorSchema } from '#engine/editor-schema.ts';
import { isJsonObject } from '#engine/json.ts';
import { joinPointer } from '#engine/pointer.ts';
import type { Problem } from '../api/types.ts';
import { useRights } from '../workspace/WorkspaceContext.tsx';
import { blockAtSteps, valueAtPath, type BlockPath } from './block-path.ts';
import type { BlockType } from './block-types.ts';
import { JsonValue } from './JsonValue.tsx';
import { problemSteps } from './screen-entries.ts';
import { texts } from './texts.ts';
import type { ScreenEdits } from './useScreenEdits.ts';

/** What can be set of a block, by the schema of its type. */
export const BlockProps = ({
  type,
  path,
  edits,
  problems,
}: {
  type: BlockType;
  path: BlockPath;
  edits: ScreenEdits;
  problems: readonly Problem[];
}) => {
  const rights = useRights('screen');
  const schema = useMemo(() => editorSchema(schemaIndex, type.schema), [type]);
  const props = valueAtPath(edits.screen, path)?.['props'];
  const value = useMemo(() => (isJsonObject(props) ? props : {}), [props]);
  if (Object.keys(type.schema['properties'] ?? {}).length === 0)
    return <p className="op-quiet">{texts.noProps}</p>;
  const here = problems.map(({ severity, message, fix, ...problem }) => {
    const [, ...rest] = blockAtSteps(problemSteps(problem))?.rest ?? [];
    return { pointer: joinPointer('', ...rest), severity, message, fix };
  });
  return (
    <JsonValue
      value={value}
      schema={schema}
      problems={here}
      label={texts.propsOf(type.name)}
      readOnly={!rights.edit}
      onChange={(next) => edits.setProps(path, next)}
    />
  );
};
