import { own } from '#engine/json/json.ts';
import { layerAt } from '#engine/overlay/overlay.ts';
import { packLayers, withDependents, type PackSet } from '#engine/packs.ts';
import { traceBrand } from '#engine/resolve.ts';
import { findUses, type Thing, type Use } from '#engine/references/uses.ts';
import { schemas } from '#engine/validate/brand.ts';

/** A place that names a thing, and the pack that shows it. */
export type PackUse = Use & { pack: string };

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
