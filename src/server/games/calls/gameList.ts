import { search } from '#play/search/search.ts';
import { defineCall } from '#server/calls/call.ts';
import { catalogueOf, inLanguage, type Listed } from '../catalogue.ts';
import { playsOf } from '../plays.ts';
import { sorted } from '../sorted.ts';

const usualSize = 24;
const largestSize = 100;

const isAmong = (found: readonly Listed[]) => {
  const set = new Set(found);
  return (game: Listed) => set.has(game);
};

/** A page beyond the last is empty; `total` counts every game asked for. */
export const route = defineCall('gameList', async ({ gateway, brand, language, now, query }) => {
  const { sort = 'usual', gameType, vassalage, category, gameId, isGame } = query;
  const size = Math.min(Math.max(Number(query.size ?? usualSize), 1), largestSize);
  const page = Math.max(Number(query.page ?? 1), 1);
  const catalogue = catalogueOf(brand);
  const listed =
    gameId === undefined
      ? catalogue.games({ gameType, vassalage, category, isGame })
      : [catalogue.byId.get(gameId) ?? []].flat();
  const inOrder = sorted(listed, sort, {
    language,
    plays: sort === 'popular' ? await playsOf(gateway.db, brand.brand, now) : undefined,
  });
  const { found, near } = search(inOrder, ({ searched }) => searched, query.search ?? '');
  // A sequence that was asked for comes before what is found first.
  const games = sort === 'usual' || found === inOrder ? found : inOrder.filter(isAmong(found));
  return {
    games: games.slice((page - 1) * size, page * size).map(inLanguage(language)),
    total: games.length,
    page,
    ...(near && { near: 1 as const }),
  };
});
