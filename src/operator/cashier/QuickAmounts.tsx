import { useState } from 'react';
import { moneyText } from '#engine/texts/money-text.ts';
import { minorOfEntry } from '../campaigns/wizard/money-entry.ts';
import { say } from '../language/say.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import './cashier.css';

const MOST = 12;

/** Amounts that players take at a touch, from the least to the most: taken away, and added as they are typed. */
export const QuickAmounts = ({
  amounts,
  least,
  most,
  money,
  isDisabled,
  onChange,
}: {
  amounts: readonly number[];
  least: number;
  most: number;
  money: { currency: string; digits: number };
  isDisabled: boolean;
  onChange: (amounts: readonly number[]) => void;
}) => {
  const [typed, setTyped] = useState('');
  const read = minorOfEntry(typed, money.digits);
  const words = (minor: number): string => moneyText(String(minor), money);
  const concern =
    typed === ''
      ? undefined
      : read === undefined
        ? say('console.campaigns.ask.noAmount')
        : amounts.includes(read)
          ? say('console.cashier.quickTwice')
          : read < least || read > most
            ? say('console.cashier.quickOutside')
            : undefined;
  const add = (): void => {
    if (read === undefined || concern !== undefined) return;
    onChange([...amounts, read].toSorted((one, other) => one - other));
    setTyped('');
  };
  return (
    <div className="op-quick">
      <ul aria-label={say('console.cashier.quick', { currency: money.currency })}>
        {amounts.map((minor) => (
          <li key={minor} className="op-chip">
            {words(minor)}
            {!isDisabled && (
              <IconButton
                icon="cross"
                label={say('console.cashier.quickRemove', { amount: words(minor) })}
                onPress={() => onChange(amounts.filter((each) => each !== minor))}
              />
            )}
          </li>
        ))}
      </ul>
      {!isDisabled && amounts.length < MOST && (
        <form
          className="op-quick-add"
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <TextInput
            label={say('console.cashier.quickNew', { currency: money.currency })}
            value={typed}
            inputMode="decimal"
            error={concern}
            onChange={setTyped}
          />
          <Button type="submit" icon="plus" isDisabled={read === undefined || concern !== undefined}>
            {say('console.cashier.quickAdd')}
          </Button>
        </form>
      )}
    </div>
  );
};
