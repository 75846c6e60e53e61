import { packLayers } from '#engine/packs.ts';
import type { ConfigContext } from './context.ts';
import { onMessages } from './messages.ts';
import { packStates, publishedSet } from './packs.ts';

export type AssetLayers = {
  /** The layers whose assets a pack may show, its own first. */
  of(pack: string): Promise<readonly string[]>;
  close(): Promise<void>;
};

/** Layers of packs as published; cached until a publish. */
export async function assetLayers({
  db,
  notifications,
  source,
}: Pick<ConfigContext, 'db' | 'notifications' | 'source'>): Promise<AssetLayers> {
  let known = new Map<string, Promise<readonly string[]>>();
  const forget = (): void => {
    known = new Map();
  };
  const close = await onMessages(notifications, {
    receive: ({ type }) => {
      if (type === 'pack') forget();
    },
    missed: forget,
  });
  async function read(pack: string): Promise<readonly string[]> {
    const states = await packStates(db);
    return states.has(pack)
      ? packLayers(await publishedSet(db, source, states), pack).layers.toReversed()
      : [];
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
