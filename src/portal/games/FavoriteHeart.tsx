import { Icon } from '#ui/primitives/index.ts';
import type { Say } from '#ui/text/say.ts';
import type { Favorites } from './use-favorites.ts';

/** Keeps a game or a lottery among the favourites of the player. */
export function FavoriteHeart({
  game,
  favorites,
  say,
}: {
  game: { id: string; name: string };
  favorites: Favorites;
  say: Say;
}) {
  const kept = favorites.isFavorite(game.id);
  return (
    <button
      type="button"
      className="lv-game-heart"
      aria-pressed={kept}
      aria-label={say('block.game.keep', { name: game.name })}
      onClick={() => favorites.keep(game.id, !kept)}
    >
      <Icon name="heart" size={18} />
    </button>
  );
}
