import { lotteryFavorite } from '#play/lottery/favorite.ts';
import { useFavorites } from '#portal/games/use-favorites.ts';
import type { LotteryGame } from '../room-types.ts';

/** Those of the lotteries that the player keeps, in the sequence given; each once. */
export function useFavoriteLotteries(games: readonly LotteryGame[]): LotteryGame[] {
  const favorites = useFavorites();
  if (!favorites) return [];
  return [...new Map(games.map((game) => [game.code, game])).values()].filter(({ code }) =>
    favorites.isFavorite(lotteryFavorite(code)),
  );
}
