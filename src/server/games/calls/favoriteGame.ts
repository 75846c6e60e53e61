import { defineCall } from '#server/calls/call.ts';
import { lotteryOfFavorite } from '#play/lottery/favorite.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { constantOf, documentOf } from '#server/brands/documents.ts';
import { refuseCall } from '#server/calls/refusal.ts';
import { catalogueOf } from '../catalogue.ts';
import { dropFavorite, keepFavorite } from '../favorites.ts';

/** A game of the catalogue, or a lottery of the brand. */
function isOffered(brand: LiveBrand, id: string): boolean {
  const lottery = lotteryOfFavorite(id);
  if (lottery === undefined) return catalogueOf(brand).byId.has(id);
  const games = documentOf(brand, 'lotteries')?.games ?? {};
  return Object.hasOwn(games, lottery) && games[lottery]?.enabled !== false;
}

/** A game that is no longer offered can still be taken out. */
export const route = defineCall('favoriteGame', async ({ gateway, brand, now, session, body }) => {
  const kept = { brand: session.brand, memberId: session.memberId, game: body.gameId };
  if (!body.favorite) {
    await dropFavorite(gateway.db, kept);
    return { favorite: false };
  }
  if (!isOffered(brand, body.gameId)) return refuseCall('GAME_NOT_FOUND');
  const done = await keepFavorite(gateway.db, { ...kept, now, most: constantOf(brand, 'favoriteGamesMax') });
  return done ? { favorite: true } : refuseCall('FAVORITES_FULL');
});
