import { makeBundle, type Bundle, type CorePart } from '#engine/bundle/bundle.ts';
import type { PackSet } from '#engine/packs.ts';
import { resolveBrand } from '#engine/resolve.ts';
import type { Documents } from '#ui/documents/documents.tsx';
import { product } from '#play/product.ts';

const files = import.meta.glob<string>('../../../configs/*/*/*.json', {
  query: '?raw',
  eager: true,
  import: 'default',
});

function packSet(): PackSet {
  const set: PackSet = {};
  for (const [file, text] of Object.entries(files)) {
    const [pack = '', kind = '', id = ''] = file.split('/').slice(-3);
    set[pack] ??= { pack, documents: {}, assets: [] };
    set[pack].documents[`${kind}/${id.slice(0, -'.json'.length)}`] = text;
  }
  return set;
}

export type BrandInTest = { documents: Documents; texts: Readonly<Record<string, string>> };

/** Bundles that were made; what is read from one is a test's own, to be changed as it likes. */
const bundles = new Map<string, Promise<Bundle>>();

function bundleOf(pack: string): Promise<Bundle> {
  const bundle = bundles.get(pack) ?? makeBundle(product, resolveBrand(packSet(), pack));
  bundles.set(pack, bundle);
  return bundle;
}

/** A demo brand as the server would serve it: its documents laid over base, and its words in English. */
export async function brandInTest(pack = 'aurora'): Promise<BrandInTest> {
  const { manifest, parts } = await bundleOf(pack);
  const read = (name: string): unknown => {
    const part = parts[manifest.parts[name] ?? ''];
    if (!part) throw new Error(`The bundle of ${pack} has no part ${name}.`);
    return JSON.parse(part.body);
  };
  const core = read('core') as CorePart;
  const { texts } = read('texts/en') as { texts: Record<string, string> };
  return { documents: { ...core, pack, seq: 1 }, texts };
}
