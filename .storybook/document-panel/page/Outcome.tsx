import { useState } from 'react';
import type { Json } from '#engine/json/json.ts';
import type { Layer } from '#operator/documents/layer.ts';
import type { Problem } from '#engine/problems.ts';
import { CopyButton } from './CopyButton.tsx';
import { pretty } from './documents.ts';
import { PushForm } from './PushForm.tsx';

type OutcomeProps = {
  brand: string;
  /** `<kind>/<id>` of the document that changes. */
  target: string;
  file: string;
  isJson: boolean;
  change: Json | undefined;
  /** New content of the file; null when it is no longer needed, undefined when unchanged. */
  layer: Layer | undefined;
  problems: readonly Problem[] | undefined;
};

function ProblemList({ problems }: { problems: readonly Problem[] }) {
  return (
    <ul className="panel-problems">
      {problems.map(({ file, pointer, severity, code, message, fix }) => (
        <li key={`${file} ${pointer} ${code} ${message}`} data-severity={severity}>
          <code>
            {file} {pointer}
          </code>
          <p>
            {message} {fix}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The change, its validation, and ways to export it. */
export function Outcome({ brand, target, file, isJson, change, layer, problems }: OutcomeProps) {
  const [shown, setShown] = useState<'change' | 'file'>('change');
  if (!isJson)
    return (
      <section className="panel-outcome" aria-label="Change">
        <p role="status">This is not JSON yet; the story keeps what it last understood.</p>
      </section>
    );
  const status =
    problems === undefined
      ? 'Checking…'
      : problems.length === 0
        ? 'No problems.'
        : `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}.`;
  const text = shown === 'change' ? pretty(change ?? {}) : layer ? pretty(layer) : '';
  return (
    <section className="panel-outcome" aria-label="Change">
      <p role="status">
        {change === undefined ? `${target} is as published. ` : `${target} is changed. `}
        {status}
      </p>
      {problems && problems.length > 0 && <ProblemList problems={problems} />}
      {change !== undefined && (
        <>
          <fieldset className="panel-bar">
            <legend>Take it along as</legend>
            <label>
              <input
                type="radio"
                name="as"
                checked={shown === 'change'}
                onChange={() => setShown('change')}
              />{' '}
              merge patch of the change
            </label>
            <label>
              <input type="radio" name="as" checked={shown === 'file'} onChange={() => setShown('file')} />{' '}
              the whole layer, <code>configs/{file}</code>
            </label>
          </fieldset>
          {text === '' ? (
            <p>The brand says the same as its parent: delete the file.</p>
          ) : (
            <textarea readOnly rows={12} aria-label="What to take along" value={text} />
          )}
          <div className="panel-bar">
            <CopyButton text={text} />
            <a
              className="button"
              href={`data:application/json;charset=utf-8,${encodeURIComponent(`${layer ? pretty(layer) : 'null'}\n`)}`}
              download={`${target.split('/')[1] ?? 'document'}.json`}
            >
              Download the layer
            </a>
          </div>
          <PushForm
            pack={brand}
            target={target}
            change={change}
            refused={(problems ?? []).some(({ severity }) => severity === 'error')}
          />
        </>
      )}
    </section>
  );
}
