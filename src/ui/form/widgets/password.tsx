import './password.css';
import { useState } from 'react';
import { loadWithRetry } from '#ui/blocks/load-with-retry.ts';
import { Glyph } from '#ui/primitives/Glyph.tsx';
import { eyePath } from '#ui/primitives/glyph-paths.ts';
import type { FieldHandle } from '../field-handle.ts';
import { NOT_APPLICABLE, type FieldWidget, type WidgetProps } from '../field-widget.ts';
import { useFormScope } from '../form-context.tsx';
import { useLoaded } from '../use-loaded.ts';
import { useStartText } from '../use-field-state.ts';

const PASSWORDS = new Set(['password', 'newPassword', 'repeatPassword']);

const loadStrength = () =>
  loadWithRetry(async () => (await import('./lazy/PasswordStrength.tsx')).PasswordStrength);

/** The meter comes after the control and may stay away: nobody has to see it to go on. */
function Strength({ id, field }: { id: string; field: FieldHandle }) {
  const loaded = useLoaded(loadStrength, 0);
  const Meter = loaded.status === 'ready' ? loaded.value : undefined;
  return (
    <p id={id} className="lv-strength">
      {Meter && <Meter field={field} />}
    </p>
  );
}

/** A password with a button that shows it. Password managers tell new from current by the autocomplete token. */
function PasswordField({ spec, field, control }: WidgetProps) {
  const start = useStartText(field);
  const { say } = useFormScope();
  const [revealed, setRevealed] = useState(false);
  const strengthId = `${control.id}-strength`;
  return (
    <>
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
          {...(spec.strength && { 'aria-describedby': `${control['aria-describedby']} ${strengthId}` })}
          defaultValue={start}
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
          <Glyph path={eyePath} />
        </button>
      </div>
      {spec.strength && <Strength id={strengthId} field={field} />}
    </>
  );
}

export const widget: FieldWidget = {
  rank: (spec) => (PASSWORDS.has(spec.input) ? 10 : NOT_APPLICABLE),
  view: PasswordField,
  native: true,
};
