import { open } from 'node:fs/promises';
import { imageSize } from 'image-size';
import type { Picture } from '#contract/generated/admin-types.ts';
import { own } from '#engine/json/json.ts';
import { packLayers, type PackSet } from '#engine/packs.ts';
import { pinnedPath, uploadedPictures, type UploadedPicture } from '#engine/pictures/uploaded-pictures.ts';
import { isFontPath } from '#engine/theme/brand-fonts.ts';
import type { ConfigSource } from './context.ts';
import type { KeptPicture } from './kept-pictures.ts';

/** Bytes read of a picture: every served format has its size at the beginning. */
const headBytes = 64 * 1024;

/** Sizes of uploaded pictures, by hash. */
export type ReadSizes = (hashes: readonly string[]) => Promise<ReadonlyMap<string, KeptPicture>>;

type Measured = Pick<Picture, 'bytes' | 'width' | 'height'>;

/** Bytes and size of a picture's file; undefined where there is none. */
export async function measurePicture(file: string): Promise<Measured | undefined> {
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

export const assetAddress = (pack: string, path: string): string => `/assets/${pack}/${path}`;

/** Where an asset of a brand comes from; `uploaded` of one that an operator added. */
type Origin = { owner: string; uploaded?: UploadedPicture };

/** Origin of every asset of a pack and of the packs that it extends; of equal paths the topmost pack's. */
export function assetOrigins(set: PackSet, pack: string): Map<string, Origin> {
  const found = new Map<string, Origin>();
  for (const owner of packLayers(set, pack).layers) {
    const files = own(set, owner);
    if (!files) continue;
    for (const path of files.assets) found.set(path, { owner });
    for (const [path, uploaded] of uploadedPictures(files)) found.set(path, { owner, uploaded });
  }
  return found;
}

/** Pictures of a pack and of the packs that it extends, by path. */
export async function packPictures(
  { source, sizes: read }: { source: ConfigSource; sizes: ReadSizes },
  set: PackSet,
  pack: string,
): Promise<Picture[]> {
  const found = [...assetOrigins(set, pack)].filter(([path]) => !isFontPath(path));
  const sizes = await read(found.flatMap(([, { uploaded }]) => uploaded?.hash ?? []));
  const pictures = await Promise.all(
    found.map(async ([path, { owner, uploaded }]): Promise<Picture[]> => {
      if (uploaded !== undefined) {
        const { bytes = 0, width, height } = sizes.get(uploaded.hash) ?? {};
        const address = assetAddress(pack, pinnedPath(path, uploaded));
        return [
          {
            path,
            pack: owner,
            bytes,
            ...(width && height ? { width, height } : {}),
            address,
            uploaded: true,
            ...(uploaded.whole && {
              cropped: {
                crop: uploaded.whole.crop,
                address: assetAddress(pack, pinnedPath(path, { hash: uploaded.whole.hash })),
              },
            }),
          },
        ];
      }
      const file = source.assetFile(owner, path);
      const measured = file === undefined ? undefined : await measurePicture(file);
      return measured
        ? [{ path, pack: owner, ...measured, address: assetAddress(pack, path), uploaded: false }]
        : [];
    }),
  );
  return pictures.flat().sort((a, b) => (a.path < b.path ? -1 : 1));
}
