import { AmountInput } from '../campaigns/wizard/AmountInput.tsx';
import { entryOf, minorOfEntry } from '../campaigns/wizard/money-entry.ts';

/** An amount that documents keep in whole units of the currency, in decimals. */
export const DecimalAmount = ({
  label,
  value,
  digits,
  isDisabled,
  isRequired = true,
  onChange,
}: {
  label: string;
  value: string | undefined;
  digits: number;
  isDisabled: boolean;
  isRequired?: boolean;
  /** Undefined for none, where none is a choice. */
  onChange: (value: string | undefined) => void;
}) => (
  <AmountInput
    label={label}
    value={value === undefined ? undefined : minorOfEntry(value, digits)}
    digits={digits}
    isDisabled={isDisabled}
    isRequired={isRequired}
    onChange={(minor) => {
      if (minor !== undefined) onChange(entryOf(minor, digits));
      else if (!isRequired) onChange(undefined);
    }}
  />
);
