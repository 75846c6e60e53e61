import type { ReactNode } from 'react';
import { Button, ListBox, ListBoxItem, Popover, Select, SelectValue, Text } from 'react-aria-components';
import { Icon } from './Icon.tsx';

/** `mark` is a decorative picture. */
export type PickerOption = { id: string; name: string; hint: string; mark?: ReactNode };

/** A select whose options have a name and a hint. */
export const Picker = ({
  label,
  value,
  options,
  disabled = false,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly PickerOption[];
  disabled?: boolean;
  onChange: (id: string) => void;
}) => (
  <Select
    aria-label={label}
    className="op-select"
    value={value}
    isDisabled={disabled}
    onChange={(id) => {
      if (typeof id === 'string' && id !== value) onChange(id);
    }}
  >
    <Button className="op-select-button">
      <SelectValue className="op-select-value">
        {() => options.find((option) => option.id === value)?.name ?? value}
      </SelectValue>
      <Icon name="down" />
    </Button>
    <Popover className="op-popover op-popover-list">
      <ListBox className="op-listbox" items={options}>
        {(option) => (
          <ListBoxItem id={option.id} textValue={option.name} className="op-option">
            <OptionWords option={option} />
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  </Select>
);

/** Name of an option, with its hint below. */
export const OptionWords = ({ option: { name, hint, mark } }: { option: PickerOption }) => (
  <>
    <Text slot="label" className="op-option-label">
      {mark}
      {name}
    </Text>
    {hint && (
      <Text slot="description" className="op-option-hint">
        {hint}
      </Text>
    )}
  </>
);
