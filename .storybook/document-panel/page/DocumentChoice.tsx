import { useId } from 'react';
import type { EditSteps } from '#ui/json-editor/types.ts';
import { PROPS } from './use-editing.ts';

type DocumentChoiceProps = {
  chosen: string;
  block: string | undefined;
  behind: readonly string[];
  all: readonly string[];
  edited: readonly string[];
  steps: EditSteps;
  onChoose: (key: string) => void;
  onTakeBack: () => void;
};

/** Choice of the document to edit: those used by the story first, then the brand's others. */
export function DocumentChoice({
  chosen,
  block,
  behind,
  all,
  edited,
  steps,
  onChoose,
  onTakeBack,
}: DocumentChoiceProps) {
  const id = useId();
  const option = (key: string) => (
    <option key={key} value={key}>
      {key}
      {edited.includes(key) ? ' (changed)' : ''}
    </option>
  );
  return (
    <div className="panel-bar">
      {/* Not around it: the name would have the words of all options. */}
      <label htmlFor={id}>Document</label>
      <select id={id} value={chosen} onChange={({ target }) => onChoose(target.value)}>
        <optgroup label="Behind this story">
          {block !== undefined && <option value={PROPS}>Props of {block}</option>}
          {behind.map(option)}
        </optgroup>
        <optgroup label="All of the brand">{all.filter((key) => !behind.includes(key)).map(option)}</optgroup>
      </select>
      <button type="button" onClick={() => steps.undo?.()} disabled={!steps.undo}>
        Undo
      </button>
      <button type="button" onClick={() => steps.redo?.()} disabled={!steps.redo}>
        Redo
      </button>
      <button type="button" onClick={onTakeBack} disabled={chosen !== PROPS && !edited.includes(chosen)}>
        Take back
      </button>
    </div>
  );
}
