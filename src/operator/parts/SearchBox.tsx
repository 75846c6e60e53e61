import { Button, Input, SearchField } from 'react-aria-components';
import { texts } from '../texts.ts';
import { Icon } from './Icon.tsx';

/** A field to search with; Escape and its cross empty it. */
export const SearchBox = ({
  label,
  value,
  onChange,
  autoFocus = false,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  autoFocus?: boolean;
}) => (
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- for dialogs whose first and only step is to search
  <SearchField aria-label={label} className="op-search" value={value} autoFocus={autoFocus} onChange={onChange}>
    <Icon name="search" />
    <Input className="op-input" placeholder={label} />
    <Button className="op-icon-button op-search-clear" aria-label={texts.clearSearch}>
      <Icon name="cross" />
    </Button>
  </SearchField>
);
