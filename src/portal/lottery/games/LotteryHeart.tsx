import { lotteryFavorite } from '#play/lottery/favorite.ts';
import { useText } from '#ui/text/use-text.ts';
import { FavoriteHeart } from '#portal/games/FavoriteHeart.tsx';
import { useFavorites } from '#portal/games/use-favorites.ts';
import type { LotteryGame } from '../room-types.ts';
import './lottery-heart.css';

/** Keeps a lottery among the favourites; nothing for visitors. */
export function LotteryHeart({ game: { code, name } }: { game: LotteryGame }) {
  const say = useText();
  const favorites = useFavorites();
  if (!favorites) return null;
  return (
    <span className="lv-lottery-heart">
      <FavoriteHeart game={{ id: lotteryFavorite(code), name }} favorites={favorites} say={say} />
    </span>
  );
}
