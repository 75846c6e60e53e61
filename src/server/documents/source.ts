import { watch } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { readPacks } from '#engine/node/read-packs.ts';
import type { PackSet } from '#engine/packs.ts';
import type { ConfigSource } from './context.ts';

// Editors write a file in several steps; a save is read once it is quiet for this long.
const settleMs = 40;

/** The packs below a folder such as configs/. */
export function folderSource(folder: string): ConfigSource {
  const root = resolve(folder);
  let assets: Record<string, readonly string[]> = {};
  return {
    async read() {
      const set = await readPacks(root);
      assets = assetsOf(set);
      return set;
    },
    assets: () => assets,
    assetFile(pack, path) {
      // Only what was listed is ever opened, so that no path leads out of the folder.
      if (!Object.hasOwn(assets, pack) || !assets[pack]?.includes(path)) return undefined;
      const file = resolve(root, pack, 'assets', path);
      return file.startsWith(join(root, pack, 'assets') + sep) ? file : undefined;
    },
    watch(changed) {
      let timer: NodeJS.Timeout | undefined;
      const watcher = watch(root, { recursive: true }, () => {
        clearTimeout(timer);
        timer = setTimeout(changed, settleMs);
      });
      return () => {
        clearTimeout(timer);
        watcher.close();
      };
    },
  };
}

export const assetsOf = (set: PackSet): Record<string, readonly string[]> =>
  Object.fromEntries(Object.entries(set).map(([pack, files]) => [pack, files.assets]));
