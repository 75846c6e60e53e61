import { useMemo, useState } from 'react';
import {
  Autocomplete,
  Button,
  Dialog,
  DialogTrigger,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
  SearchField,
  Text,
} from 'react-aria-components';
import { Icon } from '../parts/Icon.tsx';
import { say } from '../language/say.ts';
import type { ReferenceOption } from './useReferences.ts';
import './references.css';

/** More are found by typing. */
const MOST = 100;

const matches = ({ id, name, hint = '' }: ReferenceOption, words: string): boolean =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${id} ${name} ${hint}`.toLowerCase().includes(word));

/** Searchable picker of an existing thing; a value that does not exist is shown as missing. */
export const ReferencePicker = ({
  label,
  value,
  options,
  current,
  isMissing = false,
  isDisabled = false,
  onChange,
}: {
  label: string;
  value: string | undefined;
  /** Called when the list opens, since it may be long. */
  options: () => readonly ReferenceOption[];
  current: ReferenceOption | undefined;
  isMissing?: boolean;
  isDisabled?: boolean;
  onChange: (id: string) => void;
}) => {
  const [open, setOpen] = useState(false);
  const unset = value === undefined || value === '';
  return (
    <DialogTrigger isOpen={open} onOpenChange={setOpen}>
      <Button className="op-select-button op-reference" isDisabled={isDisabled}>
        {current?.picture !== undefined && !isMissing && <Thumbnail address={current.picture} />}
        <span className="op-reference-words">
          <span className="op-unseen">{label}: </span>
          {/* The space separates name and id for screen readers. */}
          <span>{unset ? say('console.references.none') : (current?.name ?? value)}</span>{' '}
          {!unset && current && current.name !== value && <code>{value}</code>}
          {isMissing && !unset && (
            <span className="op-chip op-chip-danger">{say('console.references.missing')}</span>
          )}
        </span>
        <Icon name="down" />
      </Button>
      <Popover className="op-popover op-reference-popover" placement="bottom start">
        <Dialog aria-label={label} className="op-reference-dialog">
          <OptionSearch
            label={label}
            options={options}
            value={value}
            onPick={(id) => {
              setOpen(false);
              if (id !== value) onChange(id);
            }}
          />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
};

const OptionSearch = ({
  label,
  options,
  value,
  onPick,
}: {
  label: string;
  options: () => readonly ReferenceOption[];
  value: string | undefined;
  onPick: (id: string) => void;
}) => {
  const [words, setWords] = useState('');
  const all = useMemo(() => options(), [options]);
  const found = all.filter((option) => matches(option, words.trim()));
  return (
    <Autocomplete inputValue={words} onInputChange={setWords}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the list was opened to search in it */}
      <SearchField aria-label={say('console.references.search')} autoFocus className="op-reference-search">
        <Input className="op-input" placeholder={say('console.references.search')} />
      </SearchField>
      <ListBox
        className="op-listbox op-reference-list"
        aria-label={label}
        onAction={(id) => onPick(String(id))}
        items={found.slice(0, MOST)}
        renderEmptyState={() => <p className="op-quiet">{say('console.references.nothing')}</p>}
      >
        {(option) => (
          <ListBoxItem
            id={option.id}
            data-current={option.id === value}
            textValue={`${option.name} ${option.id}`}
            className="op-option"
          >
            {option.picture !== undefined && <Thumbnail address={option.picture} />}
            <Text slot="label">{option.name}</Text>
            {option.name !== option.id && (
              <Text slot="description" className="op-option-hint">
                {option.id}
              </Text>
            )}
            {option.hint !== undefined && (
              <Text slot="description" className="op-option-hint">
                {option.hint}
              </Text>
            )}
          </ListBoxItem>
        )}
      </ListBox>
      {found.length > MOST && (
        <p className="op-quiet">{say('console.references.more', { count: found.length - MOST })}</p>
      )}
    </Autocomplete>
  );
};

const Thumbnail = ({ address }: { address: string }) => (
  <img className="op-thumbnail" src={address} alt="" loading="lazy" />
);
