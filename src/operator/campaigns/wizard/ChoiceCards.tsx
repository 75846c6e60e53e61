import { Radio, RadioGroup } from 'react-aria-components';

/** One of some choices, each with what it means. */
export const ChoiceCards = <Id extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: Id | undefined;
  options: readonly { id: Id; name: string; about: string }[];
  onChange: (id: Id) => void;
}) => (
  <RadioGroup
    aria-label={label}
    className="op-choices"
    value={value ?? null}
    onChange={(id) => {
      const chosen = options.find((option) => option.id === id);
      if (chosen) onChange(chosen.id);
    }}
  >
    {options.map(({ id, name, about }) => (
      <Radio key={id} value={id} className="op-choice">
        <strong>{name}</strong>
        <span>{about}</span>
      </Radio>
    ))}
  </RadioGroup>
);
