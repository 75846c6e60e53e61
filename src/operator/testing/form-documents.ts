import { isJsonObject } from '#engine/json/json.ts';
import { resolveBrand } from '#engine/resolve.ts';
import { writePacks } from '#engine/testing/small-packs.ts';
import type { PackDocuments } from '../documents/reader.ts';
import { formPacks } from './form-packs.ts';

/** The merged documents of `shop`, as the console has them. */
export function formDocuments(): PackDocuments {
  const { documents } = resolveBrand(writePacks(formPacks()), 'shop');
  return Object.fromEntries(
    Object.entries<unknown>(documents).flatMap(([key, document]) =>
      isJsonObject(document) ? [[key, document]] : [],
    ),
  );
}
