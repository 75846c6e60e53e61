import { isJsonObject, own } from '../json/json.ts';
import { parentPointer, pointerSteps, valueAt } from '../json/pointer.ts';
import { splitKey, type AnyDocument, type DocumentKey, type PackSet } from '../packs.ts';
import type { ResolvedBrand } from '../resolve.ts';
import { schemas } from '../validate/brand.ts';
import { walk } from '../validate/walk.ts';
import { picturesOfLayers, pinnedPath, type UploadedPicture } from '../pictures/uploaded-pictures.ts';

function withPinned(
  key: DocumentKey,
  document: AnyDocument,
  pictures: ReadonlyMap<string, UploadedPicture>,
): AnyDocument {
  const schema = own(schemas.documents, splitKey(key).kind);
  if (!schema) return document;
  const places = [...walk(schemas, { node: schema, root: schema }, document)].flatMap((visit) => {
    const { value, pointer } = visit;
    const picture =
      ['image', 'font'].includes(String(visit.schema['x-ref'])) && typeof value === 'string'
        ? pictures.get(value)
        : undefined;
    return picture === undefined ? [] : [{ pointer, path: pinnedPath(String(value), picture) }];
  });
  if (places.length === 0) return document;
  const copy = structuredClone(document);
  for (const { pointer, path } of places) {
    const parent = valueAt(copy, parentPointer(pointer) ?? '');
    const step = pointerSteps(pointer).at(-1) ?? '';
    if (Array.isArray(parent)) parent[Number(step)] = path;
    else if (isJsonObject(parent)) parent[step] = path;
  }
  return copy;
}

/**
 * A brand whose documents name uploaded pictures and fonts by their hash too, so that an address has one of them for ever: a page shows the one of its
 * own version, draft or live, and browsers keep it. Loads every schema: never for a player's page.
 */
export function pinPictures(resolved: ResolvedBrand, set: PackSet): ResolvedBrand {
  const pictures = picturesOfLayers(set, resolved.layers);
  if (pictures.size === 0) return resolved;
  const documents = Object.entries(resolved.documents).map(([key, document]) => [
    key,
    withPinned(key, document, pictures),
  ]);
  return { ...resolved, documents: Object.fromEntries(documents) as ResolvedBrand['documents'] };
}
