import './code.css';
import { NOT_APPLICABLE, type FieldWidget, type WidgetProps } from '../field-widget.ts';

/** A one-time code in a single control: phones offer the code of a message, and it can be pasted whole. */
function CodeField({ field, control }: WidgetProps) {
  return (
    <input
      className="lv-control lv-code"
      {...control}
      type="text"
      inputMode="numeric"
      autoComplete={control.autoComplete ?? 'one-time-code'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      defaultValue={String(field.state.value)}
      onInput={field.typed}
    />
  );
}

export const widget: FieldWidget = {
  rank: (spec) => (spec.input === 'code' ? 10 : NOT_APPLICABLE),
  view: CodeField,
};
