import type { BrandDocument, ThemeDocument } from '#contract/generated/documents.ts';
import { documentOf } from '#server/brands/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';

type ModeName = 'dark' | 'light';
type Colors = NonNullable<NonNullable<ThemeDocument['modes']>[ModeName]>;

export type AppDocument = NonNullable<BrandDocument['app']>;

/** Colours of a brand in a mode. */
export const colorsOf = (brand: LiveBrand, mode: ModeName): Colors =>
  documentOf(brand, 'theme')?.modes?.[mode] ?? {};

/** Mode that stands for the brand where nobody has chosen one. */
export const ownMode = (brand: LiveBrand): ModeName =>
  documentOf(brand, 'brand')?.defaultMode === 'light' ? 'light' : 'dark';

/** Colour behind an icon that is cut to a shape, and of the screen while the app starts. */
export const groundOf = (brand: LiveBrand, app: AppDocument): string =>
  (app.ground ?? colorsOf(brand, ownMode(brand)).canvas ?? '#000000').slice(0, 7);

/** Path of the page at which the app starts. */
export function startPath(brand: LiveBrand, app: AppDocument): string {
  const id = app.start ?? documentOf(brand, 'brand')?.roles?.home;
  const screen = id === undefined ? undefined : brand.documents[`screen/${id}`];
  return (screen?.kind === 'screen' && screen.path) || '/';
}
