import { isJsonObject, own, type JsonObject } from '../json/json.ts';
import { focusPart, type Focus } from './focus.ts';
import { documentKey, parseJson, type PackFiles, type PackSet } from '../packs.ts';

export const picturesKey = documentKey('pictures', 'main');

/** Part of a picture, in percent of its width and height. */
export type Crop = { x: number; y: number; width: number; height: number };

/** Weights that a font has: those of its axis, or its one twice. */
export type FontWeights = { min: number; max: number };

/** An uploaded picture or font: the SHA-256 of what is kept, and the point that stays in sight where it is cut. */
export type UploadedPicture = {
  hash: string;
  focus?: Focus;
  /** The whole picture of which this is a part. */
  whole?: { hash: string; crop: Crop };
  /** Of a font. */
  weights?: FontWeights;
  /** What lets the brand use a font. */
  licence?: string;
};

function focusOf(picture: JsonObject): Focus | undefined {
  const focus = own(picture, 'focus');
  const [x, y] = isJsonObject(focus) ? [own(focus, 'x'), own(focus, 'y')] : [];
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined;
}

function weightsOf(picture: JsonObject): FontWeights | undefined {
  const weights = own(picture, 'weights');
  const [min, max] = isJsonObject(weights) ? [own(weights, 'min'), own(weights, 'max')] : [];
  return typeof min === 'number' && typeof max === 'number' ? { min, max } : undefined;
}

function cropOf(picture: JsonObject): Crop | undefined {
  const crop = own(picture, 'crop');
  const [x, y, width, height] = (['x', 'y', 'width', 'height'] as const).map((side) =>
    isJsonObject(crop) ? own(crop, side) : undefined,
  );
  return typeof x === 'number' &&
    typeof y === 'number' &&
    typeof width === 'number' &&
    typeof height === 'number'
    ? { x, y, width, height }
    : undefined;
}

/** Uploaded pictures that a pack's own layer names and the server keeps, by path. */
export function uploadedPictures({ documents, kept = [] }: PackFiles): Map<string, UploadedPicture> {
  const text = documents[picturesKey];
  if (text === undefined || kept.length === 0) return new Map();
  const document = parseJson(text);
  const pictures = isJsonObject(document) ? own(document, 'pictures') : undefined;
  const known = new Set(kept);
  return new Map(
    Object.entries(isJsonObject(pictures) ? pictures : {}).flatMap(([path, picture]) => {
      if (!isJsonObject(picture)) return [];
      const hash = own(picture, 'hash');
      if (typeof hash !== 'string' || !known.has(hash)) return [];
      const focus = focusOf(picture);
      const [of, crop] = [own(picture, 'of'), cropOf(picture)];
      const whole = typeof of === 'string' && known.has(of) && crop ? { hash: of, crop } : undefined;
      const [weights, licence] = [weightsOf(picture), own(picture, 'licence')];
      const ofFont = { ...(weights && { weights }), ...(typeof licence === 'string' && { licence }) };
      return [[path, { hash, ...(focus && { focus }), ...(whole && { whole }), ...ofFont }] as const];
    }),
  );
}

/** Paths of a pack's own assets: its files and its uploaded pictures. */
export const assetPaths = (pack: PackFiles | undefined): string[] =>
  pack ? [...new Set([...pack.assets, ...uploadedPictures(pack).keys()])] : [];

/** Pictures of a brand that are uploaded ones, by path; a file of a layer hides those of the layers below it. */
export function picturesOfLayers(set: PackSet, layers: readonly string[]): Map<string, UploadedPicture> {
  const pictures = new Map<string, UploadedPicture>();
  for (const layer of layers) {
    const pack = own(set, layer);
    if (!pack) continue;
    if (pictures.size > 0) for (const path of pack.assets) pictures.delete(path);
    for (const [path, picture] of uploadedPictures(pack)) pictures.set(path, picture);
  }
  return pictures;
}

/** Half of a SHA-256, which still names one picture. */
const digits = 32;
const pinned = /^by-hash\/([0-9a-f]{32})(?:-\d{1,4}-\d{1,4})?\/(.+)$/u;

const weightsPart = (weights: FontWeights | undefined): string =>
  weights ? `-${weights.min}-${weights.max}` : '';

/**
 * Path of one state of a picture or font: what it leads to never changes. It fits the pattern of images in documents, and says the focus of
 * a picture, or the weights of a font.
 */
export const pinnedPath = (path: string, { hash, focus, weights }: UploadedPicture): string =>
  `by-hash/${hash.slice(0, digits)}${focusPart(focus)}${weightsPart(weights)}/${path}`;

/** The parts of a path that `pinnedPath` made. */
export function readPinnedPath(path: string): { hash: string; path: string } | undefined {
  const [, hash, rest] = pinned.exec(path) ?? [];
  return hash === undefined || rest === undefined ? undefined : { hash, path: rest };
}
