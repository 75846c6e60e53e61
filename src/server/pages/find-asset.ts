import { readPinnedPath } from '#engine/pictures/uploaded-pictures.ts';
import type { AssetLayers } from '#server/documents/asset-layers.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { keptHash } from '#server/documents/kept-pictures.ts';
import type { KeptFiles } from '#server/images/kept-files.ts';

export type Asset = {
  file: string;
  /** Of an uploaded picture. */
  hash?: string;
  /** The path names the hash too, so it never leads to anything else. */
  pinned?: boolean;
};

/** The asset of a pack by its path, or of the packs it lies over. */
export type FindAsset = (pack: string, path: string) => Promise<Asset | undefined>;

export type AssetPlaces = Pick<ConfigContext, 'db' | 'source'> & { layers: AssetLayers; kept: KeptFiles };

/** Finds assets: uploaded pictures, and files of packs. Of one layer an uploaded picture comes first. */
export function createFindAsset({ db, source, layers, kept }: AssetPlaces): FindAsset {
  const uploaded = async (hash: string, pinned: boolean): Promise<Asset | undefined> => {
    const file = await kept.of(hash);
    return file === undefined ? undefined : { file, hash, pinned };
  };
  async function asPublished(pack: string, path: string): Promise<Asset | undefined> {
    for (const layer of await layers.of(pack)) {
      const hash = layer.uploaded.get(path)?.hash;
      const found = hash === undefined ? undefined : await uploaded(hash, false);
      if (found) return found;
      const file = source.assetFile(layer.pack, path);
      if (file !== undefined) return { file };
    }
    return undefined;
  }
  return async (pack, path) => {
    const named = readPinnedPath(path);
    if (!named) return asPublished(pack, path);
    const packs = (await layers.of(pack)).map((layer) => layer.pack);
    const hash = await keptHash(db, packs, named.hash);
    const found = hash === undefined ? undefined : await uploaded(hash, true);
    return found ?? asPublished(pack, named.path);
  };
}
