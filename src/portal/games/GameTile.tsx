import { Icon, LazyImage } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { Game } from './game.ts';
import { useLoginOffer } from './use-login-offer.ts';
import './game-tile.css';

export type GameShape = 'poster' | 'tile' | 'wide' | 'ranked';

/** Width by height of the art in each shape. */
export const gameRatios: Readonly<Record<GameShape, string>> = {
  poster: '3 / 4',
  tile: '1 / 1',
  wide: '16 / 9',
  ranked: '3 / 4',
};

/**
 * What a game is: its art, name, vendor, and whether it is hot or new. A visitor's tile leads to the login; for a player it shows no
 * action, because it would have none. `rank` counts from 1 and shows in the ranked shape.
 */
export function GameTile({
  game,
  vendor,
  shape = 'poster',
  rank,
  eager = false,
}: {
  game: Game;
  vendor?: string | undefined;
  shape?: GameShape;
  rank?: number;
  eager?: boolean;
}) {
  const say = useText();
  const offerLogin = useLoginOffer();
  return (
    <article className="lv-game" data-shape={shape} data-open={offerLogin ? '' : undefined}>
      {shape === 'ranked' && rank !== undefined && (
        <span className="lv-game-rank" data-wide={rank > 9 || undefined}>
          <span aria-hidden="true">{rank}</span>
          <span className="lv-visually-hidden">{say('block.game.rank', { rank })}</span>
        </span>
      )}
      <div className="lv-game-card">
        <LazyImage className="lv-game-art" src={game.image} alt="" ratio={gameRatios[shape]} eager={eager} />
        <div className="lv-game-badges">
          {game.isHot === 1 && (
            <span className="lv-game-badge lv-game-hot">
              <Icon name="fire" size={12} />
              {say('block.game.hot')}
            </span>
          )}
          {game.isNew === 1 && <span className="lv-game-badge lv-game-new">{say('block.game.new')}</span>}
        </div>
        <div className="lv-game-words">
          <p className="lv-game-name">{game.name}</p>
          {vendor !== undefined && <p className="lv-game-vendor">{vendor}</p>}
        </div>
        {offerLogin && (
          <button
            type="button"
            className="lv-game-open"
            aria-label={say('block.game.loginToPlayNamed', { name: game.name })}
            onClick={offerLogin}
          >
            <span className="lv-game-call">
              <Icon name="lock" size={16} />
              {say('block.game.loginToPlay')}
            </span>
          </button>
        )}
      </div>
    </article>
  );
}
