import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assetAddress } from '#engine/pictures/asset-address.ts';
import type { CorePart } from '#engine/bundle/bundle-format.ts';
import { isFontPath } from '#engine/theme/brand-fonts.ts';
import { neededFonts } from '#engine/theme/theme-fonts.ts';

/** Addresses of what scripts/fonts.ts makes, by the name that documents give a font: its subset, and its sheet where it has one of its own. */
export type FontFiles = Readonly<Record<string, Files>>;

type Files = { subset?: string; sheet?: string };

type BuildManifest = Readonly<Record<string, { file: string }>>;

const made = /(?:^|\/)ui\/fonts\/generated\/(?:scripts\/)?([\w-]+)\.(woff2|css)$/u;

/** Font files of the built portal; none while developing. */
export async function fontFiles(directory: string): Promise<FontFiles> {
  const manifest = await readFile(join(directory, '.vite/manifest.json'), 'utf8').catch(() => '{}');
  const files: Record<string, { subset?: string; sheet?: string }> = {};
  for (const [source, { file }] of Object.entries(JSON.parse(manifest) as BuildManifest)) {
    const [, name, kind] = made.exec(source) ?? [];
    if (name === undefined) continue;
    if (kind === 'woff2') files[name] = { ...files[name], subset: `/_portal/${file}` };
    else files[name] = { ...files[name], sheet: `/_portal/${file}` };
  }
  return files;
}

/** Links that have the browser fetch the fonts of a page's theme and language before its style sheets ask for them; a script may have a sheet. */
export function fontLinks(
  files: FontFiles,
  { theme, languages }: CorePart,
  { brand, language }: { brand: string; language: string },
): string {
  return neededFonts(theme.type ?? {}, languages?.[language]?.font)
    .flatMap((name) => (isFontPath(name) ? { subset: assetAddress(brand, name) } : (files[name] ?? [])))
    .map(
      ({ subset, sheet }: Files) =>
        (sheet === undefined ? '' : `<link rel="stylesheet" href="${sheet}">`) +
        (subset === undefined
          ? ''
          : `<link rel="preload" as="font" type="font/woff2" href="${subset}" crossorigin>`),
    )
    .join('');
}
