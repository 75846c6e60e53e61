import { appPaths } from '#contract/installable-app.ts';
import { documentOf } from '#server/brands/documents.ts';
import { plainTranslator } from '#server/brands/texts.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { colorsOf, groundOf, ownMode, startPath, type AppDocument } from './app-facts.ts';
import { iconKinds } from './app-icons.ts';

/**
 * Web app manifest of a brand in a language (W3C Web Application Manifest).
 * @param version of its icons, by which a browser notices other ones; undefined where there is no picture to make them of
 */
export function appManifest(
  brand: LiveBrand,
  app: AppDocument,
  { language, version }: { language: string; version: string | undefined },
): Record<string, unknown> {
  const document = documentOf(brand, 'brand');
  const say = plainTranslator(brand, language);
  const nameKey = app.name ?? document?.name;
  const name = nameKey === undefined ? brand.brand : say(nameKey);
  const { canvas } = colorsOf(brand, ownMode(brand));
  return {
    // Of the host, whatever the language and the start: an installed app stays the same one.
    id: '/',
    scope: '/',
    start_url: startPath(brand, app),
    name,
    short_name: app.shortName === undefined ? name : say(app.shortName),
    ...(document?.tagline !== undefined && { description: say(document.tagline) }),
    lang: language,
    dir: documentOf(brand, 'languages')?.languages[language]?.direction ?? 'ltr',
    display: app.display ?? 'standalone',
    background_color: groundOf(brand, app),
    ...(canvas !== undefined && { theme_color: canvas.slice(0, 7) }),
    icons:
      version === undefined
        ? []
        : iconKinds.map(({ name: file, size, maskable }) => ({
            src: `${appPaths.icon}${file}?v=${encodeURIComponent(version)}`,
            sizes: `${size}x${size}`,
            type: 'image/png',
            purpose: maskable ? 'maskable' : 'any',
          })),
  };
}
