import { defineCall } from '#server/calls/call.ts';
import { favoritesOf } from '../favorites.ts';

/** The ids alone: what marks the hearts of a list. */
export const route = defineCall('favoriteGames', async ({ gateway, session }) => ({
  games: await favoritesOf(gateway.db, session),
}));
