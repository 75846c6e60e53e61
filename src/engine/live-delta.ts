import type { Manifest } from './bundle-format.ts';
import { canonicalJson } from './canonical-json.ts';
import type { Json } from './json.ts';
import type { BundleDelta, DeltaPart, HeldPart, LiveBundle, LiveOptions } from './live-types.ts';
import { mergePatch } from './overlay.ts';

/** A manifest with the parts whose new values the delta held, each checked by its hash. */
export type Applied = { manifest: Manifest; parts: Record<string, HeldPart> };

/**
 * Applies what came with a hint to the bundle of the page. Nothing is believed: manifest and parts have the SHA-256 they are
 * named by, or the answer is undefined and the page fetches as if there had been no delta. A part that the delta does not
 * tell is left out of `parts`.
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
