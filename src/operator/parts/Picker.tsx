import { Button, ListBox, ListBoxItem, Popover, Select, SelectValue, Text } from 'react-aria-components';
import { Icon } from './Icon.tsx';

export type PickerOption = { id: string; name: string; hint: string };

/** A drop-down of options with a name and a hint each. */
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
            <Text slot="label">{option.name}</Text>
            <Text slot="description" className="op-option-hint">
              {option.hint}
            </Text>
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  </Select>
);
