import { defineCall } from '../call.ts';
import { documentOf } from '../documents.ts';
import { gamesOf, isAsked } from './games.ts';

const usualSize = 24;
const largestSize = 100;

const folded = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

/** A page beyond the last is empty; `total` counts every game asked for. */
export const route = defineCall('gameList', async ({ brand, query }) => {
  const size = Math.min(Math.max(Number(query.size ?? usualSize), 1), largestSize);
  const page = Math.max(Number(query.page ?? 1), 1);
  const search = folded(query.search ?? '');
  const games = gamesOf(brand, documentOf(brand, 'lobby')?.gameOrder)
    .filter(isAsked(query))
    .filter((game) => folded(`${game.name} ${game.accountTypeName}`).includes(search));
  return { games: games.slice((page - 1) * size, page * size), total: games.length, page };
});
