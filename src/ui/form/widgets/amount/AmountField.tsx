import './amount.css';
import { useCallback, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { FieldSpec } from '#engine/forms/index.ts';
import type { Say } from '#ui/text/use-text.ts';
import type { WidgetProps } from '../../fields/field-widget.ts';
import { useFormScope } from '../../form-context.tsx';
import {
  currencySign,
  readAmount,
  roundAmount,
  sayAmount,
  showAmount,
  ungroupedControl,
  type AmountStyle,
} from './amount-text.ts';
import { useOwnText } from '../parts/use-own-text.ts';
import { readNumbersOf } from '../../fields/field-message.ts';
import { amountNumbers } from '../parts/message-numbers.ts';

readNumbersOf('amount', amountNumbers);

const useAmountStyle = (): AmountStyle => {
  const { sources, language } = useFormScope();
  const { currency } = sources;
  return useMemo(
    () => ({ code: currency?.code, digits: currency?.digits ?? 0, language }),
    [currency, language],
  );
};

/** Words for the limits of an amount; a minimum of 0 says nothing. */
const limitsOf = ({ minimum, maximum }: FieldSpec, style: AmountStyle, say: Say): string | undefined => {
  const min = !minimum ? undefined : sayAmount(String(minimum), style);
  const max = maximum === undefined ? undefined : sayAmount(String(maximum), style);
  if (min !== undefined && max !== undefined) return say('form.amount.between', { min, max });
  if (min !== undefined) return say('form.amount.atLeast', { min });
  return max === undefined ? undefined : say('form.amount.atMost', { max });
};

/**
 * An amount of money, typed in major units and held in minor units. Separators are added on blur and removed before editing, so that
 * nothing moves at the caret.
 */
export function AmountField({ spec, field, control }: WidgetProps) {
  const { say } = useFormScope();
  const style = useAmountStyle();
  const show = useCallback((value: string) => showAmount(value, style), [style]);
  const { ref, display } = useOwnText(field, control.ref, show);
  const sign = currencySign(style);
  const limits = limitsOf(spec, style, say);
  const signId = `${control.id}-currency`;
  const limitsId = `${control.id}-limits`;

  /** Removes the separators before the first change; the caret stays between the same digits. */
  const edit = (input: HTMLInputElement): void => {
    const shown = input.value;
    const { text, start, end } = ungroupedControl(input, style.language);
    if (text === shown || shown !== show(String(field.state.value))) return;
    input.value = text;
    if (document.activeElement === input) input.setSelectionRange(start, end);
  };
  return (
    <div className="lv-amount">
      <div className="lv-amount-frame" data-sign={sign?.at}>
        <input
          className="lv-control lv-amount-control"
          {...control}
          ref={ref}
          type="text"
          inputMode={style.digits === 0 ? 'numeric' : 'decimal'}
          autoComplete={control.autoComplete ?? 'off'}
          autoCorrect="off"
          spellCheck={false}
          aria-describedby={[control['aria-describedby'], sign && signId, limits && limitsId]
            .filter(Boolean)
            .join(' ')}
          defaultValue={show(String(field.state.value))}
          onPointerDown={({ currentTarget }) => edit(currentTarget)}
          onKeyDown={({ key, currentTarget }) => key !== 'Tab' && edit(currentTarget)}
          onInput={({ currentTarget: { value } }) => field.change(readAmount(value, style) ?? value)}
          onBlur={display}
        />
        {sign && (
          <span id={signId} className="lv-amount-sign">
            {sign.text}
          </span>
        )}
      </div>
      {spec.quick && spec.quick.length > 0 && (
        <QuickAmounts
          field={field}
          amounts={spec.quick}
          style={style}
          disabled={control.disabled}
          onChosen={display}
        />
      )}
      {limits !== undefined && (
        <p id={limitsId} className="lv-amount-limits">
          {limits}
        </p>
      )}
    </div>
  );
}

type QuickAmountsProps = Pick<WidgetProps, 'field'> & {
  amounts: readonly number[];
  style: AmountStyle;
  disabled: true | undefined;
  onChosen: () => void;
};

function QuickAmounts({ field, amounts, style, disabled, onChosen }: QuickAmountsProps) {
  const { say } = useFormScope();
  const { value } = useSnapshot(field.state, { sync: true });
  return (
    <div className="lv-amount-quick" role="group" aria-label={say('form.amount.quick')}>
      {amounts.map((amount) => (
        <button
          key={amount}
          type="button"
          aria-label={sayAmount(String(amount), style)}
          aria-pressed={value === String(amount)}
          disabled={disabled}
          onClick={() => {
            field.change(String(amount));
            onChosen();
          }}
        >
          {roundAmount(String(amount), style)}
        </button>
      ))}
    </div>
  );
}
