import { useSnapshot } from 'valtio';
import type { FieldSpec } from '#engine/forms/index.ts';
import { useFormScope } from '../form-context.tsx';
import { useAnnounced } from '../widgets/parts/use-announced.ts';
import type { FieldHandle } from '../fields/field-handle.ts';
import { requirementsOf } from './listed-requirements.ts';
import './requirements.css';

/** What a value has to fulfil, with what is fulfilled while it is typed; what is missing is announced after a pause in typing. */
export function Requirements({ id, spec, field }: { id: string; spec: FieldSpec; field: FieldHandle }) {
  const { say } = useFormScope();
  const { value } = useSnapshot(field.state, { sync: true });
  const typed = String(value);
  const listed = requirementsOf(spec, typed, say);
  const missing = listed.filter(({ met }) => !met).map(({ text }) => text);
  useAnnounced(
    typed === ''
      ? undefined
      : missing.length === 0
        ? say('form.requirement.all')
        : say('form.requirement.missing', { list: missing.join(', ') }),
  );
  return (
    <ul id={id} className="lv-requirements">
      {listed.map(({ text, met }) => (
        <li key={text} data-met={met || undefined}>
          {text}
          <span className="lv-visually-hidden">
            {' '}
            {say(met ? 'form.requirement.met' : 'form.requirement.open')}
          </span>
        </li>
      ))}
    </ul>
  );
}
