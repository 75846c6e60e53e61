import { sql } from 'kysely';
import type { Trx } from '#server/db/types.ts';

/**
 * The room's next number. Its row stays locked until the transaction ends, so that numbers become visible in their order: a reader who has
 * one has all before it. The last lock of a transaction, and a short one.
 */
export async function nextNumber(trx: Trx, brand: string, room: string): Promise<number> {
  const { seq } = await trx
    .insertInto('chat_rooms')
    .values({ brand, room, seq: 1 })
    .onConflict((conflict) =>
      conflict.columns(['brand', 'room']).doUpdateSet({ seq: sql`chat_rooms.seq + 1` }),
    )
    .returning('seq')
    .executeTakeFirstOrThrow();
  return Number(seq);
}
