import type { Json } from '#engine/json/json.ts';
import { AmountInput } from '../campaigns/wizard/AmountInput.tsx';
import { EntryField } from '../entries/EntryField.tsx';
import { say } from '../language/say.ts';
import { QuickAmounts } from './QuickAmounts.tsx';

const none: readonly number[] = [];

type Money = { currency: string; digits: number };
type Bounds = { min?: number | undefined; max?: number | undefined; quick?: readonly number[] | undefined };

/** Least and most of one payment and the amounts offered at a touch, in the currency of the brand. */
export const MoneyBounds = ({
  bounds: { min, max, quick },
  money,
  steps,
  isDisabled,
  onChange,
}: {
  bounds: Bounds;
  money: Money;
  /** Place of the bounds in the document. */
  steps: readonly string[];
  isDisabled: boolean;
  onChange: (property: 'min' | 'max' | 'quick', value: Json | undefined) => void;
}) => {
  const crossed = min !== undefined && max !== undefined && min > max;
  return (
    <>
      <div className="op-content-pair">
        {(['min', 'max'] as const).map((property) => {
          const label = say(`console.cashier.${property}`, { currency: money.currency });
          return (
            <EntryField key={property} label={label} steps={[...steps, property]} isLabelled>
              <AmountInput
                label={label}
                value={property === 'min' ? min : max}
                digits={money.digits}
                isDisabled={isDisabled}
                concern={crossed && property === 'max' ? say('console.cashier.crossed') : undefined}
                onChange={(minor) => {
                  if (minor !== undefined) onChange(property, minor);
                }}
              />
            </EntryField>
          );
        })}
      </div>
      <EntryField
        label={say('console.cashier.quick', { currency: money.currency })}
        steps={[...steps, 'quick']}
      >
        <QuickAmounts
          amounts={quick ?? none}
          least={min ?? 0}
          most={max ?? Number.MAX_SAFE_INTEGER}
          money={money}
          isDisabled={isDisabled}
          onChange={(amounts) => onChange('quick', amounts.length === 0 ? undefined : [...amounts])}
        />
      </EntryField>
    </>
  );
};
