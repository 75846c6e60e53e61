import { memo } from 'react';
import { useCall } from '#portal/calls/use-call.ts';
import { LoadFailed } from '#portal/parts/SourceView.tsx';
import { FavoriteHeart } from './FavoriteHeart.tsx';
import { GameTile } from './GameTile.tsx';
import { lineStyle, SkeletonRows } from './SkeletonRows.tsx';
import type { GridLayout } from './use-columns.ts';
import { gameQuery, pageSizeFor, type Wanted } from './wanted.ts';

type LineProps = {
  wanted: Wanted;
  page: number;
  /** In the whole list, from 0. */
  row: number;
  layout: GridLayout;
  total: number;
  vendors: ReadonlyMap<string, string>;
  /** Scrolling rests near it. */
  asked: boolean;
};

/** One row of games. While scrolling runs past it asks for nothing. */
export const GameLine = memo(function GameLine(line: LineProps) {
  if (!line.asked && line.page > 1) return <SkeletonRows rows={1} layout={line.layout} />;
  return <AskedLine {...line} />;
});

function AskedLine({ wanted, page, row, layout, total, vendors }: LineProps) {
  const size = pageSizeFor(layout.columns);
  const loaded = useCall('gameList', { query: gameQuery(wanted, { page, size }) });
  if (loaded.state === 'failed') return <LoadFailed retry={loaded.retry} />;
  if (loaded.state === 'loading') return <SkeletonRows rows={1} layout={layout} />;
  const first = row * layout.columns;
  const at = first - (page - 1) * size;
  return (
    <div className="lv-game-line" role="presentation" style={lineStyle(layout)}>
      {loaded.value.games.slice(at, at + layout.columns).map((game, column) => (
        <div key={game.id} role="listitem" aria-setsize={total} aria-posinset={first + column + 1}>
          <GameTile
            game={game}
            vendor={vendors.get(game.vassalage)}
            shape="poster"
            eager={row < 2}
            near
            corner={<FavoriteHeart game={game} />}
          />
        </div>
      ))}
    </div>
  );
}
