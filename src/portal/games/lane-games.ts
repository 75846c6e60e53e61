import { gamesOf, type Game, type Lane } from './game.ts';

/**
 * The games of a row: those of the lane named, or without one the hot games of all lanes; then those of the category, then the first `limit`.
 */
export function laneGames(
  lanes: readonly Lane[],
  wanted: { lane?: string | undefined; gameType?: string | undefined; limit?: number | undefined },
): Game[] {
  const games =
    wanted.lane === undefined
      ? gamesOf(lanes).filter((game) => game.isHot === 1)
      : gamesOf(lanes.filter((lane) => lane.id === wanted.lane));
  return games
    .filter((game) => wanted.gameType === undefined || game.gameType === wanted.gameType)
    .slice(0, wanted.limit);
}
