import './password.css';
import { useState } from 'react';
import { Icon } from '#ui/primitives/Icon.tsx';
import { NOT_APPLICABLE, type FieldWidget, type WidgetProps } from '../field-widget.ts';
import { useFormScope } from '../form-context.tsx';

const PASSWORDS = new Set(['password', 'newPassword', 'repeatPassword']);

/** A password with a button that shows it. Password managers tell new from current by the autocomplete token. */
function PasswordField({ spec, field, control }: WidgetProps) {
  const { say } = useFormScope();
  const [revealed, setRevealed] = useState(false);
  return (
    <div className="lv-control-frame">
      <input
        className="lv-control lv-control-with-end"
        {...control}
        type={revealed ? 'text' : 'password'}
        autoComplete={
          control.autoComplete ?? (spec.input === 'password' ? 'current-password' : 'new-password')
        }
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        defaultValue={String(field.state.value)}
        onInput={field.typed}
      />
      <button
        type="button"
        className="lv-control-end"
        aria-label={say(revealed ? 'form.password.hide' : 'form.password.show')}
        aria-controls={control.id}
        data-revealed={revealed || undefined}
        onClick={() => setRevealed(!revealed)}
      >
        <Icon name="eye" />
      </button>
    </div>
  );
}

export const widget: FieldWidget = {
  rank: (spec) => (PASSWORDS.has(spec.input) ? 10 : NOT_APPLICABLE),
  view: PasswordField,
};
