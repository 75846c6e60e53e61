import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CorePart } from '#engine/bundle/bundle-format.ts';

/** Addresses of the subsets that scripts/fonts.ts makes, by the name that documents give a font. */
export type FontFiles = Readonly<Record<string, string>>;

type BuildManifest = Readonly<Record<string, { file: string }>>;

const subset = /(?:^|\/)ui\/fonts\/generated\/([\w-]+)\.woff2$/u;

/** Font files of the built portal; none while developing. */
export async function fontFiles(directory: string): Promise<FontFiles> {
  const manifest = await readFile(join(directory, '.vite/manifest.json'), 'utf8').catch(() => '{}');
  return Object.fromEntries(
    Object.entries(JSON.parse(manifest) as BuildManifest).flatMap(([source, { file }]) => {
      const name = subset.exec(source)?.[1];
      return name === undefined ? [] : [[name, `/_portal/${file}`]];
    }),
  );
}

/** Links that have the browser fetch the fonts of a page's theme and language before its style sheets ask for them. */
export function fontLinks(files: FontFiles, { theme, languages }: CorePart, language: string): string {
  const { body = 'system', display = body } = theme.type ?? {};
  const names = new Set([body, display, languages?.[language]?.font]);
  return [...names]
    .flatMap((name) => (name === undefined ? [] : (files[name] ?? [])))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`)
    .join('');
}
