import { useEffect, useState } from 'react';
import { subscribe, type FieldName } from '#engine/forms/index.ts';
import { Icon } from '#ui/primitives/Icon.tsx';
import type { FormScope } from '../form-context.tsx';
import './summary.css';

/** More links than these help nobody; the rest is counted. */
const MOST = 8;

/** Those of the fields that are still wrong. */
const useStillWrong = ({ model }: FormScope, names: readonly FieldName[]): readonly FieldName[] => {
  const [wrong, setWrong] = useState<ReadonlySet<FieldName>>(() => new Set(names));
  useEffect(() => {
    const follow = (name: FieldName) => () => {
      const { error, visible } = model.field(name);
      const isWrong = error !== undefined && visible;
      setWrong((before) => {
        if (before.has(name) === isWrong) return before;
        const after = new Set(before);
        if (isWrong) after.add(name);
        else after.delete(name);
        return after;
      });
    };
    const ends = names.map((name) => subscribe(model.field(name), follow(name)));
    return () => ends.forEach((end) => end());
  }, [model, names]);
  return names.filter((name) => wrong.has(name));
};

/**
 * What has to be corrected, beside the buttons: a link to each wrong field, gone as soon as the field is right. The first one has
 * the focus and the number has been said, so that this is nothing to announce.
 */
export function ErrorSummary({ names, scope }: { names: readonly FieldName[]; scope: FormScope }) {
  const { id, model, say, focusField } = scope;
  const wrong = useStillWrong(scope, names);
  if (wrong.length === 0) return null;
  const further = wrong.length - MOST;
  return (
    <section className="lv-form-summary" aria-labelledby={`${id}-summary`}>
      <p id={`${id}-summary`}>
        <Icon name="warning" />
        {say('form.summary', { count: wrong.length })}
      </p>
      <ul>
        {wrong.slice(0, MOST).map((name) => {
          const { spec } = model.field(name);
          return (
            <li key={name}>
              <button type="button" className="lv-form-link" onClick={() => focusField(name)}>
                {say(spec.label, { ...spec.textValues, link: '' })}
              </button>
            </li>
          );
        })}
        {further > 0 && <li>{say('form.summary.more', { count: further })}</li>}
      </ul>
    </section>
  );
}
