import { stat } from 'node:fs/promises';
import type { Font } from '#contract/generated/admin-types.ts';
import type { PackSet } from '#engine/packs.ts';
import { isFontPath } from '#engine/theme/brand-fonts.ts';
import { packAssets, type AssetsOf } from './pictures.ts';

/** Fonts of a pack and of the packs that it extends, by path. */
export const packFonts = (assets: AssetsOf, set: PackSet, pack: string): Promise<Font[]> =>
  packAssets<Pick<Font, 'bytes' | 'licence' | 'weights'>>(
    assets,
    { set, pack },
    {
      isWanted: isFontPath,
      uploaded: ({ licence, weights }, known) => ({
        bytes: known?.bytes ?? 0,
        ...(licence !== undefined && { licence }),
        ...(weights && { weights }),
      }),
      file: async (file) => {
        const known = await stat(file).catch(() => undefined);
        return known && { bytes: known.size };
      },
    },
  );
