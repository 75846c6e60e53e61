import { useState } from 'react';
import { say } from '../../language/say.ts';
import { TextInput } from '../../parts/TextInput.tsx';
import { entryOf, minorOfEntry } from './money-entry.ts';

/** An amount as it is typed: money in whole units of the currency, or a number. What is no amount stays in the field and counts as none. */
export const AmountInput = ({
  label,
  hint,
  value,
  digits = 0,
  most = 1e15,
  concern,
  isDisabled = false,
  isRequired = true,
  onChange,
}: {
  label: string;
  hint?: string;
  /** Minor units, or a whole number; undefined while it is missing. */
  value: number | undefined;
  /** Decimals of the currency; 0 for numbers. */
  digits?: number;
  most?: number;
  /** What speaks against an amount that is one. */
  concern?: string | undefined;
  isDisabled?: boolean;
  /** False where none is a choice; `onChange` tells it. */
  isRequired?: boolean;
  onChange: (value: number | undefined) => void;
}) => {
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? (value === undefined ? '' : entryOf(value, digits));
  const read = minorOfEntry(shown, digits);
  const wrong = (read === undefined || read > most) && (isRequired || shown !== '');
  return (
    <TextInput
      label={label}
      {...(hint !== undefined && { hint })}
      value={shown}
      inputMode="decimal"
      isRequired={isRequired}
      isDisabled={isDisabled}
      error={wrong ? say('console.campaigns.ask.noAmount') : concern}
      onChange={(text) => {
        setTyped(text);
        const next = minorOfEntry(text, digits);
        onChange(next !== undefined && next <= most ? next : undefined);
      }}
      onBlur={() => {
        if (!wrong) setTyped(undefined);
      }}
    />
  );
};
