import { sql, type QueryCreator } from 'kysely';
import type { Database, Trx } from '#server/db/types.ts';

/**
 * Takes the room's next number. Its row stays locked until the transaction ends, so that numbers become visible in their order: a reader
 * who has one has all before it. The last lock of a transaction, and a short one.
 */
export const takeNumber = (query: QueryCreator<Database>, brand: string, room: string) =>
  query
    .insertInto('chat_rooms')
    .values({ brand, room, seq: 1 })
    .onConflict((conflict) =>
      conflict.columns(['brand', 'room']).doUpdateSet({ seq: sql`chat_rooms.seq + 1` }),
    )
    .returning('seq');

export const nextNumber = async (trx: Trx, brand: string, room: string): Promise<number> =>
  Number((await takeNumber(trx, brand, room).executeTakeFirstOrThrow()).seq);
