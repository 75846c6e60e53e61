import { useState } from 'react';
import { parseJson } from '#engine/packs.ts';
import { isJsonObject, type JsonObject } from '#engine/json.ts';
import { sameJson } from '#engine/merge-diff.ts';
import { JsonEditor } from '#ui/json-editor/JsonEditor.tsx';
import type { EditorProblem, EditorSchema } from '#ui/json-editor/types.ts';

const written = (value: JsonObject): string => JSON.stringify(value, null, 2);

/** An object edited as JSON. What is no JSON object stays in the editor alone until it is one. */
export const JsonValue = ({
  value,
  schema,
  problems,
  label,
  readOnly,
  onChange,
}: {
  value: JsonObject;
  schema: EditorSchema;
  problems: readonly EditorProblem[];
  label: string;
  readOnly: boolean;
  onChange: (value: JsonObject) => void;
}) => {
  const [text, setText] = useState(() => written(value));
  const said = parseJson(text);
  const [taken, setTaken] = useState(value);
  // An edit from elsewhere, such as an undo, replaces the text; what is typed here says the same already.
  if (!sameJson(taken, value)) {
    setTaken(value);
    if (!sameJson(said ?? null, value)) setText(written(value));
  }
  return (
    <div className="op-json-value">
      <JsonEditor
        value={text}
        schema={schema}
        problems={problems}
        label={label}
        readOnly={readOnly}
        onChange={(next) => {
          setText(next);
          const parsed = parseJson(next);
          if (isJsonObject(parsed)) onChange(parsed);
        }}
      />
    </div>
  );
};
