import './textarea.css';
import { useSnapshot } from 'valtio';
import type { WidgetProps } from '../../fields/field-widget.ts';
import { useFormScope } from '../../form-context.tsx';
import { useAnnounced } from '../parts/use-announced.ts';

/** Remaining characters from which the counter is announced, after a pause in typing. */
const NEAR = 20;

/** Long text with a counter in code points, like the check; never truncates input. */
export function TextareaField({ spec, field, control }: WidgetProps) {
  const { say } = useFormScope();
  const { value } = useSnapshot(field.state, { sync: true });
  const { enterKeyHint: _, ...attributes } = control;
  const max = spec.rule.maxLength;
  const used = [...(spec.trim ? String(value).trim() : String(value))].length;
  const counter = max === undefined ? undefined : say('form.counter', { count: used, max });
  useAnnounced(max !== undefined && used > max - NEAR ? counter : undefined);
  return (
    <div className="lv-control-frame">
      <textarea
        className="lv-control lv-textarea"
        {...attributes}
        rows={4}
        {...(max !== undefined && {
          'aria-describedby': `${control['aria-describedby']} ${control.id}-counter`,
        })}
        defaultValue={String(field.state.value)}
        onInput={field.typed}
      />
      {max !== undefined && (
        <span className="lv-counter" id={`${control.id}-counter`} data-over={used > max || undefined}>
          {counter}
        </span>
      )}
    </div>
  );
}
