import './bank-account.css';
import type { FormEvent } from 'react';
import type { WidgetProps } from '../../fields/field-widget.ts';
import { useFormScope } from '../../form-context.tsx';
import { inputModeOf } from '../parts/input-mode.ts';
import { latinDigits } from '#engine/texts/latin-digits.ts';
import { useOwnText } from '../parts/use-own-text.ts';

/** Account number to send: Latin digits without grouping spaces and hyphens. */
const accountOf = (typed: string): string => latinDigits(typed).replaceAll(/[\s\p{Pd}]/gu, '');

const grouped = (account: string): string => account.replaceAll(/.{4}(?=.)/gu, '$& ');

/** A bank account number, shown in groups of four once the control loses focus; the separators are not part of the value. */
export function BankAccountField({ spec, field, control }: WidgetProps) {
  const { say } = useFormScope();
  const { ref, display } = useOwnText(field, control.ref, grouped);
  const typed = ({ currentTarget }: FormEvent<HTMLInputElement>): void =>
    field.change(accountOf(currentTarget.value));
  const { minLength: min, maxLength: max } = spec.rule;
  const inputMode = inputModeOf(spec);
  const counted = inputMode === 'numeric' && min !== undefined && max !== undefined;
  const digits = counted
    ? say(min === max ? 'form.account.digitsSame' : 'form.account.digits', { min, max })
    : undefined;
  const digitsId = `${control.id}-digits`;
  return (
    <>
      <input
        className="lv-control lv-account-number"
        {...control}
        ref={ref}
        type="text"
        inputMode={inputMode}
        autoComplete={control.autoComplete ?? 'off'}
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        defaultValue={grouped(String(field.state.value))}
        onInput={typed}
        onBlur={display}
        {...(digits !== undefined && { 'aria-describedby': `${control['aria-describedby']} ${digitsId}` })}
      />
      {digits !== undefined && (
        <p id={digitsId} className="lv-account-digits">
          {digits}
        </p>
      )}
    </>
  );
}
