import './password.css';
import { Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { isSecret } from '#engine/forms/inputs/parts/input-value.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import { Glyph } from '#ui/primitives/Glyph.tsx';
import { eyePath } from '#ui/primitives/glyph-paths.ts';
import type { FieldHandle } from '../../fields/field-handle.ts';
import { NOT_APPLICABLE, type FieldWidget, type WidgetProps } from '../../fields/field-widget.ts';
import { useFormScope } from '../../form-context.tsx';
import { useStartText } from '../../fields/use-field-state.ts';

const PasswordStrength = lazyView(async () => (await import('./PasswordStrength.tsx')).PasswordStrength);

/** The strength meter loads after the control; the form works without it. */
const Strength = ({ id, field }: { id: string; field: FieldHandle }) => (
  <p id={id} className="lv-strength">
    <Suspense>
      <PasswordStrength field={field} />
    </Suspense>
  </p>
);

/** Typing into a placeholder password replaces it. */
const withoutPlaceholder = (value: string, passwordPlaceholder: string): string => {
  const [sign = ''] = passwordPlaceholder;
  return value.replaceAll(sign, '');
};

/** Notes that the password is remembered, while its placeholder is unchanged. */
function Remembered({
  id,
  field,
  passwordPlaceholder,
}: {
  id: string;
  field: FieldHandle;
  passwordPlaceholder: string;
}) {
  const { say } = useFormScope();
  const kept = useSnapshot(field.state, { sync: true }).value === passwordPlaceholder;
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
  const passwordPlaceholder =
    start !== undefined && start === sources.passwordPlaceholder ? start : undefined;
  const [revealed, setRevealed] = useState(false);
  const strengthId = `${control.id}-strength`;
  const keptId = `${control.id}-kept`;
  const further = [spec.strength && strengthId, passwordPlaceholder !== undefined && keptId]
    .filter(Boolean)
    .join(' ');
  const typed: typeof field.typed = (event) => {
    const input = event.currentTarget;
    if (passwordPlaceholder !== undefined && field.state.value === passwordPlaceholder)
      input.value = withoutPlaceholder(input.value, passwordPlaceholder);
    field.typed(event);
  };
  return (
    <>
      <div className="lv-control-frame">
        <input
          className="lv-control lv-control-with-end"
          {...control}
          inputMode={spec.keyboard && 'numeric'}
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
      {passwordPlaceholder !== undefined && (
        <Remembered id={keptId} field={field} passwordPlaceholder={passwordPlaceholder} />
      )}
      {spec.strength && <Strength id={strengthId} field={field} />}
    </>
  );
}

export const widget: FieldWidget = {
  rank: (spec) => (isSecret(spec.input) ? 5 : NOT_APPLICABLE),
  view: PasswordField,
  native: true,
};
