import type { ConfigContext } from '#server/documents/context.ts';

/** A key of 256 bits by name, made at its first use and the same in every process from then on. */
export async function secret(
  { db, random }: Pick<ConfigContext, 'db' | 'random'>,
  name: string,
): Promise<Buffer> {
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
