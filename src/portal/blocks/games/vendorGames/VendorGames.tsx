import { useState } from 'react';
import type { VendorGamesProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { LazyImage } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { GameGrid } from '#portal/games/GameGrid.tsx';
import { GameSearch } from '#portal/games/GameSearch.tsx';
import { useModal } from '#portal/shell/modal-context.ts';
import { useSource } from '#portal/sources/use-source.ts';
import '#portal/games/game-browser.css';
import './vendor-games.css';

/** The games of a vendor with a search: what an entry opens that stands for the vendor (`isGame` VASSALAGE). */
export function VendorGames({ props }: BlockViewProps<VendorGamesProps>) {
  const say = useText();
  const { params } = useModal() ?? {};
  const vassalage = params?.['vassalage'] ?? props.vassalage;
  const gameType = params?.['gameType'];
  const vendors = useSource('gameVendors');
  const vendor = vendors.value?.find(
    (one) => one.vassalage === vassalage && (gameType === undefined || one.gameType === gameType),
  );
  const [search, setSearch] = useState('');
  const [box, setBox] = useState<HTMLElement | null>(null);
  const name = vendor?.name ?? '';
  return (
    <section
      ref={setBox}
      className="lv-vendor-games"
      aria-label={say('block.vendorGames.label', { vendor: name })}
    >
      <header className="lv-vendor-games-head">
        {vendor && (
          <LazyImage className="lv-vendor-games-art" src={vendor.image} alt="" ratio="1 / 1" eager />
        )}
        <h2>{name}</h2>
        <GameSearch onSearch={setSearch} />
      </header>
      {box && (
        <GameGrid
          wanted={{ gameType, vassalage, search, playable: true }}
          scroller={box.closest<HTMLElement>('.lv-dialog-body')}
        />
      )}
    </section>
  );
}
