import { Icon } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { Game } from './game.ts';
import { useFavorites } from './use-favorites.ts';

/** Keeps a game among the favourites; nothing for visitors. */
export function FavoriteHeart({ game }: { game: Game }) {
  const say = useText();
  const favorites = useFavorites();
  if (!favorites) return null;
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
