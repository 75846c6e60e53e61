import { randomInt } from 'node:crypto';
import { assetAddress } from '#engine/pictures/asset-address.ts';
import { documentOf } from '#server/brands/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';

/** Hosts that pictures were given, by the documents of a brand, which a publish replaces. */
const chosen = new WeakMap<LiveBrand['documents'], Map<string, string>>();

/**
 * Address of a picture on one of the image hosts of a brand, or its path here without any. Chosen at random once for each picture, so that
 * browsers, drawn pages and answers know it by one address.
 */
export function onImageHost(brand: LiveBrand, path: string): string {
  const hosts = documentOf(brand, 'brand')?.imageHosts ?? [];
  if (hosts.length === 0) return path;
  const known = chosen.get(brand.documents) ?? new Map<string, string>();
  chosen.set(brand.documents, known);
  const host = known.get(path) ?? hosts[randomInt(hosts.length)] ?? '';
  known.set(path, host);
  return host + path;
}

/** Address of an image of the brand. */
export const imageUrl = (brand: LiveBrand, image: string): string =>
  onImageHost(brand, assetAddress(brand.brand, image));
