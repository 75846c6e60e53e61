import { Input, NumberField } from 'react-aria-components';

const MOST = 10_000;

/** Input of a bound in characters; empty for none. Applied on blur or Enter. */
export const BoundInput = ({
  label,
  value,
  disabled,
  onChange,
}: {
  label: string;
  value: number | undefined;
  disabled: boolean;
  onChange: (value: number | undefined) => void;
}) => (
  <NumberField
    aria-label={label}
    className="op-bound"
    value={value ?? Number.NaN}
    minValue={0}
    maxValue={MOST}
    isDisabled={disabled}
    formatOptions={{ useGrouping: false, maximumFractionDigits: 0 }}
    onChange={(next) => onChange(Number.isNaN(next) ? undefined : next)}
  >
    <Input className="op-input" placeholder="–" />
  </NumberField>
);
