import { own } from '#engine/json.ts';
import type { Provenance } from '#engine/overlay.ts';
import { packLayers, withDependents, type PackSet } from '#engine/packs.ts';
import { parentPointer } from '#engine/pointer.ts';
import { resolveBrand } from '#engine/resolve.ts';
import { findUses, type Thing, type Use } from '#engine/uses.ts';
import { schemas } from '#engine/validate/brand.ts';

/** A place that names a thing, and the pack that shows it. */
export type PackUse = Use & { pack: string };

/** The layer that says the value at a pointer, or that has what it stands in. */
function layerAt(provenance: Provenance, pointer: string): string | undefined {
  for (let at: string | undefined = pointer; at !== undefined; at = parentPointer(at)) {
    const layer = own(provenance, at);
    if (layer !== undefined) return layer;
  }
  return undefined;
}

/**
 * Where a pack names a thing, and where the packs over it do so by themselves: what they only inherit stands in the list once.
 */
export function usesOver({ set, pack, thing }: { set: PackSet; pack: string; thing: Thing }): PackUse[] {
  const { layers } = packLayers(set, pack);
  return withDependents(set, [pack])
    .sort((a, b) => Number(b === pack) - Number(a === pack))
    .flatMap((over) => {
      const { documents, provenance } = resolveBrand(set, over);
      const uses = findUses(schemas, documents).of(thing);
      const ofItsOwn = ({ key, pointer }: Use): boolean =>
        !layers.includes(layerAt(own(provenance, key) ?? {}, pointer) ?? over);
      return (over === pack ? uses : uses.filter(ofItsOwn)).map((use) => ({ ...use, pack: over }));
    });
}
