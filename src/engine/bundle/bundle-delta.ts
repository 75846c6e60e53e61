import type { Manifest } from './bundle-format.ts';
import type { BundleDelta, DeltaPart, Pointer } from '../live/live-types.ts';
import { diffPatch } from '../overlay/merge-diff.ts';
import type { Json } from '../json/json.ts';

/**
 * Largest delta sent with a hint, in bytes of JSON. Processes pass it on in one PostgreSQL notification, which holds 7,999
 * bytes; pages fetch the parts of larger changes.
 */
export const deltaMax = 7_000;

type Stored = { hash: string; manifest: Manifest };

/**
 * Delta from the bundle `before` to the one that `pointer` names; undefined when it exceeds the limit or the brand or format differs.
 * @param bodyOf text of a part by its hash
 */
export function makeDelta(
  before: Stored,
  pointer: Pointer,
  after: Manifest,
  bodyOf: (hash: string) => string | undefined,
): BundleDelta | undefined {
  if (before.manifest.brand !== after.brand || before.manifest.engine !== after.engine) return undefined;
  const parts: Record<string, DeltaPart | null> = {};
  for (const [name, hash] of Object.entries(after.parts)) {
    const was = before.manifest.parts[name];
    if (was !== hash) parts[name] = { hash, ...change(name, was && bodyOf(was), bodyOf(hash)) };
  }
  for (const name of Object.keys(before.manifest.parts)) {
    if (!Object.hasOwn(after.parts, name)) parts[name] = null;
  }
  const delta = { from: before.hash, pointer, parts };
  return new TextEncoder().encode(JSON.stringify(delta)).length <= deltaMax ? delta : undefined;
}

/** Without either text only the new hash is sent; pages that want the part fetch it. */
function change(
  name: string,
  before: string | undefined,
  after: string | undefined,
): Omit<DeltaPart, 'hash'> {
  if (before === undefined || after === undefined) return {};
  if (name.endsWith('.css')) return { text: after };
  const patch = diffPatch(JSON.parse(before) as Json, JSON.parse(after) as Json);
  return patch === undefined ? {} : { patch };
}
