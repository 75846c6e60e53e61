import { isJsonObject, own } from '../json/json.ts';
import { documentKey, parseJson, type PackFiles, type PackSet } from '../packs.ts';

export const picturesKey = documentKey('pictures', 'main');

/** Uploaded pictures that a pack's own layer names and the server keeps: hash by path. */
export function uploadedPictures({ documents, kept = [] }: PackFiles): Map<string, string> {
  const text = documents[picturesKey];
  if (text === undefined || kept.length === 0) return new Map();
  const document = parseJson(text);
  const pictures = isJsonObject(document) ? own(document, 'pictures') : undefined;
  const known = new Set(kept);
  return new Map(
    Object.entries(isJsonObject(pictures) ? pictures : {}).flatMap(([path, picture]) => {
      const hash = isJsonObject(picture) ? own(picture, 'hash') : undefined;
      return typeof hash === 'string' && known.has(hash) ? [[path, hash] as const] : [];
    }),
  );
}

/** Paths of a pack's own assets: its files and its uploaded pictures. */
export const assetPaths = (pack: PackFiles | undefined): string[] =>
  pack ? [...new Set([...pack.assets, ...uploadedPictures(pack).keys()])] : [];

/** Pictures of a brand that are uploaded ones, hash by path; a file of a layer hides those of the layers below it. */
export function picturesOfLayers(set: PackSet, layers: readonly string[]): Map<string, string> {
  const pictures = new Map<string, string>();
  for (const layer of layers) {
    const pack = own(set, layer);
    if (!pack) continue;
    if (pictures.size > 0) for (const path of pack.assets) pictures.delete(path);
    for (const [path, hash] of uploadedPictures(pack)) pictures.set(path, hash);
  }
  return pictures;
}

/** Half of a SHA-256, which still names one picture. */
const digits = 32;
const pinned = /^by-hash\/([0-9a-f]{32})\/(.+)$/u;

/** Path of one state of a picture: what it leads to never changes. It fits the pattern of images in documents. */
export const pinnedPath = (path: string, hash: string): string => `by-hash/${hash.slice(0, digits)}/${path}`;

/** The parts of a path that `pinnedPath` made. */
export function readPinnedPath(path: string): { hash: string; path: string } | undefined {
  const [, hash, rest] = pinned.exec(path) ?? [];
  return hash === undefined || rest === undefined ? undefined : { hash, path: rest };
}
