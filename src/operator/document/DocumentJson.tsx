import { useMemo } from 'react';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import { editorSchema } from '#engine/references/editor-schema.ts';
import { own, type JsonObject } from '#engine/json/json.ts';
import { sameJson } from '#engine/overlay/merge-diff.ts';
import { parseJson, splitKey, type DocumentKey } from '#engine/packs.ts';
import { joinPointer } from '#engine/json/pointer.ts';
import { walk } from '#engine/validate/walk.ts';
import { JsonEditor } from '#ui/json-editor/JsonEditor.tsx';
import { problemKey } from '../problems/problem-place.ts';
import { useReferences } from '../references/useReferences.ts';
import { useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
import { documentSchema } from './form/schema-level.ts';
import { say } from '../language/say.ts';

const asText = (document: JsonObject): string => `${JSON.stringify(document, null, 2)}\n`;

/** Typed text, kept verbatim while equal to the document by value. */
const shown = (typed: string | undefined, document: JsonObject): string => {
  if (typed === undefined) return asText(document);
  const read = parseJson(typed);
  return read === undefined || sameJson(read, document) ? typed : asText(document);
};

/** The document as JSON, with completion from its schema and existing names, and problems in the margin. */
export const DocumentJson = ({
  documentKey,
  document,
  typed,
  focus,
  readOnly,
  onType,
}: {
  documentKey: DocumentKey;
  document: JsonObject;
  /** The last typed text; undefined after a change elsewhere. */
  typed: string | undefined;
  focus: string | undefined;
  readOnly: boolean;
  onType: (text: string) => void;
}) => {
  const { kind } = splitKey(documentKey);
  const { problems } = useWorkspaceState();
  const { options } = useReferences();
  const schema = useMemo(() => editorSchema(schemaIndex, own(schemaIndex.documents, kind) ?? {}), [kind]);
  const here = useMemo(
    () => (problems ?? []).filter((problem) => problemKey(problem) === documentKey),
    [problems, documentKey],
  );
  const complete = (path: readonly (string | number)[], text: string) => {
    const pointer = joinPointer('', ...path);
    const value = parseJson(text) ?? document;
    for (const visit of walk(schemaIndex, documentSchema(kind), value)) {
      const mark = visit.schema['x-ref'];
      if (visit.pointer !== pointer || typeof mark !== 'string') continue;
      return options(mark, documentKey).map(({ id, name }) => ({
        value: id,
        ...(name !== id && { detail: name.slice(0, 60) }),
      }));
    }
    return [];
  };
  return (
    <div className="op-document-json">
      <JsonEditor
        label={say('console.document.page.jsonOf', { key: documentKey })}
        value={shown(typed, document)}
        schema={schema}
        problems={here}
        readOnly={readOnly}
        focus={focus}
        complete={complete}
        onChange={onType}
      />
    </div>
  );
};
