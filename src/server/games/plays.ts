import type { Db } from '#server/db/types.ts';

/** Starts of games in the last days, by id of the game. */
export type Plays = ReadonlyMap<string, number>;

const daysCounted = 7;
const dayMs = 24 * 60 * 60_000;

/** Rows a day's count of a game is spread over, so that a game everybody starts at once is no row everybody waits for. */
const stripes = 8;

/** Time for which counts are cached; popularity need not be exact. */
const keepMs = 60_000;

type Kept = { at: number; plays: Promise<Plays> };
const kept = new WeakMap<Db, Map<string, Kept>>();

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The starts of a brand's games within the last seven days, UTC. */
export function playsOf(db: Db, brand: string, now: Date): Promise<Plays> {
  let ofBrands = kept.get(db);
  if (!ofBrands) kept.set(db, (ofBrands = new Map()));
  const known = ofBrands.get(brand);
  if (known && Math.abs(now.getTime() - known.at) < keepMs) return known.plays;
  const plays = read(db, brand, now);
  const entry = { at: now.getTime(), plays };
  ofBrands.set(brand, entry);
  plays.catch(() => {
    if (ofBrands.get(brand) === entry) ofBrands.delete(brand);
  });
  return plays;
}

async function read(db: Db, brand: string, now: Date): Promise<Plays> {
  const rows = await db
    .selectFrom('game_plays')
    .select(({ fn }) => ['game', fn.sum<string>('plays').as('plays')])
    .where('brand', '=', brand)
    .where('day', '>', dayOf(new Date(now.getTime() - daysCounted * dayMs)))
    .groupBy('game')
    .execute();
  return new Map(rows.map(({ game, plays }) => [game, Number(plays)]));
}

/** Deletes the counts of days that are not counted any more. */
export async function forgetOldPlays(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('game_plays')
    .where('day', '<', dayOf(new Date(now.getTime() - 2 * daysCounted * dayMs)))
    .execute();
}

type Start = { brand: string; memberId: string; game: string; now: Date };

/** Games a player started last that are kept. */
export const recentKept = 30;

/** Records a start of a game, for the player's recent games and for popularity. */
export async function noteStart(db: Db, { brand, memberId, game, now }: Start): Promise<void> {
  await db
    .with('counted', (query) =>
      query
        .insertInto('game_plays')
        .values({ brand, day: dayOf(now), game, stripe: now.getTime() % stripes, plays: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['brand', 'day', 'game', 'stripe'])
            .doUpdateSet((columns) => ({ plays: columns('game_plays.plays', '+', 1) })),
        ),
    )
    .insertInto('member_recent_games')
    .values({ brand, member_id: memberId, game, started_at: now })
    .onConflict((conflict) =>
      conflict.columns(['brand', 'member_id', 'game']).doUpdateSet({ started_at: now }),
    )
    .execute();
}
