import type { Manifest } from '../bundle/bundle-format.ts';
import { canonicalJson } from '../json/canonical-json.ts';
import type { Json } from '../json/json.ts';
import type { BundleDelta, DeltaPart, HeldPart, LiveBundle, LiveOptions } from './live-types.ts';
import { mergePatch } from '../overlay/overlay.ts';

/** A manifest with the parts whose new values the delta held, each checked by its hash. */
export type Applied = { manifest: Manifest; parts: Record<string, HeldPart> };

/**
 * Applies a hint's delta to the page's bundle. Manifest and parts must match their SHA-256; otherwise the result is undefined and the page
 * fetches as without a delta. Parts absent from the delta are absent from `parts`.
 */
export async function applyDelta(
  { pointer, parts }: BundleDelta,
  current: LiveBundle,
  digest: NonNullable<LiveOptions['digest']>,
): Promise<Applied | undefined> {
  const hashes = new Map(Object.entries(current.manifest.parts));
  for (const [name, part] of Object.entries(parts)) {
    if (part === null) hashes.delete(name);
    else hashes.set(name, part.hash);
  }
  const manifest = { ...current.manifest, parts: Object.fromEntries(hashes) };
  if ((await digest(canonicalJson(manifest))) !== pointer.hash) return undefined;

  const made = Object.entries(parts).map(async ([name, part]): Promise<[string, HeldPart] | undefined> => {
    const held = current.parts[name];
    if (part === null || held === undefined) return undefined;
    const changed = changedValue(held, part);
    if (changed === undefined || (await digest(changed.body)) !== part.hash) return undefined;
    return [name, { hash: part.hash, value: changed.value }];
  });
  const whole = (await Promise.all(made)).filter((entry) => entry !== undefined);
  return { manifest, parts: { ...current.parts, ...Object.fromEntries(whole) } };
}

function changedValue(
  held: HeldPart,
  { patch, text }: DeltaPart,
): { value: unknown; body: string } | undefined {
  if (text !== undefined) return { value: text, body: text };
  if (patch === undefined || held.value === null) return undefined;
  const value = mergePatch(held.value as Json, patch as Json);
  return { value, body: canonicalJson(value) };
}
