import { useMemo, type KeyboardEvent } from 'react';
import type { ThemeDocument } from '#contract/generated/documents.ts';
import type { Json, JsonObject } from '#engine/json/json.ts';
import { joinPointer } from '#engine/json/pointer.ts';
import type { Problem } from '#engine/problems.ts';
import type { LocatedSchema } from '#engine/validate/walk.ts';
import { contrastHint } from './contrast-hint.ts';
import type { Path } from './edit-text.ts';
import { FormScopeProvider, type FormScope } from './form-scope.ts';
import { Inner } from './Value.tsx';
import './form.css';

export type DocumentFormProps = {
  label: string;
  schema: LocatedSchema;
  /** The document, or the props of a block; the last that could be read while the JSON cannot. */
  value: JsonObject;
  isDocument: boolean;
  /** Reason why the form is closed. */
  closed: string | undefined;
  /** Problems with pointers below the value. */
  problems: readonly Problem[];
  namesOf: FormScope['namesOf'];
  wordsOf: FormScope['wordsOf'];
  onChange: (path: Path, value: Json | undefined) => void;
  /** Called with the pointer of the value to select in the JSON. */
  onShow: (pointer: string) => void;
  onUndo: () => void;
  onRedo: () => void;
};

/** Form of a document by its schema, beside its JSON. */
export function DocumentForm({
  label,
  schema,
  value,
  isDocument,
  closed,
  problems,
  namesOf,
  wordsOf,
  onChange,
  onShow,
  onUndo,
  onRedo,
}: DocumentFormProps) {
  const theme = isDocument && value['kind'] === 'theme' ? (value as unknown as ThemeDocument) : undefined;
  const scope = useMemo((): FormScope => {
    const at = (path: Path): string => joinPointer('', ...path);
    return {
      set: onChange,
      show: (path) => onShow(at(path)),
      problemsAt: (path) => problems.filter(({ pointer }) => pointer === at(path)),
      problemsBelow: (path) =>
        problems.filter(({ pointer }) => pointer === at(path) || pointer.startsWith(`${at(path)}/`)).length,
      namesOf,
      wordsOf,
      contrastOf: (path) => theme && contrastHint(theme, path),
    };
  }, [onChange, onShow, problems, namesOf, wordsOf, theme]);
  const root = useMemo(() => ({ path: [], label, schema, required: true }), [label, schema]);
  // The browser's own undo knows the changes of one field alone.
  const step = (event: KeyboardEvent): void => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !['z', 'y'].includes(key)) return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) onRedo();
    else onUndo();
  };
  return (
    <FormScopeProvider value={scope}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- undo of all fields in it */}
      <section
        className="form"
        aria-label={`Form of ${label}`}
        onKeyDown={step}
        onFocus={({ target }) => {
          const pointer = target.closest<HTMLElement>('[data-pointer]')?.dataset['pointer'];
          if (pointer !== undefined) onShow(pointer);
        }}
      >
        {closed !== undefined && <p role="status">{closed}</p>}
        <fieldset disabled={closed !== undefined}>
          <Inner part={root} value={value} at={[]} isDocument={isDocument} />
        </fieldset>
      </section>
    </FormScopeProvider>
  );
}
