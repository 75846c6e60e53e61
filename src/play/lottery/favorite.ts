const mark = 'lottery:';

/** Id by which a lottery is kept among the favourites, whose other ids are those of the game catalogue. */
export const lotteryFavorite = (code: string): string => `${mark}${code}`;

/** Code of the lottery that an id of the favourites names; undefined for a game. */
export const lotteryOfFavorite = (id: string): string | undefined =>
  id.startsWith(mark) ? id.slice(mark.length) : undefined;
