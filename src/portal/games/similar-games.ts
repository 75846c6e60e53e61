import type { Game } from './game.ts';

/** Most games that are named as similar. */
const most = 12;

const likeness = (game: Game, other: Game): number =>
  (game.category !== undefined && other.category === game.category ? 2 : 0) +
  (other.vassalage === game.vassalage ? 1 : 0);

/** The games most like another: of its category, then of its studio, then in the given sequence; never itself. */
export const similarGames = (game: Game, games: readonly Game[]): Game[] =>
  games
    .filter(({ id }) => id !== game.id)
    .toSorted((one, other) => likeness(game, other) - likeness(game, one))
    .slice(0, most);
