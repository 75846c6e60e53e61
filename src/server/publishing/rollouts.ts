import type { Db } from '#server/db/types.ts';

/** A change that is live for some visitors of a brand only. */
export type Rollout = {
  brand: string;
  /** Percentage of visitors that have it. */
  rollout: number;
  seq: number;
  at: Date;
  /** The packs whose versions are rolled out; `before` is what the other visitors have. */
  packs: { pack: string; version: number; before: number }[];
};

/** The rollouts under way among some brands. */
export async function rolloutsOf(db: Db, brands: readonly string[]): Promise<Rollout[]> {
  if (brands.length === 0) return [];
  const rows = await db
    .selectFrom('config_pointers')
    .select(['brand', 'seq', 'rollout', 'packs', 'before', 'at'])
    .where('brand', 'in', brands)
    .where('before', 'is not', null)
    .orderBy('brand')
    .execute();
  return rows.map(({ packs, before, ...row }) => ({
    ...row,
    packs: Object.entries(packs).flatMap(([pack, version]) => {
      const was = before?.packs[pack] ?? 0;
      return was === version ? [] : [{ pack, version, before: was }];
    }),
  }));
}

/** Brands among these that have a rollout under way. */
export const rolloutsOver = async (db: Db, brands: readonly string[]): Promise<string[]> =>
  (await rolloutsOf(db, brands)).map(({ brand }) => brand);
