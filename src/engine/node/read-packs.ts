import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { PackFiles, PackSet } from '../packs.ts';

const byName = (a: string, b: string): number => (a < b ? -1 : 1);

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((path) => !path.split('/').some((step) => step.startsWith('.')))
    .sort(byName);
}

/** Reads one pack: `<kind>/<id>.json` are documents, what stands below `assets/` are assets, other files are not read. */
async function readPack(folder: string, pack: string): Promise<PackFiles> {
  const paths = await filesBelow(join(folder, pack));
  const assets = paths
    .filter((path) => path.startsWith('assets/'))
    .map((path) => path.slice('assets/'.length));
  const documentPaths = paths.filter(
    (path) => path.includes('/') && path.endsWith('.json') && !path.startsWith('assets/'),
  );
  const documents = await Promise.all(
    documentPaths.map(async (path): Promise<[string, string]> => [
      path.slice(0, -'.json'.length),
      await readFile(join(folder, pack, path), 'utf8'),
    ]),
  );
  return { pack, documents: Object.fromEntries(documents), assets };
}

/**
 * Reads every pack of a folder such as configs/; each sub-folder is a pack, hidden ones are passed over.
 * @throws the file system's error (ENOENT, …) when the folder cannot be read.
 */
export async function readPacks(folder: string): Promise<PackSet> {
  const entries = await readdir(folder, { withFileTypes: true });
  const packs = entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .sort(byName);
  return Object.fromEntries(
    await Promise.all(
      packs.map(async (pack): Promise<[string, PackFiles]> => [pack, await readPack(folder, pack)]),
    ),
  );
}
