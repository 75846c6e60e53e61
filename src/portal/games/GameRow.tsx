import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { Skeleton } from '#ui/primitives/index.ts';
import { Scroller } from '#portal/parts/Scroller.tsx';
import { useSource } from '#portal/sources/use-source.ts';
import { vendorNames, type Game } from './game.ts';
import { GameTile, gameRatios, type GameShape } from './GameTile.tsx';
import { useMore } from './use-more.ts';
import { useTiles } from './use-tiles.ts';
import './game-row.css';

/** Games rendered at a time, more than any screen shows side by side. */
const step = 16;

/** Width of the narrowest tile with its gap, in CSS pixels. */
const narrowest = 124;

/** Width that the server draws for, a phone's, in CSS pixels. */
const usualWidth = 390;

/** Number of games of an unscrolled row that may be in view. */
export const gamesInView = (width = window.innerWidth): number => Math.ceil(width / narrowest);

const never = () => () => {};

/** Games side by side, in one of the tile shapes; a long row renders as far as it is scrolled. */
export function GameRow({
  games,
  shape,
  label,
  head,
  inView = false,
}: {
  games: readonly Game[];
  shape: GameShape;
  label: string;
  head?: ReactNode;
  /** True for a row at the top of the page, whose first pictures load without waiting for an intersection check. */
  inView?: boolean;
}) {
  const { value: vendors } = useSource('gameVendors');
  const names = useMemo(() => vendorNames(vendors), [vendors]);
  const tiles = useTiles();
  const { shown, last } = useMore(step);
  const first = useSyncExternalStore(
    never,
    () => (inView ? gamesInView() : 0),
    () => (inView ? gamesInView(usualWidth) : 0),
  );
  const List = shape === 'ranked' ? 'ol' : 'ul';
  return (
    <Scroller label={label} head={head} className="lv-game-row">
      <List data-shape={shape}>
        {games.slice(0, shown).map((game, index) => (
          <li
            key={game.id}
            ref={index === shown - 1 ? last : undefined}
            aria-setsize={games.length}
            aria-posinset={index + 1}
          >
            <GameTile
              game={game}
              tiles={tiles}
              vendor={names.get(game.vassalage)}
              shape={shape}
              rank={index + 1}
              eager={index < first}
            />
          </li>
        ))}
      </List>
    </Scroller>
  );
}

/** Placeholder of a row while its games load. */
export function GameRowSkeleton({ shape, count }: { shape: GameShape; count: number }) {
  return (
    <div className="lv-scroller lv-game-row" aria-hidden="true">
      <div className="lv-scroller-row" data-start="">
        <ul data-shape={shape}>
          {Array.from({ length: Math.min(count, 8) }, (_, index) => (
            <li key={index}>
              <GameSkeleton shape={shape} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Placeholder of a tile. */
export function GameSkeleton({ shape }: { shape: GameShape }) {
  return (
    <div className="lv-game-skeleton" data-shape={shape}>
      <div className="lv-game-skeleton-art" style={{ aspectRatio: gameRatios[shape] }}>
        <Skeleton height="100%" />
      </div>
      {(shape === 'tile' || shape === 'wide') && (
        <div className="lv-game-skeleton-words">
          <Skeleton width="80%" height="0.9rem" />
          <Skeleton width="50%" height="0.75rem" />
        </div>
      )}
    </div>
  );
}
