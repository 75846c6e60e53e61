import type { ReactNode } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';

/** One choice of a few, all in view. */
export const Segments = <Id extends string>({
  label,
  value,
  options,
  disabled = false,
  onChange,
}: {
  label: string;
  value: Id;
  options: readonly { id: Id; name: string; icon?: ReactNode }[];
  disabled?: boolean;
  onChange: (id: Id) => void;
}) => (
  <ToggleButtonGroup
    className="op-segments"
    aria-label={label}
    selectionMode="single"
    disallowEmptySelection
    isDisabled={disabled}
    selectedKeys={[value]}
    onSelectionChange={(keys) => {
      const chosen = options.find(({ id }) => keys.has(id));
      if (chosen) onChange(chosen.id);
    }}
  >
    {options.map(({ id, name, icon }) => (
      <ToggleButton
        key={id}
        id={id}
        className={icon ? 'op-segment' : 'op-segment op-segment-words'}
        {...(icon ? { 'aria-label': name } : {})}
      >
        {icon ?? name}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
