import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  currencySign,
  readAmount,
  roundAmount,
  showAmount,
  ungroupedControl,
} from '#ui/form/widgets/lazy/amount-text.ts';
import { useText } from '#ui/text/use-text.ts';
import { Entry } from './Entry.tsx';
import type { Money } from './use-money.ts';
import '#ui/form/widgets/lazy/amount.css';

/** An amount in major units as players write it, with the amounts that are offered. `value` is minor units, '' for nothing. */
export function AmountEntry({
  label,
  value,
  onValue,
  money,
  quick,
  hint,
  wrong,
}: {
  label: string;
  value: string;
  onValue: (minor: string) => void;
  money: Money;
  quick?: readonly string[];
  hint?: string | undefined;
  wrong?: string | undefined;
}) {
  const say = useText();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const sign = currencySign(money);
  const shown = typed ?? showAmount(value, money);
  const unread = typed !== undefined && readAmount(typed, money) === undefined;

  /** Takes the separators away before the first change, so that nothing moves under the caret and what is selected stays so. */
  const edit = (input: HTMLInputElement): void => {
    const { text, start, end } = ungroupedControl(input, money.language);
    if (typed !== undefined || text === input.value) return;
    flushSync(() => setTyped(text));
    if (document.activeElement === input) input.setSelectionRange(start, end);
  };
  return (
    <Entry id={id} label={label} hint={hint} wrong={unread ? say('cashier.amount.unread') : wrong}>
      <div className="lv-amount-frame" data-sign={sign?.at}>
        {sign && (
          <span className="lv-amount-sign" aria-hidden="true">
            {sign.text}
          </span>
        )}
        <input
          id={id}
          className="lv-control lv-amount-control"
          inputMode="decimal"
          autoComplete="off"
          value={shown}
          aria-invalid={wrong !== undefined || unread || undefined}
          aria-describedby={`${id}-note`}
          onPointerDown={({ currentTarget }) => edit(currentTarget)}
          onKeyDown={({ key, currentTarget }) => key !== 'Tab' && edit(currentTarget)}
          // What cannot be read stays to be corrected.
          onBlur={() => !unread && setTyped(undefined)}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            onValue(readAmount(currentTarget.value, money) ?? '');
          }}
        />
      </div>
      {quick && quick.length > 0 && (
        <div className="lv-amount-quick" role="group" aria-label={say('cashier.amount.quick')}>
          {quick.map((amount) => (
            <button
              key={amount}
              type="button"
              aria-pressed={amount === value}
              onClick={() => {
                setTyped(undefined);
                onValue(amount);
              }}
            >
              {roundAmount(amount, money)}
            </button>
          ))}
        </div>
      )}
    </Entry>
  );
}
