import { own } from '#engine/json/json.ts';
import { packLayers } from '#engine/packs.ts';
import { uploadedPictures, type UploadedPicture } from '#engine/pictures/uploaded-pictures.ts';
import type { ConfigContext } from './context.ts';
import { onMessages } from './messages.ts';
import { packStates, publishedSet } from './packs.ts';

/** A pack whose assets another may show. */
type AssetLayer = {
  pack: string;
  /** Its uploaded pictures as published, by path. */
  uploaded: ReadonlyMap<string, UploadedPicture>;
};

export type AssetLayers = {
  /** The layers whose assets a pack may show, its own first. */
  of(pack: string): Promise<readonly AssetLayer[]>;
  close(): Promise<void>;
};

/** Layers of packs as published; cached until a publish. */
export async function assetLayers({
  db,
  notifications,
  source,
}: Pick<ConfigContext, 'db' | 'notifications' | 'source'>): Promise<AssetLayers> {
  let known = new Map<string, Promise<readonly AssetLayer[]>>();
  const forget = (): void => {
    known = new Map();
  };
  const close = await onMessages(notifications, {
    receive: ({ type }) => {
      if (type === 'pack') forget();
    },
    missed: forget,
  });
  async function read(pack: string): Promise<readonly AssetLayer[]> {
    const states = await packStates(db);
    if (!states.has(pack)) return [];
    const set = await publishedSet(db, source, states);
    return packLayers(set, pack)
      .layers.toReversed()
      .map((layer) => {
        const files = own(set, layer);
        return {
          pack: layer,
          uploaded: files ? uploadedPictures(files) : new Map<string, UploadedPicture>(),
        };
      });
  }
  return {
    of(pack) {
      const kept = known.get(pack);
      if (kept) return kept;
      const layers = read(pack);
      const into = known;
      // Only names of packs are kept, so that made-up names fill no memory.
      layers.then((found) => {
        if (found.length > 0) into.set(pack, layers);
      }, forget);
      return layers;
    },
    close,
  };
}
