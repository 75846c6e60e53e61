import { memo } from 'react';
import { LoadFailed } from '#portal/parts/SourceView.tsx';
import { FavoriteHeart } from './FavoriteHeart.tsx';
import { GameTile } from './GameTile.tsx';
import { lineStyle, SkeletonRows } from './SkeletonRows.tsx';
import type { GridLayout } from './use-columns.ts';
import type { Favorites } from './use-favorites.ts';
import type { GamesPage } from './use-pages.ts';
import type { Tiles } from './use-tiles.ts';
import { pageSize } from './wanted.ts';

type LineProps = {
  /** The page that its first game stands on, and that of its last; none while scrolling runs past it. */
  page: GamesPage | undefined;
  next: GamesPage | undefined;
  /** In the whole list, from 0. */
  row: number;
  layout: GridLayout;
  total: number;
  vendors: ReadonlyMap<string, string>;
  tiles: Tiles;
  favorites: Favorites | undefined;
  eager: boolean;
};

/** One row of games. */
export const GameLine = memo(function GameLine(line: LineProps) {
  const { page, next, row, layout, total, vendors, tiles, favorites, eager } = line;
  const failed = [page, next].find((one) => one?.state === 'failed');
  if (failed) return <LoadFailed retry={failed.retry} />;
  if (!page?.value || !next?.value) return <SkeletonRows rows={1} layout={layout} />;
  const first = row * layout.columns;
  const at = first % pageSize;
  const games = page === next ? page.value.games : [...page.value.games, ...next.value.games];
  return (
    <div className="lv-game-line" role="presentation" style={lineStyle(layout)}>
      {games.slice(at, at + layout.columns).map((game, column) => (
        <div key={game.id} role="listitem" aria-setsize={total} aria-posinset={first + column + 1}>
          <GameTile
            game={game}
            tiles={tiles}
            vendor={vendors.get(game.vassalage)}
            shape="poster"
            eager={eager}
            near
            corner={favorites && <FavoriteHeart game={game} favorites={favorites} say={tiles.say} />}
          />
        </div>
      ))}
    </div>
  );
});
