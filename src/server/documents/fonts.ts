import { stat } from 'node:fs/promises';
import type { Font } from '#contract/generated/admin-types.ts';
import type { PackSet } from '#engine/packs.ts';
import { pinnedPath } from '#engine/pictures/uploaded-pictures.ts';
import { isFontPath } from '#engine/theme/brand-fonts.ts';
import type { ConfigSource } from './context.ts';
import { assetAddress, assetOrigins, type ReadSizes } from './pictures.ts';

/** Fonts of a pack and of the packs that it extends, by path. */
export async function packFonts(
  { source, sizes: read }: { source: ConfigSource; sizes: ReadSizes },
  set: PackSet,
  pack: string,
): Promise<Font[]> {
  const found = [...assetOrigins(set, pack)].filter(([path]) => isFontPath(path));
  const sizes = await read(found.flatMap(([, { uploaded }]) => uploaded?.hash ?? []));
  const fonts = await Promise.all(
    found.map(async ([path, { owner, uploaded }]): Promise<Font[]> => {
      if (uploaded) {
        const { bytes = 0 } = sizes.get(uploaded.hash) ?? {};
        const { licence, weights } = uploaded;
        const address = assetAddress(pack, pinnedPath(path, uploaded));
        const more = { ...(licence !== undefined && { licence }), ...(weights && { weights }) };
        return [{ path, pack: owner, bytes, address, uploaded: true, ...more }];
      }
      const file = source.assetFile(owner, path);
      const known = file === undefined ? undefined : await stat(file).catch(() => undefined);
      return known
        ? [{ path, pack: owner, bytes: known.size, address: assetAddress(pack, path), uploaded: false }]
        : [];
    }),
  );
  return fonts.flat().sort((a, b) => (a.path < b.path ? -1 : 1));
}
