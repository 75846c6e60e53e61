import { sql } from 'kysely';
import { vendorGame } from '#sandbox/games/catalogue/catalogue.ts';
import type { Db, Trx } from '#sandbox/db.ts';
import type { VendorContext } from './context.ts';
import type { Session } from './sessions.ts';

/** Free rounds of a player in a game: what a page offers instead of a stake. */
export type FreeRounds = { id: string; left: number; stake: string; until: Date };

type Given = {
  brand: string;
  vassalage: string;
  id: string;
  player: string;
  game: string;
  rounds: number;
  stake: bigint;
  until: Date;
};

/** Takes note of free rounds, once for an id; false in a game that has no rounds of one stake. */
export async function takeFreeRounds({ db }: VendorContext, given: Given): Promise<boolean> {
  if (vendorGame(given.vassalage, given.game).engine.name !== 'slot') return false;
  await db
    .insertInto('sandbox_vendor_free_rounds')
    .values(given)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/** Free rounds that a player can play in a game, those that end first at the front. Cancelled rounds can be played again. */
export async function freeRoundsOf(
  db: Db | Trx,
  { brand, vassalage, player, game, wallet }: Session,
  now: Date,
): Promise<FreeRounds[]> {
  if (wallet !== 'seamless') return [];
  const { rows } = await sql<FreeRounds>`
    select id, stake::text, until, rounds - played as left from (
      select f.*, (
          select count(*)::integer from sandbox_vendor_rounds r
            where r.brand = f.brand and r.vassalage = f.vassalage and r.player = f.player and r.game = f.game
              and r.free_rounds = f.id and r.status not in ('CANCELLING', 'CANCELLED')) as played
        from sandbox_vendor_free_rounds f
        where f.brand = ${brand} and f.vassalage = ${vassalage} and f.player = ${player} and f.game = ${game}
          and f.until > ${now}
      ) free
      where played < rounds order by until, id`.execute(db);
  return rows;
}
