import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import { newId } from '#server/crypto/tokens.ts';
import type { Database, Db } from '#server/db/types.ts';

/** A message of an operator to all members of a brand, for a time far ahead unless another is given; its id. */
export async function planMessage(
  db: Db,
  brand: string,
  given: Partial<Insertable<Database['operator_messages']>> = {},
): Promise<string> {
  const id = newId(randomBytes);
  await db
    .insertInto('operator_messages')
    .values({
      brand,
      id,
      words: JSON.stringify({ en: { title: 'Hello', content: '<p>Words</p>' } }),
      promotional: false,
      member_ids: null,
      audience: null,
      picture: null,
      action: null,
      state: 'WAITING',
      send_at: new Date('2999-01-01T00:00:00Z'),
      made_at: new Date(),
      made_by: 'ann',
      ended_at: null,
      stopped_by: null,
      ...given,
    })
    .execute();
  return id;
}
