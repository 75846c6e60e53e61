import './textarea.css';
import { useEffect, useRef } from 'react';
import { NOT_APPLICABLE, type FieldWidget, type WidgetProps } from '../field-widget.ts';
import { useFormScope } from '../form-context.tsx';
import { useFieldState } from '../use-field-state.ts';

/** From so many characters left on the counter is also said, after a pause in typing. */
const NEAR = 20;
const PAUSE_MS = 1000;

/** Says a sentence once it has stood for a while; not the one that stood at the start. */
const useAnnounced = (text: string | undefined): void => {
  const { announce } = useFormScope();
  const said = useRef(text);
  useEffect(() => {
    if (text === said.current) return;
    const timer = setTimeout(() => {
      said.current = text;
      if (text !== undefined) announce(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, announce]);
};

/** Long text; counts characters as the check does, in code points, and never cuts off what is typed or pasted. */
function TextareaField({ spec, field, control }: WidgetProps) {
  const { say } = useFormScope();
  const value = useFieldState(field, 'value');
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
        aria-describedby={`${control['aria-describedby'] ?? ''} ${max === undefined ? '' : `${control.id}-counter`}`.trim()}
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

export const widget: FieldWidget = {
  rank: (spec) => (spec.input === 'textarea' ? 10 : NOT_APPLICABLE),
  view: TextareaField,
};
