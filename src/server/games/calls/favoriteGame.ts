import { defineCall } from '#server/calls/call.ts';
import { constantOf } from '#server/brands/documents.ts';
import { refuse } from '#server/calls/refusal.ts';
import { catalogueOf } from '../catalogue.ts';
import { dropFavorite, keepFavorite } from '../favorites.ts';

/** A game that is no longer offered can still be taken out. */
export const route = defineCall('favoriteGame', async ({ gateway, brand, now, session, body }) => {
  const kept = { brand: session.brand, memberId: session.memberId, game: body.gameId };
  if (!body.favorite) {
    await dropFavorite(gateway.db, kept);
    return { favorite: false };
  }
  if (!catalogueOf(brand).byId.has(body.gameId)) return refuse('GAME_NOT_FOUND');
  const done = await keepFavorite(gateway.db, { ...kept, now, most: constantOf(brand, 'favoriteGamesMax') });
  return done ? { favorite: true } : refuse('FAVORITES_FULL');
});
