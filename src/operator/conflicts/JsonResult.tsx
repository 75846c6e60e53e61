import { useState } from 'react';
import { isJsonObject, type JsonObject } from '#engine/json/json.ts';
import { JsonMerge } from '#ui/json-editor/JsonMerge.tsx';
import { say } from '../language/say.ts';

const textOf = (document: JsonObject | undefined): string =>
  document ? `${JSON.stringify(document, null, 2)}\n` : '';

/** Editable JSON of the merge result, beside the version saved by somebody else. `onWrite` is called only with valid documents. */
export const JsonResult = ({
  theirs,
  theirName,
  result,
  onWrite,
}: {
  theirs: JsonObject | undefined;
  /** Whose version it is. */
  theirName: string;
  result: JsonObject | undefined;
  onWrite: (document: JsonObject) => void;
}) => {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState<string>();
  const [broken, setBroken] = useState(false);
  const write = (next: string): void => {
    if (next === (text ?? textOf(result))) return;
    setText(next);
    try {
      const value: unknown = JSON.parse(next);
      setBroken(!isJsonObject(value));
      if (isJsonObject(value)) onWrite(value);
    } catch {
      setBroken(true);
    }
  };
  return (
    <details className="op-conflict-json" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say('console.conflicts.json')}</summary>
      {open && (
        <>
          <div className="op-conflict-sides" aria-hidden="true">
            <span>{theirName}</span>
            <span>{say('console.conflicts.jsonResult')}</span>
          </div>
          <JsonMerge
            left={textOf(theirs)}
            leftLabel={theirName}
            right={text ?? textOf(result)}
            rightLabel={say('console.conflicts.jsonResult')}
            onChange={write}
          />
          {broken && (
            <p className="op-field-error" role="alert">
              {say('console.conflicts.jsonBroken')}
            </p>
          )}
        </>
      )}
    </details>
  );
};
