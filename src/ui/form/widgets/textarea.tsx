import './textarea.css';
import { NOT_APPLICABLE, type FieldWidget, type WidgetProps } from '../field-widget.ts';
import { useFormScope } from '../form-context.tsx';
import { useFieldState } from '../use-field-state.ts';

/** Long text; counts characters as the check does, in code points, and never cuts off what is typed or pasted. */
function TextareaField({ spec, field, control }: WidgetProps) {
  const { say } = useFormScope();
  const value = useFieldState(field, 'value');
  const { enterKeyHint: _, ...attributes } = control;
  const max = spec.rule.maxLength;
  const used = [...(spec.trim ? String(value).trim() : String(value))].length;
  return (
    <div className="lv-control-frame">
      <textarea
        className="lv-control lv-textarea"
        {...attributes}
        rows={4}
        defaultValue={String(field.state.value)}
        onInput={field.typed}
      />
      {max !== undefined && (
        <span className="lv-counter" data-over={used > max || undefined}>
          {say('form.counter', { count: used, max })}
        </span>
      )}
    </div>
  );
}

export const widget: FieldWidget = {
  rank: (spec) => (spec.input === 'textarea' ? 10 : NOT_APPLICABLE),
  view: TextareaField,
};
