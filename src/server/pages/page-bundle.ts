import type { CorePart, Manifest } from '#engine/bundle/bundle-format.ts';
import type { Parts } from '#server/delivery/parts.ts';

/** A bundle as the HTML needs it: bodies as they are stored, and the core read. */
export type PageBundle = {
  hash: string;
  manifest: Manifest;
  core: CorePart;
  /** Conditions of its documents depend on how wide a page is. */
  asksWidth: boolean;
  body(part: string): Promise<string>;
};

const keptMax = 20;

/** Reads bundles by the hash of their manifest; the last ones are kept, since they never change. */
export function pageBundles(parts: Parts): (hash: string) => Promise<PageBundle> {
  const kept = new Map<string, PageBundle>();

  async function text(hash: string): Promise<string> {
    const part = (await parts.read([hash])).get(hash);
    if (!part) throw new Error(`The bundle part ${hash} is missing from the database.`);
    return part.body;
  }

  return async (hash) => {
    const known = kept.get(hash);
    if (known) return known;
    const manifestBody = await text(hash);
    const manifest = JSON.parse(manifestBody) as Manifest;
    const body = (part: string): Promise<string> =>
      part === 'manifest' ? Promise.resolve(manifestBody) : text(manifest.parts[part] ?? '');
    const coreBody = await body('core');
    const asksWidth = coreBody.includes('"viewer.width"');
    const bundle = { hash, manifest, core: JSON.parse(coreBody) as CorePart, asksWidth, body };
    const oldest = kept.size >= keptMax ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    kept.set(hash, bundle);
    return bundle;
  };
}
