import { sql } from 'kysely';
import { zoneOf } from '#server/brands/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { countBets } from './count-bets.ts';
import { countJoins } from './count-joins.ts';
import { countMoves } from './count-moves.ts';
import type { Batch } from './reading.ts';
import { writeFigures } from './write-figures.ts';

/** Rows of a batch: few enough that nobody waits long for the rows of agents near the root. */
const most = 500;

/** Time for which a transaction may still write with an earlier time than those that are counted. Later ones a sweep finds. */
const overlapMs = 60_000;

const streams = {
  joins_until: countJoins,
  bets_until: countBets,
  moves_until: countMoves,
} as const;

type Stream = keyof typeof streams;

const streamNames = Object.keys(streams) as Stream[];

/** Counts a batch in one transaction. Undefined while another process counts the brand. */
const countBatch = (
  db: Db,
  brand: LiveBrand,
  { stream, since }: { stream: Stream; since: Date | undefined },
): Promise<Batch | undefined> =>
  db.transaction().execute(async (trx) => {
    const progress = await trx
      .selectFrom('agent_progress')
      .selectAll()
      .where('brand', '=', brand.brand)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!progress) return undefined;
    const until = progress[stream];
    const batch = await streams[stream](trx, {
      brand: brand.brand,
      timeZone: zoneOf(brand),
      currency: moneyOf(brand).currency,
      from: since ?? new Date(until.getTime() - overlapMs),
      most,
    });
    await writeFigures(trx, brand.brand, batch.changes);
    if (batch.last && batch.last > until)
      await sql`
        update agent_progress set ${sql.ref(stream)} = ${batch.last} where brand = ${brand.brand}`.execute(
        trx,
      );
    return batch;
  });

/**
 * Counts settled bets, movements and registrations of a brand, each once over any number of processes: what is counted has a row, written
 * with the figures.
 * @param since also looks at everything from then on, for what was written late; only at what is new unless given
 */
export async function countFigures(
  db: Db,
  brand: LiveBrand,
  { since, signal }: { since?: Date; signal?: AbortSignal } = {},
): Promise<void> {
  const never = new Date(0);
  await db
    .insertInto('agent_progress')
    .values({ brand: brand.brand, bets_until: never, moves_until: never, joins_until: never })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const stream of streamNames) {
    for (let from = since; ;) {
      const batch = await countBatch(db, brand, { stream, since: from });
      // Who counts the brand already goes on to everything that is left.
      if (!batch || signal?.aborted) return;
      if (!batch.isFull) break;
      from = batch.last;
    }
  }
}
