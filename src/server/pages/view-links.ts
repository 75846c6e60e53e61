import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Chunk = {
  file: string;
  isEntry?: boolean;
  imports?: readonly string[];
  css?: readonly string[];
};
type BuildManifest = Readonly<Record<string, Chunk>>;

/** Makes the links that have a page bring the files of lazily loaded views with its first ones. */
export type ViewLinks = (views: readonly string[]) => string;

/** Reads the manifest of the built portal; views are named by their source, as there. */
export async function viewLinks(directory: string): Promise<ViewLinks> {
  const text = await readFile(join(directory, '.vite/manifest.json'), 'utf8').catch(() => '{}');
  const manifest = JSON.parse(text) as BuildManifest;
  const withImports = (key: string, seen: Set<string>): Set<string> => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return seen;
    seen.add(key);
    for (const imported of chunk.imports ?? []) withImports(imported, seen);
    return seen;
  };
  const first = new Set<string>();
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) withImports(key, first);

  return (views) => {
    const keys = new Set<string>();
    for (const view of views) withImports(view, keys);
    const chunks = [...keys].filter((key) => !first.has(key)).map((key) => manifest[key]);
    const sheets = new Set(chunks.flatMap((chunk) => chunk?.css ?? []));
    const scripts = new Set(chunks.flatMap((chunk) => (chunk?.file.endsWith('.js') ? [chunk.file] : [])));
    return [
      ...[...sheets].map((file) => `<link rel="stylesheet" href="/_portal/${file}">`),
      ...[...scripts].map((file) => `<link rel="modulepreload" href="/_portal/${file}">`),
    ].join('');
  };
}
