import type { Db } from '#server/db/types.ts';
import type { DrawResult } from '#play/lottery/draw-result.ts';
import type { Draw } from './draws.ts';

type Region = { brand: string; games: readonly string[] };

/** Whole results of some games, the last first. */
export async function regionResults(
  db: Db,
  { brand, games, now, limit }: Region & { now: Date; limit: number },
): Promise<DrawResult[]> {
  if (games.length === 0) return [];
  const rows = await db
    .selectFrom('lottery_draws')
    .select('result')
    .where('brand', '=', brand)
    .where('game', 'in', games)
    .where('status', 'in', ['DRAWN', 'SETTLED'])
    .where('revealed_at', '<=', now)
    .orderBy('draws_at', 'desc')
    .limit(limit)
    .execute();
  return rows.flatMap(({ result }) => (result === null ? [] : [result]));
}

/** Draws of some games with one number: those of one day. */
export const drawsOfDay = async (db: Db, { brand, games }: Region, numero: string): Promise<Draw[]> =>
  games.length === 0
    ? []
    : db
        .selectFrom('lottery_draws')
        .selectAll()
        .where('brand', '=', brand)
        .where('game', 'in', games)
        .where('numero', '=', numero)
        .execute();

/**
 * Numbers of the draw days around one, for some games, up to `until`.
 * @param numero undefined for the last day
 */
export async function daysAround(
  db: Db,
  { brand, games }: Region,
  numero: string | undefined,
  until: Date,
): Promise<{ day: string | undefined; previous: string | undefined; next: string | undefined }> {
  if (games.length === 0) return { day: numero, previous: undefined, next: undefined };
  const days = db
    .selectFrom('lottery_draws')
    .select('numero')
    .where('brand', '=', brand)
    .where('game', 'in', games)
    .where('draws_at', '<=', until)
    .limit(1);
  const day = numero ?? (await days.orderBy('numero', 'desc').executeTakeFirst())?.numero;
  if (day === undefined) return { day, previous: undefined, next: undefined };
  const previous = await days.where('numero', '<', day).orderBy('numero', 'desc').executeTakeFirst();
  const next = await days.where('numero', '>', day).orderBy('numero').executeTakeFirst();
  return { day, previous: previous?.numero, next: next?.numero };
}
