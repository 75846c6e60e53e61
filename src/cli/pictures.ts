import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from '#contract/generated/admin-types.ts';
import { isJsonObject, own, type JsonObject } from '#engine/json/json.ts';
import { parseJson, type DocumentKey } from '#engine/packs.ts';
import { picturesKey } from '#engine/pictures/uploaded-pictures.ts';

/** A place for a picture or font that leads out of no folder. */
const isPlainPath = (path: string): boolean =>
  /^[a-z0-9][a-z0-9_-]*(?:\/[a-z0-9][a-z0-9_-]*)*\.(?:svg|png|jpg|webp|avif|woff2)$/u.test(path);

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

function picturesIn(documents: Readonly<Record<DocumentKey, string>>): {
  document: JsonObject;
  pictures: JsonObject;
} {
  const parsed = parseJson(documents[picturesKey] ?? '{}');
  const document = isJsonObject(parsed) ? parsed : {};
  const pictures = own(document, 'pictures');
  return { document, pictures: isJsonObject(pictures) ? pictures : {} };
}

/** Uploaded pictures and fonts of a pack as its documents name them, hash by path; what is no place for a file is left out. */
export function namedPictures(documents: Readonly<Record<DocumentKey, string>>): Map<string, string> {
  return new Map(
    Object.entries(picturesIn(documents).pictures).flatMap(([path, picture]): [string, string][] => {
      const hash = isJsonObject(picture) ? picture['hash'] : undefined;
      return isPlainPath(path) && typeof hash === 'string' ? [[path, hash]] : [];
    }),
  );
}

export const pictureFile = (configs: string, pack: string, path: string): string =>
  join(configs, pack, 'assets', path);

/** Bytes and hash of a picture's file; undefined where there is none. */
export async function readPicture(
  configs: string,
  pack: string,
  path: string,
): Promise<{ bytes: Buffer; hash: string } | undefined> {
  const bytes = await readFile(pictureFile(configs, pack, path)).catch(() => undefined);
  return bytes && { bytes, hash: hashOf(bytes) };
}

/** Without a hash it is a file of the pack's folder on the server. */
export type PictureStep = { path: string; change: 'add' | 'change'; hash?: string };

/** Pictures that documents name and of which a folder has no such file. */
export async function missingPictures(
  configs: string,
  pack: string,
  documents: Readonly<Record<DocumentKey, string>>,
): Promise<PictureStep[]> {
  const steps: PictureStep[] = [];
  for (const [path, hash] of namedPictures(documents)) {
    const file = await readPicture(configs, pack, path);
    if (file?.hash !== hash) steps.push({ path, hash, change: file ? 'change' : 'add' });
  }
  return steps;
}

/**
 * Pictures of the folder that a server has for a pack and this folder has not. A file that is here stays, as the server tells no hash of its
 * own.
 */
export async function missingFiles(
  configs: string,
  pack: string,
  listed: readonly Pick<Picture, 'path' | 'pack' | 'uploaded'>[],
): Promise<PictureStep[]> {
  const steps: PictureStep[] = [];
  for (const { path, pack: owner, uploaded } of listed) {
    if (uploaded || owner !== pack || !isPlainPath(path)) continue;
    if (!(await readPicture(configs, pack, path))) steps.push({ path, change: 'add' });
  }
  return steps;
}

type Sides = Record<'local' | 'remote', Readonly<Record<DocumentKey, string>>>;

/** Pictures of a folder that a server does not name yet, by the hashes of their files. */
export async function newPictures(
  configs: string,
  pack: string,
  { local, remote }: Sides,
): Promise<PictureStep[]> {
  const there = namedPictures(remote);
  const steps: PictureStep[] = [];
  for (const path of namedPictures(local).keys()) {
    const file = await readPicture(configs, pack, path);
    if (file && file.hash !== there.get(path))
      steps.push({ path, hash: file.hash, change: there.has(path) ? 'change' : 'add' });
  }
  return steps;
}

export const describePicture = ({ path, change }: PictureStep): string =>
  `${change === 'add' ? '+' : '~'} assets/${path}`;

/** Documents that name pictures by the hashes under which a server keeps them. */
export function withHashes(
  documents: Record<DocumentKey, string>,
  hashes: ReadonlyMap<string, string>,
): Record<DocumentKey, string> {
  const { document, pictures } = picturesIn(documents);
  const differ = [...hashes].filter(([path, hash]) => {
    const picture = own(pictures, path);
    return isJsonObject(picture) && picture['hash'] !== hash;
  });
  if (differ.length === 0) return documents;
  const changed = differ.map(([path, hash]) => [path, { ...(pictures[path] as JsonObject), hash }] as const);
  const next = { ...document, pictures: { ...pictures, ...Object.fromEntries(changed) } };
  return { ...documents, [picturesKey]: `${JSON.stringify(next, null, 2)}\n` };
}
