import { useRef, useState, type ReactNode } from 'react';
import { useText } from '#ui/text/use-text.ts';
import { browserId } from './browser-id.ts';
import { CategoryFilter } from './CategoryFilter.tsx';
import { FavoriteGames } from './FavoriteGames.tsx';
import { GameGrid } from './GameGrid.tsx';
import { GameSearch } from './GameSearch.tsx';
import { useChoice } from './use-choice.ts';
import { VendorFilter } from './VendorFilter.tsx';
import type { GameSort } from './game-filter.ts';
import './game-browser.css';

const sorts: readonly GameSort[] = ['usual', 'popular', 'hot', 'new', 'name'];

/**
 * All games of a lobby category, with vendors, kinds, search and sorting. The choice is in the address (`?vassalage=`, `?category=`,
 * `?sort=`, `?only=favorites`), for links and reloads. `children` show between search and list, except during a search.
 */
export function GameBrowser({ gameType, children }: { gameType: string | undefined; children?: ReactNode }) {
  const { vassalage, category, sort, favorites, narrowed, choose, widen } = useChoice();
  const [search, setSearch] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const showAll = () => {
    widen();
    // The pressed button disappears: the focus moves to the list.
    place.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={place} tabIndex={-1} className="lv-browser" id={browserId}>
      <div className="lv-browser-tools">
        <GameSearch onSearch={setSearch} />
        <SortField sort={sort} onSort={(next) => choose({ sort: next === 'usual' ? undefined : next })} />
      </div>
      <CategoryFilter gameType={gameType} vassalage={vassalage} />
      {search === '' && children}
      {!favorites && <VendorFilter gameType={gameType} chosen={vassalage} />}
      {favorites ? (
        <FavoriteGames gameType={gameType} search={search} widen={showAll} />
      ) : (
        <GameGrid
          wanted={{ gameType, vassalage, category, search, sort }}
          widen={narrowed ? showAll : undefined}
        />
      )}
    </div>
  );
}

/** Order of the list. Not a form document: it sorts what is shown. */
function SortField({ sort, onSort }: { sort: GameSort; onSort: (sort: GameSort) => void }) {
  const say = useText();
  return (
    <label className="lv-game-sort">
      <span>{say('block.games.sort')}</span>
      <select
        className="lv-select-arrow"
        value={sort}
        onChange={(event) => onSort(event.target.value as GameSort)}
      >
        {sorts.map((name) => (
          <option key={name} value={name}>
            {say(`block.games.sort.${name}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
