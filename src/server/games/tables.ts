import type { ColumnType } from 'kysely';

/** A game a player keeps. */
type MemberFavoriteGamesTable = { brand: string; member_id: string; game: string; kept_at: Date };

/** When a player started a game last. */
type MemberRecentGamesTable = { brand: string; member_id: string; game: string; started_at: Date };

/** Starts of a game on a day (yyyy-MM-dd, UTC): the sum of its stripes. */
type GamePlaysTable = {
  brand: string;
  day: string;
  game: string;
  stripe: number;
  plays: ColumnType<string, number, number>;
};

declare module '#server/db/types.ts' {
  interface Database {
    member_favorite_games: MemberFavoriteGamesTable;
    member_recent_games: MemberRecentGamesTable;
    game_plays: GamePlaysTable;
  }
}
