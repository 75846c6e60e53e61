import { engineVersion } from '#engine/bundle-format.ts';
import type { Pointer } from '#engine/live-types.ts';
import type { Db } from '#server/db/types.ts';

/** Where a brand's pages are to be; undefined when no such brand is published. */
export async function pointerOf(db: Db, brand: string): Promise<Pointer | undefined> {
  const row = await db
    .selectFrom('config_pointers')
    .select(['seq', 'hash', 'rollout', 'kill'])
    .where('brand', '=', brand)
    .executeTakeFirst();
  return row && asPointer(row);
}

/** A row as a pointer. Bundles are made anew when an engine changes their format, so its version is the one to read. */
export const asPointer = ({
  seq,
  hash,
  rollout = 100,
  kill = [],
}: Pick<Pointer, 'seq' | 'hash'> & Partial<Pointer>): Pointer => ({
  seq,
  hash,
  engine: { min: engineVersion, max: engineVersion },
  rollout,
  kill,
});
