import { useCallback, useMemo, useState } from 'react';
import type { JsonObject } from '#engine/json/json.ts';
import { readJsonFile } from '#engine/json/json-file.ts';
import type { Problem } from '#engine/problems.ts';
import type { LocatedSchema } from '#engine/validate/walk.ts';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import { editorSchema } from '#engine/references/editor-schema.ts';
import { JsonEditor } from '#ui/json-editor/JsonEditor.tsx';
import type { EditSteps } from '#ui/json-editor/types.ts';
import { DocumentForm, type DocumentFormProps } from './form/DocumentForm.tsx';
import { withValue } from './form/edit-text.ts';

type EditorProps = Pick<DocumentFormProps, 'namesOf' | 'wordsOf' | 'isDocument'> & {
  /** Accessible name of the JSON. */
  label: string;
  text: string;
  /** Last value that could be read from the text. */
  value: JsonObject;
  schema: LocatedSchema;
  /** Problems with pointers below the value. */
  problems: readonly Problem[];
  onSteps: (steps: EditSteps) => void;
  steps: EditSteps;
  onChange: (text: string) => void;
};

/** Reason why the form cannot write into the text. */
function reasonToClose(text: string): string | undefined {
  const { syntax, duplicates } = readJsonFile(text);
  if (syntax)
    return `The JSON has a mistake in line ${syntax.line} (${syntax.reason}). The form waits until it is mended.`;
  const [twice] = duplicates;
  return (
    twice && `“${twice.name}” stands twice, again in line ${twice.line}. The form waits until one is gone.`
  );
}

/** A document as a form and as JSON. All changes are steps of the JSON editor, so that one undo serves both. */
export function Editor({
  label,
  text,
  value,
  schema,
  problems,
  steps,
  onSteps,
  onChange,
  ...of
}: EditorProps) {
  const [focus, setFocus] = useState<string>();
  const json = useMemo(() => editorSchema(schemaIndex, schema.root), [schema]);
  const closed = useMemo(() => reasonToClose(text), [text]);
  const set = useCallback(
    (...[path, next]: Parameters<DocumentFormProps['onChange']>) => onChange(withValue(text, path, next)),
    [text, onChange],
  );
  return (
    <>
      <DocumentForm
        {...of}
        label={label}
        schema={schema}
        value={value}
        closed={closed}
        problems={problems}
        onChange={set}
        onShow={setFocus}
        onUndo={() => steps.undo?.()}
        onRedo={() => steps.redo?.()}
      />
      <JsonEditor
        label={label}
        value={text}
        schema={json}
        problems={problems}
        focus={focus}
        onSteps={onSteps}
        onChange={onChange}
      />
    </>
  );
}
