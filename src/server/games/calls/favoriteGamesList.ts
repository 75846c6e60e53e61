import { defineCall } from '#server/calls/call.ts';
import { offered } from '../catalogue.ts';
import { favoritesOf } from '../favorites.ts';

export const route = defineCall(
  'favoriteGamesList',
  async ({ gateway, brand, language, session, query }) => ({
    games: offered(brand, language, await favoritesOf(gateway.db, session), query.gameType),
  }),
);
