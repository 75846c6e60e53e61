import { open } from 'node:fs/promises';
import { imageSize } from 'image-size';
import type { Picture } from '#contract/generated/admin-types.ts';
import { packLayers, type PackSet } from '#engine/packs.ts';
import type { ConfigSource } from './context.ts';

/** Bytes read of a picture: every served format has its size at the beginning. */
const headBytes = 64 * 1024;

/** Bytes and size of a picture's file; undefined where there is none. */
export async function measurePicture(file: string): Promise<Omit<Picture, 'path' | 'pack'> | undefined> {
  const handle = await open(file).catch(() => undefined);
  if (!handle) return undefined;
  try {
    const { size } = await handle.stat();
    const head = Buffer.alloc(Math.min(size, headBytes));
    await handle.read(head, 0, head.length, 0);
    return { bytes: size, ...pixels(head) };
  } finally {
    await handle.close();
  }
}

/** A file that is no picture after all has no size. */
function pixels(head: Buffer): { width: number; height: number } | undefined {
  try {
    const { width, height } = imageSize(head);
    return { width: Math.round(width), height: Math.round(height) };
  } catch {
    return undefined;
  }
}

/** Pictures of a pack and of the packs that it extends, by path; of equal paths the topmost pack's. */
export async function packPictures(source: ConfigSource, set: PackSet, pack: string): Promise<Picture[]> {
  const owners = new Map<string, string>();
  for (const layer of packLayers(set, pack).layers) {
    for (const path of set[layer]?.assets ?? []) owners.set(path, layer);
  }
  const pictures = await Promise.all(
    [...owners].map(async ([path, owner]): Promise<Picture[]> => {
      const file = source.assetFile(owner, path);
      const measured = file === undefined ? undefined : await measurePicture(file);
      return measured ? [{ path, pack: owner, ...measured }] : [];
    }),
  );
  return pictures.flat().sort((a, b) => (a.path < b.path ? -1 : 1));
}
