import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Button, Icon } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';

type SearchFieldProps = {
  typed: string;
  onType: (typed: string) => void;
  onKey: (event: KeyboardEvent) => void;
  /** Id of the list below, and of its active option. */
  list: string;
  active: string | undefined;
};

/** The field of the search: a combobox that keeps the focus while its list is walked through. Not a form document: nothing is sent. */
export function SearchField({ typed, onType, onKey, list, active }: SearchFieldProps) {
  const say = useText();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  return (
    <div className="lv-search-field" role="search">
      <Icon name="search" size={20} />
      <input
        ref={field}
        type="text"
        inputMode="search"
        role="combobox"
        aria-label={say('search.label')}
        aria-expanded="true"
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={active}
        placeholder={say('search.placeholder')}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKey}
      />
      {typed !== '' && (
        <Button
          variant="ghost"
          size="small"
          icon="close"
          aria-label={say('search.reset')}
          onClick={() => {
            onType('');
            field.current?.focus();
          }}
        />
      )}
    </div>
  );
}
