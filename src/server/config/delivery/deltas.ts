import { makeDelta } from '#engine/bundle-delta.ts';
import type { Manifest } from '#engine/bundle-format.ts';
import type { BundleDelta } from '#engine/live-types.ts';
import type { Db } from '#server/db/types.ts';
import type { Parts } from './parts.ts';
import { asPointer } from './pointers.ts';

/** What made the bundle of a brand before `seq` into that of `seq`; undefined when it is too long to be sent to everyone. */
export type DeltaOf = (brand: string, seq: number) => Promise<BundleDelta | undefined>;

/** Deltas between the last two places of a brand's pointer. */
export const deltasOf =
  (db: Db, parts: Parts): DeltaOf =>
  async (brand, seq) => {
    const [now, before] = await db
      .selectFrom('config_pointer_history')
      .select(['seq', 'hash', 'rollout', 'kill'])
      .where('brand', '=', brand)
      .where('seq', '<=', seq)
      .orderBy('seq', 'desc')
      .limit(2)
      .execute();
    if (!now || !before || now.seq !== seq) return undefined;
    const manifests = await parts.read([now.hash, before.hash]);
    const manifestOf = (hash: string): Manifest | undefined => {
      const part = manifests.get(hash);
      return part && (JSON.parse(part.body) as Manifest);
    };
    const [after, was] = [manifestOf(now.hash), manifestOf(before.hash)];
    if (!after || !was) return undefined;
    const changed = Object.keys(after.parts).filter((name) => after.parts[name] !== was.parts[name]);
    const hashes = changed.flatMap((name) => [after.parts[name], was.parts[name]]);
    const bodies = await parts.read(hashes.filter((hash) => hash !== undefined));
    return makeDelta(
      { hash: before.hash, manifest: was },
      asPointer(now),
      after,
      (hash) => bodies.get(hash)?.body,
    );
  };
