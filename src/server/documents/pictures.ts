import { open } from 'node:fs/promises';
import { imageSize } from 'image-size';
import { assetAddress } from '#engine/pictures/asset-address.ts';
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
type ReadSizes = (hashes: readonly string[]) => Promise<ReadonlyMap<string, KeptPicture>>;

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

/** Where an asset of a brand comes from; `uploaded` of one that an operator added. */
type Origin = { owner: string; uploaded?: UploadedPicture };

/** Origin of every asset of a pack and of the packs that it extends; of equal paths the topmost pack's. */
function assetOrigins(set: PackSet, pack: string): Map<string, Origin> {
  const found = new Map<string, Origin>();
  for (const owner of packLayers(set, pack).layers) {
    const files = own(set, owner);
    if (!files) continue;
    for (const path of files.assets) found.set(path, { owner });
    for (const [path, uploaded] of uploadedPictures(files)) found.set(path, { owner, uploaded });
  }
  return found;
}

/** Where assets of packs are, and what is known of those that were uploaded. */
export type AssetsOf = { source: ConfigSource; sizes: ReadSizes };

/** What is told of each asset of a kind, beside its path, pack and address. */
type Told<Extra> = {
  isWanted: (path: string) => boolean;
  uploaded: (uploaded: UploadedPicture, known: KeptPicture | undefined, path: string) => Extra;
  /** Undefined where there is no such file. */
  file: (file: string) => Promise<Extra | undefined>;
};

type ListedAsset = { path: string; pack: string; address: string; uploaded: boolean };

/** Assets of a pack and of the packs that it extends, by path. */
export async function packAssets<Extra extends object>(
  { source, sizes: read }: AssetsOf,
  { set, pack }: { set: PackSet; pack: string },
  told: Told<Extra>,
): Promise<(ListedAsset & Extra)[]> {
  const found = [...assetOrigins(set, pack)].filter(([path]) => told.isWanted(path));
  const sizes = await read(found.flatMap(([, { uploaded }]) => uploaded?.hash ?? []));
  const assets = await Promise.all(
    found.map(async ([path, { owner, uploaded }]): Promise<(ListedAsset & Extra)[]> => {
      if (uploaded) {
        const address = assetAddress(pack, pinnedPath(path, uploaded));
        return [
          {
            path,
            pack: owner,
            address,
            uploaded: true,
            ...told.uploaded(uploaded, sizes.get(uploaded.hash), path),
          },
        ];
      }
      const file = source.assetFile(owner, path);
      const extra = file === undefined ? undefined : await told.file(file);
      return extra
        ? [{ path, pack: owner, address: assetAddress(pack, path), uploaded: false, ...extra }]
        : [];
    }),
  );
  return assets.flat().sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Pictures of a pack and of the packs that it extends, by path. */
export const packPictures = (assets: AssetsOf, set: PackSet, pack: string): Promise<Picture[]> =>
  packAssets<Omit<Picture, keyof ListedAsset>>(
    assets,
    { set, pack },
    {
      isWanted: (path) => !isFontPath(path),
      uploaded: ({ whole }, known, path) => ({
        bytes: known?.bytes ?? 0,
        ...(known?.width && known.height ? { width: known.width, height: known.height } : {}),
        ...(whole && {
          cropped: {
            crop: whole.crop,
            address: assetAddress(pack, pinnedPath(path, { hash: whole.hash })),
          },
        }),
      }),
      file: measurePicture,
    },
  );
