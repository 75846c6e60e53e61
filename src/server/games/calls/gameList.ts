import { defineCall } from '#server/calls/call.ts';
import { catalogueOf, inLanguage } from '../catalogue.ts';
import { folded } from '../fold.ts';
import { playsOf } from '../plays.ts';
import { sorted } from '../sorted.ts';

const usualSize = 24;
const largestSize = 100;

/** A page beyond the last is empty; `total` counts every game asked for. */
export const route = defineCall('gameList', async ({ gateway, brand, language, now, query }) => {
  const { sort = 'usual', gameType, vassalage, category, gameId, isGame } = query;
  const size = Math.min(Math.max(Number(query.size ?? usualSize), 1), largestSize);
  const page = Math.max(Number(query.page ?? 1), 1);
  const search = folded(query.search ?? '');
  const catalogue = catalogueOf(brand);
  const listed =
    gameId === undefined
      ? catalogue.games({ gameType, vassalage, category, isGame })
      : [catalogue.byId.get(gameId) ?? []].flat();
  const inOrder = sorted(listed, sort, {
    language,
    plays: sort === 'popular' ? await playsOf(gateway.db, brand.brand, now) : undefined,
  });
  const games = search === '' ? inOrder : inOrder.filter(({ words }) => words.includes(search));
  return {
    games: games.slice((page - 1) * size, page * size).map(inLanguage(language)),
    total: games.length,
    page,
  };
});
