import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { DrawResult } from '#play/lottery/draw-result.ts';
import { families } from '#play/lottery-families.ts';
import type { Db } from '#server/db/types.ts';
import type { Lottery } from './catalogue.ts';
import type { PlannedDraw } from '#play/lottery/schedule.ts';
import { randomOf, seedHash, seedOf } from './fair.ts';
import type { DrawStatus, LotteryDrawsTable } from './tables.ts';

export type Draw = Selectable<LotteryDrawsTable>;
export type DrawKey = { brand: string; game: string; numero: string };

/** A draw as pages see it; instants in milliseconds since 1970. */
export type OpenDraw = {
  numero: string;
  status: Draw['status'];
  opensAt: number;
  closesAt: number;
  drawsAt: number;
  seedHash?: string;
};

export const openDraw = (draw: Draw): OpenDraw => ({
  numero: draw.numero,
  status: draw.status,
  opensAt: draw.opens_at.getTime(),
  closesAt: draw.closes_at.getTime(),
  drawsAt: draw.draws_at.getTime(),
  ...(draw.own && { seedHash: draw.seed_hash }),
});

export type DrawnDraw = {
  numero: string;
  status: Draw['status'];
  version: number;
  drawsAt: number;
  result?: { balls: number[] } | { prizes: Record<string, string[]> };
  seedHash?: string;
  seed?: string;
  /** Of a whole result: drawn from the seed, or sent by a source. */
  origin?: 'seed' | 'reported';
};

/** A result that an answer may carry. */
export const copied = (result: DrawResult): NonNullable<DrawnDraw['result']> =>
  'balls' in result
    ? { balls: [...result.balls] }
    : { prizes: Object.fromEntries(Object.entries(result.prizes).map(([tier, all]) => [tier, [...all]])) };

/** Part of a result that is public by now: it is revealed in steps between the draw and `revealed_at`. */
export function knownResult(draw: Draw, now: Date): DrawResult | undefined {
  if (draw.result === null || draw.status === 'VOID') return undefined;
  const length = draw.revealed_at.getTime() - draw.draws_at.getTime();
  const passed = now.getTime() - draw.draws_at.getTime();
  if (passed >= length || draw.status === 'SETTLED') return draw.result;
  const steps = families.get(draw.family)?.steps(draw.result) ?? [];
  const known = Math.floor((passed / length) * steps.length);
  return steps[known - 1];
}

/** Draw with the public part of its result; the seed comes with the complete result. */
export function drawnDraw(draw: Draw, now: Date): DrawnDraw {
  const result = knownResult(draw, now);
  const whole = result !== undefined && result === draw.result;
  return {
    numero: draw.numero,
    status: draw.status,
    version: draw.version,
    drawsAt: draw.draws_at.getTime(),
    ...(result && { result: copied(result) }),
    ...(draw.own && { seedHash: draw.seed_hash }),
    ...(whole && draw.seed !== null && { seed: draw.seed }),
    ...(whole && { origin: draw.seed === null ? 'reported' : 'seed' }),
  };
}

type NewDraws = { brand: string; lottery: Lottery; own: boolean; key: Uint8Array };

const newDraw = ({ brand, lottery, own, key }: NewDraws, planned: PlannedDraw) => {
  const seed = seedOf(key, brand, lottery.code, planned.numero);
  const row = {
    brand,
    game: lottery.code,
    numero: planned.numero,
    family: lottery.family.id,
    own,
    opens_at: new Date(planned.opensAt),
    closes_at: new Date(planned.closesAt),
    draws_at: new Date(planned.drawsAt),
    revealed_at: new Date(planned.revealedAt),
    status: 'OPEN' as DrawStatus,
    due_at: new Date(planned.closesAt) as Date | null,
    version: 0,
    result: null as string | null,
    seed_hash: seedHash(seed),
    seed: null as string | null,
  };
  return { row, seed };
};

const addRows = async (db: Db, rows: readonly ReturnType<typeof newDraw>['row'][]): Promise<void> => {
  if (rows.length === 0) return;
  await db
    .insertInto('lottery_draws')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Adds planned draws that are not there yet, their seeds committed. */
export const addDraws = (db: Db, draws: NewDraws, planned: readonly PlannedDraw[]): Promise<void> =>
  addRows(
    db,
    planned.map((each) => newDraw(draws, each).row),
  );

/** Adds past draws, drawn and settled, without bets. */
export const addPastDraws = (db: Db, draws: NewDraws, planned: readonly PlannedDraw[]): Promise<void> =>
  addRows(
    db,
    planned.map((each) => {
      const { row, seed } = newDraw(draws, each);
      const result = JSON.stringify(draws.lottery.family.draw(randomOf(seed)));
      return { ...row, status: 'SETTLED', due_at: null, version: 1, result, seed: seed.toString('hex') };
    }),
  );

/** Draws that take bets now, the next first. */
export const openDraws = (
  db: Db,
  { brand, game, now, limit }: { brand: string; game: string; now: Date; limit: number },
): Promise<Draw[]> =>
  db
    .selectFrom('lottery_draws')
    .selectAll()
    .where('brand', '=', brand)
    .where('game', '=', game)
    .where('draws_at', '>', now)
    .where('status', '=', 'OPEN')
    .where('closes_at', '>', now)
    .orderBy('draws_at')
    .limit(limit)
    .execute();

/** Draws whose time has come, the last first. */
export const drawnDraws = (
  db: Db,
  {
    brand,
    game,
    now,
    before,
    limit,
  }: { brand: string; game: string; now: Date; before?: string | undefined; limit: number },
): Promise<Draw[]> =>
  db
    .selectFrom('lottery_draws')
    .selectAll()
    .where('brand', '=', brand)
    .where('game', '=', game)
    .where('draws_at', '<=', now)
    .$if(before !== undefined, (query) =>
      query.where(
        'draws_at',
        '<',
        sql<Date>`(select draws_at from lottery_draws where brand = ${brand} and game = ${game} and numero = ${before ?? ''})`,
      ),
    )
    .orderBy('draws_at', 'desc')
    .limit(limit)
    .execute();

/** One draw of each of some games by the index: one look-up per game, however many draws there are. */
const oneOfEach = async (
  db: Db,
  brand: string,
  games: readonly string[],
  which: RawBuilder<unknown>,
): Promise<Draw[]> =>
  games.length === 0
    ? []
    : (
        await sql<Draw>`
          select draw.* from unnest(${[...games]}::text[]) as asked (code) cross join lateral (
            select * from lottery_draws d where d.brand = ${brand} and d.game = asked.code and ${which} limit 1) draw`.execute(
          db,
        )
      ).rows;

/** The draw that takes bets next, of each of some games. */
export const nextDraws = (
  db: Db,
  { brand, games, now }: { brand: string; games: readonly string[]; now: Date },
): Promise<Draw[]> =>
  oneOfEach(
    db,
    brand,
    games,
    sql`d.draws_at > ${now} and d.status = 'OPEN' and d.closes_at > ${now} order by d.draws_at`,
  );

/** The last draw with a result, of each of some games. */
export const lastDraws = (
  db: Db,
  { brand, games, now }: { brand: string; games: readonly string[]; now: Date },
): Promise<Draw[]> =>
  oneOfEach(
    db,
    brand,
    games,
    sql`d.draws_at <= ${now} and d.status in ('DRAWN', 'SETTLED') order by d.draws_at desc`,
  );
