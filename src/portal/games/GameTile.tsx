import type { ReactNode } from 'react';
import { Icon, LazyImage } from '#ui/primitives/index.ts';
import type { Game } from './game.ts';
import { GameOpen } from './GameOpen.tsx';
import type { Tiles } from './use-tiles.ts';
import './game-tile.css';

export type GameShape = 'poster' | 'tile' | 'wide' | 'ranked';

/** Aspect ratio of the art per shape, width by height. */
export const gameRatios: Readonly<Record<GameShape, string>> = {
  poster: '3 / 4',
  tile: '1 / 1',
  wide: '16 / 9',
  ranked: '3 / 4',
};

/**
 * Tile of a game: art, name, vendor and badges; choosing it starts the game, for visitors after a login. `rank` counts from 1 and shows
 * in the ranked shape; `corner` is placed over the art, such as the heart of a favourite.
 */
export function GameTile({
  game,
  tiles,
  vendor,
  shape = 'poster',
  rank,
  eager = false,
  near = false,
  corner,
}: {
  game: Game;
  tiles: Tiles;
  vendor?: string | undefined;
  shape?: GameShape;
  rank?: number;
  eager?: boolean;
  /** Renders only while near the viewport. */
  near?: boolean;
  corner?: ReactNode;
}) {
  const { say } = tiles;
  return (
    <article className="lv-game" data-shape={shape}>
      {shape === 'ranked' && rank !== undefined && (
        <span className="lv-game-rank" data-wide={rank > 9 || undefined}>
          <span aria-hidden="true">{rank}</span>
          <span className="lv-visually-hidden">{say('block.game.rank', { rank })}</span>
        </span>
      )}
      <div className="lv-game-card">
        <LazyImage
          className="lv-game-art"
          src={game.image}
          alt=""
          ratio={gameRatios[shape]}
          eager={eager}
          near={near}
        />
        {(game.isHot === 1 || game.isNew === 1) && (
          <div className="lv-game-badges">
            {game.isHot === 1 && (
              <span className="lv-game-badge lv-game-hot">
                <Icon name="fire" size={12} />
                {say('block.game.hot')}
              </span>
            )}
            {game.isNew === 1 && <span className="lv-game-badge lv-game-new">{say('block.game.new')}</span>}
          </div>
        )}
        <div className="lv-game-words">
          <p className="lv-game-name lv-clipped">{game.name}</p>
          {vendor !== undefined && <p className="lv-game-vendor lv-clipped">{vendor}</p>}
        </div>
        <GameOpen game={game} tiles={tiles} />
        {corner}
      </div>
    </article>
  );
}
