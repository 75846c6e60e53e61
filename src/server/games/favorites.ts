import type { Db } from '#server/db/types.ts';

type Keeper = { brand: string; memberId: string };

/** Ids of the games a player keeps, the last kept first. */
export async function favoritesOf(db: Db, { brand, memberId }: Keeper): Promise<string[]> {
  const rows = await db
    .selectFrom('member_favorite_games')
    .select('game')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .orderBy('kept_at', 'desc')
    .orderBy('game')
    .execute();
  return rows.map(({ game }) => game);
}

/** Keeps a game; false when the player keeps `most` already, which two tabs at once may pass by one. */
export async function keepFavorite(
  db: Db,
  { brand, memberId, game, now, most }: Keeper & { game: string; now: Date; most: number },
): Promise<boolean> {
  const known = await favoritesOf(db, { brand, memberId });
  if (known.includes(game)) return true;
  if (known.length >= most) return false;
  await db
    .insertInto('member_favorite_games')
    .values({ brand, member_id: memberId, game, kept_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

export async function dropFavorite(
  db: Db,
  { brand, memberId, game }: Keeper & { game: string },
): Promise<void> {
  await db
    .deleteFrom('member_favorite_games')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('game', '=', game)
    .execute();
}
