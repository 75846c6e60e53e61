import './password.css';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { isSecret } from '#engine/forms/input-value.ts';
import { loadWithRetry } from '#ui/blocks/load-with-retry.ts';
import { Glyph } from '#ui/primitives/Glyph.tsx';
import { eyePath } from '#ui/primitives/glyph-paths.ts';
import type { FieldHandle } from '../field-handle.ts';
import { NOT_APPLICABLE, type FieldWidget, type WidgetProps } from '../field-widget.ts';
import { useFormScope } from '../form-context.tsx';
import { useLoaded } from '../use-loaded.ts';
import { useStartText } from '../use-field-state.ts';

const loadStrength = () =>
  loadWithRetry(async () => (await import('./lazy/PasswordStrength.tsx')).PasswordStrength);

/** The strength meter loads after the control; the form works without it. */
function Strength({ id, field }: { id: string; field: FieldHandle }) {
  const loaded = useLoaded(loadStrength, 0);
  const Meter = loaded.status === 'ready' ? loaded.value : undefined;
  return (
    <p id={id} className="lv-strength">
      {Meter && <Meter field={field} />}
    </p>
  );
}

/** Typing into a placeholder password replaces it. */
const withoutStandIn = (value: string, standIn: string): string => {
  const [sign = ''] = standIn;
  return value.replaceAll(sign, '');
};

/** Notes that the password is remembered, while its placeholder is unchanged. */
function Remembered({ id, field, standIn }: { id: string; field: FieldHandle; standIn: string }) {
  const { say } = useFormScope();
  const kept = useSnapshot(field.state, { sync: true }).value === standIn;
  return (
    <p id={id} className="lv-password-kept">
      {kept && say('form.password.remembered')}
    </p>
  );
}

/** A password with a button that reveals it. The autocomplete token tells password managers new from current. */
function PasswordField({ spec, field, control }: WidgetProps) {
  const start = useStartText(field);
  const { say, sources } = useFormScope();
  const standIn = start !== undefined && start === sources.standIn ? start : undefined;
  const [revealed, setRevealed] = useState(false);
  const strengthId = `${control.id}-strength`;
  const keptId = `${control.id}-kept`;
  const further = [spec.strength && strengthId, standIn !== undefined && keptId].filter(Boolean).join(' ');
  const typed: typeof field.typed = (event) => {
    const input = event.currentTarget;
    if (standIn !== undefined && field.state.value === standIn)
      input.value = withoutStandIn(input.value, standIn);
    field.typed(event);
  };
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
          {...(further !== '' && { 'aria-describedby': `${control['aria-describedby']} ${further}` })}
          defaultValue={start}
          onInput={typed}
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
      {standIn !== undefined && <Remembered id={keptId} field={field} standIn={standIn} />}
      {spec.strength && <Strength id={strengthId} field={field} />}
    </>
  );
}

export const widget: FieldWidget = {
  rank: (spec) => (isSecret(spec.input) ? 5 : NOT_APPLICABLE),
  view: PasswordField,
  native: true,
};
