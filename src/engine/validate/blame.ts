import type { DocumentKey } from '../packs.ts';
import type { PlacePart } from '../json/json-file.ts';
import type { Brand } from './brand.ts';

/** A value of a document that has a part in a problem. */
export type Cause = {
  key: DocumentKey;
  pointer: string;
  /** Layer that caused the problem without setting the value: by a null that removed it. */
  layer?: string | undefined;
  part?: PlacePart;
};

const height = (brand: Brand, { key, pointer, layer }: Cause): number =>
  brand.layers.indexOf(layer ?? brand.layerOf(key, pointer) ?? '');

/** The cause in the topmost layer, whose change broke packs that were valid before; the first one of that layer. */
export function topmost(brand: Brand, first: Cause, ...others: readonly Cause[]): Cause {
  return others.reduce((best, cause) => (height(brand, cause) > height(brand, best) ? cause : best), first);
}

/** The causes at some pointers of a document, with those that a null took out. */
export function causesAt(brand: Brand, key: DocumentKey, pointers: readonly string[]): Cause[] {
  const document = brand.document(key);
  if (!document) return [];
  return pointers.flatMap((pointer): Cause[] => {
    const layer = Object.hasOwn(document.removed, pointer) ? document.removed[pointer] : undefined;
    if (layer !== undefined) return [{ key, pointer, layer }];
    return Object.hasOwn(document.provenance, pointer) ? [{ key, pointer }] : [];
  });
}

/** The nulls at some pointers of a document that took something out. */
export const removalsAt = (brand: Brand, key: DocumentKey, pointers: readonly string[]): Cause[] =>
  causesAt(brand, key, pointers).filter(({ layer }) => layer !== undefined);
