import { memo, useState } from 'react';
import { LoadFailed } from '#portal/parts/SourceView.tsx';
import { FavoriteHeart } from './FavoriteHeart.tsx';
import { GameTile } from './GameTile.tsx';
import { lineStyle, SkeletonRows } from './SkeletonRows.tsx';
import type { Game } from './game.ts';
import type { GridLayout } from './use-columns.ts';
import type { Favorites } from './use-favorites.ts';
import type { GameListPage } from './use-pages.ts';
import type { Tiles } from './use-tiles.ts';
import { pageSize } from './game-filter.ts';

type LineProps = {
  /** Pages of its first and last game; undefined while fast scrolling passes it. */
  page: GameListPage | undefined;
  next: GameListPage | undefined;
  /** In the whole list, from 0. */
  row: number;
  layout: GridLayout;
  total: number;
  vendors: ReadonlyMap<string, string>;
  tiles: Tiles;
  favorites: Favorites | undefined;
  /** A stable function, called on first render. */
  isInView: (row: number) => boolean;
};

/** One row of games. */
export const GameLine = memo(function GameLine(line: LineProps) {
  const { page, next, row, layout, total, vendors, isInView } = line;
  const { columns } = layout;
  const [inView] = useState(() => isInView(row));
  const failed = [page, next].find((one) => one?.state === 'failed');
  if (failed) return <LoadFailed of={failed} />;
  if (!page?.value || !next?.value) return <SkeletonRows rows={1} layout={layout} />;
  const first = row * columns;
  const at = first % pageSize;
  const games = page === next ? page.value.games : [...page.value.games, ...next.value.games];
  return (
    <div className="lv-game-line" role="presentation" style={lineStyle(layout)}>
      {games.slice(at, at + columns).map((game, column) => (
        <Item
          key={game.id}
          game={game}
          place={first + column + 1}
          total={total}
          vendor={vendors.get(game.vassalage)}
          tiles={line.tiles}
          favorites={line.favorites}
          inView={inView}
        />
      ))}
    </div>
  );
});

type ItemProps = Pick<LineProps, 'total' | 'tiles' | 'favorites'> & {
  inView: boolean;
  game: Game;
  place: number;
  vendor: string | undefined;
};

const Item = memo(function Item({ game, place, total, vendor, tiles, favorites, inView }: ItemProps) {
  return (
    <div role="listitem" aria-setsize={total} aria-posinset={place}>
      <GameTile
        game={game}
        tiles={tiles}
        vendor={vendor}
        shape="poster"
        eager={inView}
        near
        corner={favorites && <FavoriteHeart game={game} favorites={favorites} say={tiles.say} />}
      />
    </div>
  );
});
