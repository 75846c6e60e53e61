import type { Dirent } from 'node:fs';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { PackFiles, PackSet, SkippedFile } from '../packs.ts';

const byName = (a: string, b: string): number => (a < b ? -1 : 1);

/** Real paths of folders, from the outermost, which links may not leave, to the innermost. */
type Folders = readonly [string, ...string[]];
type What =
  | { what: 'file' }
  | { what: 'folder'; folders: Folders }
  | { what: 'skipped'; why: SkippedFile['why'] };

const isWithin = (folder: string, path: string): boolean => path === folder || path.startsWith(folder + sep);

/** Classifies a path; a link is followed as long as its target is within the outermost folder. */
async function whatIsAt(path: string, entry: Dirent, folders: Folders): Promise<What> {
  if (entry.isFile()) return { what: 'file' };
  if (!entry.isDirectory() && !entry.isSymbolicLink()) return { what: 'skipped', why: 'special' };
  const real = await realpath(path).catch(() => undefined);
  if (real === undefined) return { what: 'skipped', why: 'dangling' };
  if (!isWithin(folders[0], real)) return { what: 'skipped', why: 'outside' };
  const found = await stat(real);
  if (found.isFile()) return { what: 'file' };
  if (!found.isDirectory()) return { what: 'skipped', why: 'special' };
  if (folders.includes(real)) return { what: 'skipped', why: 'circle' };
  return { what: 'folder', folders: [...folders, real] };
}

type Found = { files: string[]; skipped: SkippedFile[] };

/** Files below a folder by relative path, links as files; hidden ones are skipped. */
async function filesBelow(folder: string, folders: Folders, below = ''): Promise<Found> {
  const found: Found = { files: [], skipped: [] };
  for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue;
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    const there = await whatIsAt(join(folder, path), entry, folders);
    if (there.what === 'file') found.files.push(path);
    else if (there.what === 'skipped') found.skipped.push({ path, why: there.why });
    else {
      const inside = await filesBelow(folder, there.folders, path);
      found.files.push(...inside.files);
      found.skipped.push(...inside.skipped);
    }
  }
  return found;
}

/** Reads one pack: `<kind>/<id>.json` are documents, files below `assets/` are assets, others are not read. */
async function readPack(folder: string, pack: string): Promise<PackFiles> {
  const own = join(folder, pack);
  const { files, skipped } = await filesBelow(own, [await realpath(own)]);
  const paths = files.sort(byName);
  const assets = paths
    .filter((path) => path.startsWith('assets/'))
    .map((path) => path.slice('assets/'.length));
  const documentPaths = paths.filter(
    (path) => path.includes('/') && path.endsWith('.json') && !path.startsWith('assets/'),
  );
  const documents = await Promise.all(
    documentPaths.map(async (path): Promise<[string, string]> => [
      path.slice(0, -'.json'.length),
      await readFile(join(own, path), 'utf8'),
    ]),
  );
  return {
    pack,
    documents: Object.fromEntries(documents),
    assets,
    ...(skipped.length > 0 && { skipped: skipped.sort((a, b) => byName(a.path, b.path)) }),
  };
}

/**
 * Reads every pack of a folder such as configs/; each sub-folder that is not hidden is a pack. Links are followed within a pack's
 * folder, as in mounted configuration; other links are listed in `skipped`.
 * @throws the file system's error (ENOENT, …) when the folder cannot be read.
 */
export async function readPacks(folder: string): Promise<PackSet> {
  const root = await realpath(folder);
  const entries = await readdir(folder, { withFileTypes: true });
  const packs = await Promise.all(
    entries
      .filter(({ name }) => !name.startsWith('.'))
      .sort((a, b) => byName(a.name, b.name))
      .map(async (entry): Promise<PackFiles[]> => {
        const { name: pack } = entry;
        const there = entry.isFile()
          ? ({ what: 'file' } as const)
          : await whatIsAt(join(folder, pack), entry, [root]);
        if (there.what === 'folder') return [await readPack(folder, pack)];
        if (there.what === 'file') return [];
        return [{ pack, documents: {}, assets: [], skipped: [{ path: '', why: there.why }] }];
      }),
  );
  return Object.fromEntries(packs.flat().map((files) => [files.pack, files]));
}
