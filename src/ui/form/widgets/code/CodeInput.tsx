import './code.css';
import type { WidgetProps } from '../../fields/field-widget.ts';
import { inputModeOf } from '../parts/input-mode.ts';

/** A one-time code in a single control: phones offer the code of a message, and it can be pasted whole. */
export function CodeInput({ spec, field, control }: WidgetProps) {
  return (
    <input
      className="lv-control lv-code"
      {...control}
      type="text"
      inputMode={inputModeOf(spec)}
      autoComplete={control.autoComplete ?? 'one-time-code'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      defaultValue={String(field.state.value)}
      onInput={field.typed}
    />
  );
}
