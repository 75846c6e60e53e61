import { canonicalJson } from '#engine/json/canonical-json.ts';
import type { Trx } from '#server/db/types.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { hashOf } from '#server/documents/blobs.ts';
import type { PackState } from '#server/documents/packs.ts';

/** Everything that decides which bundles brands get, and those that they have. */
async function digestOf(
  trx: Trx,
  source: ConfigContext['source'],
  build: string,
  states: ReadonlyMap<string, PackState>,
): Promise<string> {
  const assets = source.assets();
  const packs = [...states.values()].map(({ pack, tree }) => [pack, tree, assets[pack] ?? []]);
  const bundles = await trx
    .selectFrom('config_pointers')
    .select(['brand', 'hash'])
    .orderBy('brand')
    .execute();
  return hashOf(
    canonicalJson([build, packs, bundles.map(({ brand, hash }) => [brand, hash])] as Parameters<
      typeof canonicalJson
    >[0]),
  );
}

/**
 * True if this build was found to make the brands' present bundles of these documents. Always false without a build id.
 */
export async function areChecked(
  trx: Trx,
  { source, build }: ConfigContext,
  states: ReadonlyMap<string, PackState>,
): Promise<boolean> {
  if (build === undefined) return false;
  const kept = await trx.selectFrom('config_checked_bundles').select('digest').executeTakeFirst();
  return kept !== undefined && kept.digest === (await digestOf(trx, source, build, states));
}

/** Records that this build makes the brands' present bundles of these documents. */
export async function rememberChecked(
  trx: Trx,
  { source, build }: ConfigContext,
  states: ReadonlyMap<string, PackState>,
): Promise<void> {
  if (build === undefined) return;
  const digest = await digestOf(trx, source, build, states);
  await trx
    .insertInto('config_checked_bundles')
    .values({ digest })
    .onConflict((conflict) => conflict.column('only_one').doUpdateSet({ digest }))
    .execute();
}
