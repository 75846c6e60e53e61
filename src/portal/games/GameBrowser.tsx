import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { browserId } from './browser-id.ts';
import { GameGrid } from './GameGrid.tsx';
import { GameSearch } from './GameSearch.tsx';
import { VendorFilter } from './VendorFilter.tsx';
import './game-browser.css';

/**
 * All games of a category, with its vendors to choose from and a search. The vendor chosen stands in the address
 * (`?vassalage=`), so that a link can name it and going back undoes it.
 */
export function GameBrowser({ gameType }: { gameType: string | undefined }) {
  const [query] = useSearchParams();
  const vassalage = query.get('vassalage') ?? undefined;
  const [search, setSearch] = useState('');
  return (
    <div className="lv-browser" id={browserId}>
      <div className="lv-browser-tools">
        <GameSearch onSearch={setSearch} />
      </div>
      <VendorFilter gameType={gameType} chosen={vassalage} />
      <GameGrid
        // Another choice is another list: it starts at its first page again.
        key={`${gameType} ${vassalage} ${search}`}
        gameType={gameType}
        vassalage={vassalage}
        search={search}
      />
    </div>
  );
}
