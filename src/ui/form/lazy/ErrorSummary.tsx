import { useEffect, useState } from 'react';
import { subscribe } from 'valtio';
import type { FieldName } from '#engine/forms/index.ts';
import { Icon } from '#ui/primitives/Icon.tsx';
import { labelOf } from '../fields/field-label.ts';
import type { FormScope } from '../form-context.tsx';
import './summary.css';

/** Most links shown; further errors are counted. */
const MOST = 8;

/** The fields of the list that are still invalid. */
const useStillWrong = ({ model }: FormScope, names: readonly FieldName[]): readonly FieldName[] => {
  const [right, setRight] = useState<ReadonlySet<FieldName>>(() => new Set());
  useEffect(() => {
    const isRight = (name: FieldName): boolean => {
      const { error, visible } = model.field(name);
      return error === undefined || !visible;
    };
    const follow = (name: FieldName) => (): void =>
      setRight((before) => {
        if (before.has(name) === isRight(name)) return before;
        const after = new Set(before);
        if (!after.delete(name)) after.add(name);
        return after;
      });
    const ends = names.map((name) => {
      const look = follow(name);
      look();
      return subscribe(model.field(name), look, true);
    });
    return () => ends.forEach((end) => end());
  }, [model, names]);
  return names.filter((name) => !right.has(name));
};

/**
 * Links to the invalid fields, beside the buttons; each disappears once its field is valid. Not a live region: the number was
 * announced and the first field has the focus.
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
        {wrong.slice(0, MOST).map((name) => (
          <li key={name}>
            <button type="button" className="lv-form-link" onClick={() => focusField(name)}>
              {labelOf(model.field(name).spec, say)}
            </button>
          </li>
        ))}
        {further > 0 && <li>{say('form.summary.more', { count: further })}</li>}
      </ul>
    </section>
  );
}
