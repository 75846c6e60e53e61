import { engineVersion } from '#engine/bundle/bundle-format.ts';
import type { Pointer } from '#engine/live/live-types.ts';
import type { Db } from '#server/db/types.ts';
import { isUnavailable } from '#server/db/unavailable.ts';

/** Pointer of a brand's pages; undefined when no such brand is published. */
export async function pointerOf(db: Db, brand: string): Promise<Pointer | undefined> {
  const row = await db
    .selectFrom('config_pointers')
    .select(['seq', 'hash', 'rollout', 'kill'])
    .where('brand', '=', brand)
    .executeTakeFirst();
  return row && asPointer(row);
}

const visitorRow = (db: Db, brand: string) =>
  db
    .selectFrom('config_pointers')
    .select(['seq', 'hash', 'rollout', 'kill', 'before'])
    .where('brand', '=', brand)
    .executeTakeFirst();

/**
 * Initial pointer of a visitor's page: the previous bundle, with the share of the rollout, outside of one, and the last known one while the
 * database is unavailable. The page then fetches the pointer itself and follows the rollout.
 */
export function visitorPointers(db: Db): (
  brand: string,
  /** Of the visitor, 0 to 99; asked for only while it matters. */
  bucket: () => number,
) => Promise<Pointer | undefined> {
  const last = new Map<string, Awaited<ReturnType<typeof visitorRow>>>();
  async function latest(brand: string): Promise<Awaited<ReturnType<typeof visitorRow>>> {
    try {
      const row = await visitorRow(db, brand);
      last.set(brand, row);
      return row;
    } catch (fault) {
      const known = isUnavailable(fault) ? last.get(brand) : undefined;
      if (!known) throw fault;
      return known;
    }
  }
  return async (brand, bucket) => {
    const row = await latest(brand);
    if (!row) return undefined;
    const { before, rollout, kill } = row;
    return before && bucket() >= rollout
      ? asPointer({ seq: before.seq, hash: before.hash, kill, rollout })
      : asPointer(row);
  };
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
