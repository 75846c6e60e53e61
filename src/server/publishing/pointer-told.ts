import { makeDelta } from '#engine/bundle/bundle-delta.ts';
import type { Manifest } from '#engine/bundle/bundle-format.ts';
import type { BundleDelta, Pointer } from '#engine/live/live-types.ts';
import type { Trx } from '#server/db/types.ts';
import { asPointer } from './read-pointers.ts';
import { notifyConfig } from '#server/documents/messages.ts';

type Moved = { brand: string } & Pick<Pointer, 'seq' | 'hash' | 'rollout' | 'kill'>;

/**
 * Tells every process that a pointer has moved, and what that changes where it is short: their pages then need not ask.
 * @param from hash of the manifest that the pointer named before
 */
export async function tellPointer(
  trx: Trx,
  { brand, ...moved }: Moved,
  from: string | undefined,
): Promise<void> {
  const delta = from === undefined ? undefined : await deltaFrom(trx, from, asPointer(moved));
  await notifyConfig(trx, { type: 'pointer', brand, seq: moved.seq, ...(delta && { delta }) });
}

async function deltaFrom(trx: Trx, from: string, pointer: Pointer): Promise<BundleDelta | undefined> {
  if (from === pointer.hash) return { from, pointer, parts: {} };
  const manifests = await bodiesOf(trx, [from, pointer.hash]);
  const [was, is] = [manifests.get(from), manifests.get(pointer.hash)];
  if (was === undefined || is === undefined) return undefined;
  const [before, after] = [JSON.parse(was) as Manifest, JSON.parse(is) as Manifest];
  const changed = Object.keys(after.parts).filter((name) => after.parts[name] !== before.parts[name]);
  const hashes = changed.flatMap((name) => [after.parts[name], before.parts[name]]);
  const bodies = await bodiesOf(
    trx,
    hashes.filter((hash) => hash !== undefined),
  );
  return makeDelta({ hash: from, manifest: before }, pointer, after, (hash) => bodies.get(hash));
}

async function bodiesOf(trx: Trx, hashes: readonly string[]): Promise<Map<string, string>> {
  if (hashes.length === 0) return new Map();
  const rows = await trx
    .selectFrom('config_bundle_parts')
    .select(['hash', 'body'])
    .where('hash', 'in', hashes)
    .execute();
  return new Map(rows.map(({ hash, body }) => [hash, body]));
}
