import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';

/** A few ways of which one holds. */
export const Choices = <T extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: T;
  options: Readonly<Record<T, string>>;
  onChange: (value: T) => void;
}) => (
  <ToggleButtonGroup
    className="op-segments"
    aria-label={label}
    selectionMode="single"
    disallowEmptySelection
    selectedKeys={[value]}
    onSelectionChange={(keys) => {
      const chosen = (Object.keys(options) as T[]).find((id) => keys.has(id));
      if (chosen !== undefined) onChange(chosen);
    }}
  >
    {(Object.entries(options) as [T, string][]).map(([id, name]) => (
      <ToggleButton key={id} id={id} className="op-segment op-segment-words">
        {name}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
