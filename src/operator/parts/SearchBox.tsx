import { useEffect, useRef } from 'react';
import { Button, Input, SearchField } from 'react-aria-components';
import { say } from '../language/say.ts';
import { Icon } from './Icon.tsx';

/** A field to search with; Escape and its cross empty it. `first` has it take the focus when it appears, in a dialog to search. */
export const SearchBox = ({
  label,
  value,
  onChange,
  first = false,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  first?: boolean;
}) => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (first) input.current?.focus();
  }, [first]);
  return (
    <SearchField aria-label={label} className="op-search" value={value} onChange={onChange}>
      <Icon name="search" />
      <Input ref={input} className="op-input" placeholder={label} />
      <Button className="op-icon-button op-search-clear" aria-label={say('console.common.clearSearch')}>
        <Icon name="cross" />
      </Button>
    </SearchField>
  );
};
