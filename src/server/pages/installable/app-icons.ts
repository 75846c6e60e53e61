import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { LRUCache } from 'lru-cache';
import { documentOf } from '#server/brands/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { appIconOf } from '#server/images/pictures.ts';
import type { FindAsset } from '../find-asset.ts';
import { groundOf, type AppDocument } from './app-facts.ts';

/** The icons that a manifest names: sides in px, and whether a phone cuts them to its own shape. */
export const iconKinds = [
  { name: '192.png', size: 192, maskable: false },
  { name: '512.png', size: 512, maskable: false },
  { name: 'maskable-192.png', size: 192, maskable: true },
  { name: 'maskable-512.png', size: 512, maskable: true },
] as const;

type IconKind = (typeof iconKinds)[number];

/** Icons that are kept, of all brands and versions. */
const keptMax = 100;

export type AppIcons = {
  /** Changes with the icons; undefined where the brand has no picture for them. */
  version(brand: LiveBrand, app: AppDocument): Promise<string | undefined>;
  /** PNG of an icon; undefined where it cannot be made. */
  read(brand: LiveBrand, app: AppDocument, kind: IconKind): Promise<Buffer | undefined>;
};

/** Icons of installed apps, drawn once from the picture that the brand names. */
export function createAppIcons(find: FindAsset): AppIcons {
  const kept = new LRUCache<string, Promise<Buffer | undefined>>({ max: keptMax });
  const pictureOf = (brand: LiveBrand, app: AppDocument): string | undefined =>
    app.icon ?? documentOf(brand, 'brand')?.icon;

  async function fileOf(
    brand: LiveBrand,
    app: AppDocument,
  ): Promise<{ file: string; state: string } | undefined> {
    const picture = pictureOf(brand, app);
    const asset = picture === undefined ? undefined : await find(brand.brand, picture);
    if (!asset) return undefined;
    const state = asset.hash ?? String((await stat(asset.file)).mtimeMs);
    return { file: asset.file, state: `${brand.brand}-${state}-${groundOf(brand, app)}` };
  }

  async function draw(
    file: string,
    ground: string,
    { size, maskable }: IconKind,
  ): Promise<Buffer | undefined> {
    const icon = await appIconOf({
      file: await readFile(file),
      isDrawing: extname(file) === '.svg',
      size,
      ground: maskable ? ground : undefined,
    });
    return icon.ok ? icon.picture : undefined;
  }

  return {
    version: async (brand, app) => (await fileOf(brand, app))?.state,
    async read(brand, app, kind) {
      const found = await fileOf(brand, app);
      if (!found) return undefined;
      const key = `${found.state}-${kind.name}`;
      let icon = kept.get(key);
      if (!icon) {
        icon = draw(found.file, groundOf(brand, app), kind);
        kept.set(key, icon);
        icon.catch(() => kept.delete(key));
      }
      return icon;
    },
  };
}
