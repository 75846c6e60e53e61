import type { Manifest } from './bundle-format.ts';
import type { BundleDelta, DeltaPart, Pointer } from './live-types.ts';
import { diffPatch } from './merge-diff.ts';
import type { Json } from './json.ts';

/**
 * Longest delta that is sent along with a hint, in bytes of JSON: processes tell each other of it in one notification, and
 * PostgreSQL's hold 7,999. What is longer is fetched by those who need it.
 */
export const deltaMax = 7_000;

type Stored = { hash: string; manifest: Manifest };

/**
 * What makes the bundle `before` into the one that `pointer` names, small enough to be sent to every page at once; undefined
 * where fetching the changed parts is the better way.
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

/** Without either text only the hash is told, and who wants the part fetches it. */
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
