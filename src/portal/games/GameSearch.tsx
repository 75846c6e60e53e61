import { useEffect, useState } from 'react';
import { Icon } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useRested } from './use-rested.ts';

/** Pause in typing before the list is fetched, in milliseconds. */
const rest = 300;

/** Search by the name of a game; reports the text after a pause in typing. Not a form document: the search box of a list. */
export function GameSearch({ onSearch }: { onSearch: (search: string) => void }) {
  const say = useText();
  const [typed, setTyped] = useState('');
  const [search, ask] = useRested(typed.trim(), rest);
  useEffect(() => onSearch(search), [search, onSearch]);
  return (
    <form
      role="search"
      className="lv-game-search"
      onSubmit={(event) => {
        event.preventDefault();
        ask(typed.trim());
      }}
    >
      <Icon name="search" size={18} />
      <input
        type="search"
        value={typed}
        maxLength={64}
        aria-label={say('block.games.search')}
        placeholder={say('block.games.searchShort')}
        enterKeyHint="search"
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
    </form>
  );
}
