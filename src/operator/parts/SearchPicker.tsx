import {
  Autocomplete,
  Button,
  Collection,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
  SearchField,
  Select,
  SelectValue,
  useFilter,
} from 'react-aria-components';
import { Icon } from './Icon.tsx';
import { OptionWords, type PickerOption } from './Picker.tsx';

export type PickerSection = { id: string; name: string; options: readonly PickerOption[] };

/** A drop-down of many options in sections, found by typing a part of the name or the hint. */
export const SearchPicker = ({
  label,
  search,
  nothing,
  value,
  sections,
  disabled = false,
  placeholder,
  onChange,
}: {
  label: string;
  /** Names the field to search in. */
  search: string;
  /** Text when nothing is found. */
  nothing: string;
  value: string;
  sections: readonly PickerSection[];
  disabled?: boolean;
  /** Text while nothing is chosen. */
  placeholder?: string;
  onChange: (id: string) => void;
}) => {
  const { contains } = useFilter({ sensitivity: 'base' });
  const picked = sections.flatMap(({ options }) => options).find(({ id }) => id === value);
  return (
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
          {() => (
            <span className="op-option-label">
              {picked?.mark}
              {picked?.name ?? placeholder ?? value}
            </span>
          )}
        </SelectValue>
        <Icon name="down" />
      </Button>
      <Popover className="op-popover op-popover-list op-popover-search">
        <Autocomplete filter={contains}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the list is opened to search it */}
          <SearchField aria-label={search} className="op-picker-search" autoFocus>
            <Input className="op-input" placeholder={search} />
          </SearchField>
          <ListBox
            className="op-listbox"
            items={sections}
            renderEmptyState={() => <p className="op-picker-nothing">{nothing}</p>}
          >
            {(section) => (
              <ListBoxSection id={section.id} {...(section.name === '' && { 'aria-label': label })}>
                {section.name && <Header className="op-picker-heading">{section.name}</Header>}
                <Collection items={section.options}>
                  {(option) => (
                    <ListBoxItem
                      id={option.id}
                      textValue={`${option.name} ${option.hint}`}
                      className="op-option"
                    >
                      <OptionWords option={option} />
                    </ListBoxItem>
                  )}
                </Collection>
              </ListBoxSection>
            )}
          </ListBox>
        </Autocomplete>
      </Popover>
    </Select>
  );
};
