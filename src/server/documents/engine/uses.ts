import { own } from '#engine/json/json.ts';
import type { Provenance } from '#engine/overlay/overlay.ts';
import { packLayers, withDependents, type PackSet } from '#engine/packs.ts';
import { parentPointer } from '#engine/json/pointer.ts';
import { traceBrand } from '#engine/resolve.ts';
import { findUses, type Thing, type Use } from '#engine/references/uses.ts';
import { schemas } from '#engine/validate/brand.ts';

/** A place that names a thing, and the pack that shows it. */
export type PackUse = Use & { pack: string };

/** Layer that holds the value at a pointer, or the nearest parent of it. */
function layerAt(provenance: Provenance, pointer: string): string | undefined {
  for (let at: string | undefined = pointer; at !== undefined; at = parentPointer(at)) {
    const layer = own(provenance, at);
    if (layer !== undefined) return layer;
  }
  return undefined;
}

/** Uses of a name in a pack and in the packs on top of it; an inherited use is listed once. */
export function usesOver({ set, pack, thing }: { set: PackSet; pack: string; thing: Thing }): PackUse[] {
  const { layers } = packLayers(set, pack);
  return withDependents(set, [pack])
    .sort((a, b) => Number(b === pack) - Number(a === pack))
    .flatMap((over) => {
      const { documents, provenance } = traceBrand(set, over);
      const uses = findUses(schemas, documents).of(thing);
      const ofItsOwn = ({ key, pointer }: Use): boolean =>
        !layers.includes(layerAt(own(provenance, key) ?? {}, pointer) ?? over);
      return (over === pack ? uses : uses.filter(ofItsOwn)).map((use) => ({ ...use, pack: over }));
    });
}
