import { sql } from 'kysely';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { lotteriesOf, lotteryDocument, type Lottery } from './catalogue.ts';
import { addDraws, addPastDraws } from './draws.ts';
import { isOnDays, plannedDraws } from '#play/lottery/schedule.ts';

export type DrawMaking = { db: Db; key: Uint8Array; sandbox: boolean };

const dayMs = 86_400_000;
/** Draws on certain days are made so far ahead, those of a month's days so far that one is always open. */
const daysAhead = { ofWeek: 8, ofMonth: 64 };
/** Margin beyond the longest chase, so that the next run is in time. */
const spare = 10;
/** Results that the sandbox begins with: a game without a past shows nothing. */
const pastDraws = 120;
const pastDays = { ofWeek: 21, ofMonth: 366 };

const usualChaseDraws = 20;

const dayKind = ({ daysOfMonth }: { daysOfMonth?: unknown }): 'ofMonth' | 'ofWeek' =>
  daysOfMonth ? 'ofMonth' : 'ofWeek';

/** Until when draws of a game have to be there. */
function horizon({ schedule, document }: Lottery, now: number): number {
  if (isOnDays(schedule)) return now + daysAhead[dayKind(schedule)] * dayMs;
  const draws = (document.slip?.chaseDraws ?? usualChaseDraws) + spare;
  return now + draws * schedule.everyMinutes * 60_000;
}

/** Time of the last draw that exists, for each game that has one. */
const madeUntil = async (db: Db, brand: string, games: readonly string[]): Promise<Map<string, number>> => {
  const { rows } = await sql<{ game: string; last: Date | null }>`
    select asked.code as game, (select max(d.draws_at) from lottery_draws d where d.brand = ${brand} and d.game = asked.code) as last
      from unnest(${[...games]}::text[]) as asked (code)`.execute(db);
  return new Map(rows.flatMap(({ game, last }) => (last ? [[game, last.getTime()] as const] : [])));
};

/**
 * Makes the brand's next draws with committed seeds; in the sandbox all games draw themselves, and a new game gets a
 * past. Idempotent, also in several processes.
 */
export async function makeDraws(
  { db, key, sandbox }: DrawMaking,
  brand: LiveBrand,
  now: Date,
): Promise<void> {
  const lotteries = lotteriesOf(brand);
  const codes = lotteries.map(({ code }) => code);
  const last = await madeUntil(db, brand.brand, codes);
  for (const lottery of lotteries) {
    const { schedule, game } = lottery;
    const own = sandbox || game.results !== 'feed';
    const known = last.get(lottery.code);
    const until = horizon(lottery, now.getTime());
    const add = { brand: brand.brand, lottery, own, key };
    if (known === undefined && sandbox) {
      const from = now.getTime() - (isOnDays(schedule) ? pastDays[dayKind(schedule)] : 1) * dayMs;
      const past = plannedDraws(schedule, { from, until: now.getTime() }).slice(-pastDraws);
      await addPastDraws(db, add, past);
    }
    const from = Math.max(known ?? 0, now.getTime());
    if (from < until) await addDraws(db, add, plannedDraws(schedule, { from, until }));
  }
}

/** Deletes draws without bets of games drawn all day, after `keepDays`, in small batches. */
export async function sweepDraws(db: Db, brand: LiveBrand, now: Date): Promise<void> {
  const document = lotteryDocument(brand);
  if (!document) return;
  const before = new Date(now.getTime() - (document.keepDays ?? 7) * dayMs);
  const games = lotteriesOf(brand).filter(({ schedule }) => !isOnDays(schedule));
  for (const { code } of games) {
    await sql`
      delete from lottery_draws d where d.brand = ${brand.brand} and d.game = ${code} and d.draws_at < ${before}
        and d.due_at is null and not exists (
          select 1 from bets b where b.brand = d.brand and b.game_code = d.game and b.round = d.numero and b.source = 'lottery')
    `.execute(db);
  }
}

/** Deletes nonces of sources that are too old for a signature to be taken again. */
export const sweepNonces = async (db: Db, now: Date): Promise<void> => {
  await db
    .deleteFrom('lottery_feed_nonces')
    .where('used_at', '<', new Date(now.getTime() - dayMs))
    .execute();
};
