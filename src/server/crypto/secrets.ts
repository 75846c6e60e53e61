import type { Db } from '#server/db/types.ts';
import type { RandomBytes } from './tokens.ts';

/** A key of 256 bits by name, made at its first use and the same in every process from then on. */
export async function secret({ db, random }: { db: Db; random: RandomBytes }, name: string): Promise<Buffer> {
  await db
    .insertInto('config_secrets')
    .values({ name, value: Buffer.from(random(32)) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('config_secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return Buffer.from(row.value);
}
