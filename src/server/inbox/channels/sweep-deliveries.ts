import { sql } from 'kysely';
import type { Db } from '#server/db/types.ts';

/** Time for which it can be looked up what became of a delivery. */
const keptMs = 30 * 24 * 60 * 60_000;
/** Rows of one statement. */
const atOnce = 5000;

/** Deletes deliveries that ended long ago. */
export async function sweepMessageDeliveries(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMs);
  for (let deleted = atOnce; deleted === atOnce;) {
    const { numAffectedRows } = await sql`
      delete from message_deliveries where (brand, member_id, message_id, channel) in (
        select brand, member_id, message_id, channel from message_deliveries
          where state <> 'WAITING' and ended_at < ${before} limit ${atOnce})`.execute(db);
    deleted = Number(numAffectedRows ?? 0n);
  }
}
