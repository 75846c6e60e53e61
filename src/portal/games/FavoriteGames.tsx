import { useMemo } from 'react';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { useSource } from '#portal/sources/use-source.ts';
import { FavoriteHeart } from './FavoriteHeart.tsx';
import { vendorNames } from './game.ts';
import { GameSkeleton } from './GameRow.tsx';
import { GameTile } from './GameTile.tsx';
import { NoneFound } from './NoneFound.tsx';
import { useFavorites } from './use-favorites.ts';
import { useTiles } from './use-tiles.ts';

/** The player's favourites in a lobby category, all rendered as they are few. `widen` shows all games instead. */
export function FavoriteGames({
  gameType,
  search,
  widen,
}: {
  gameType: string | undefined;
  search: string;
  widen: () => void;
}) {
  const say = useText();
  const loaded = useCall('favoriteGamesList', { query: gameType === undefined ? {} : { gameType } });
  const { value: vendors } = useSource('gameVendors');
  const tiles = useTiles();
  const favorites = useFavorites();
  const names = useMemo(() => vendorNames(vendors), [vendors]);
  return (
    <SourceView
      loaded={loaded}
      skeleton={
        <div className="lv-favorites">
          {Array.from({ length: 6 }, (_, index) => (
            <GameSkeleton key={index} shape="poster" />
          ))}
        </div>
      }
    >
      {({ games }) => {
        const shown = games.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
        if (games.length > 0 && shown.length === 0) return <NoneFound search={search} widen={widen} />;
        if (games.length === 0)
          return (
            <Notice
              icon="heart"
              title={say('block.games.noFavorites')}
              text={say('block.games.noFavoritesHint')}
              live
            />
          );
        return (
          <ul className="lv-favorites">
            {shown.map((game) => (
              <li key={game.id}>
                <GameTile
                  game={game}
                  vendor={names.get(game.vassalage)}
                  tiles={tiles}
                  corner={favorites && <FavoriteHeart game={game} favorites={favorites} say={say} />}
                />
              </li>
            ))}
          </ul>
        );
      }}
    </SourceView>
  );
}
