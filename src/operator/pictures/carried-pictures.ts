import type { Picture } from '#contract/generated/admin-types.ts';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import { isJsonObject, own, type JsonObject } from '#engine/json/json.ts';
import { sameJson } from '#engine/overlay/merge-diff.ts';
import type { DocumentKey } from '#engine/packs.ts';
import { picturesKey } from '#engine/pictures/uploaded-pictures.ts';
import { findUses } from '#engine/references/uses.ts';
import type { AdminApi } from '../api/admin-api.ts';
import { base64Of } from '../api/base64-of.ts';
import { ApiRefusal, refusalOf } from '../api/refusal.ts';
import type { PackDocuments } from '../documents/reader.ts';
import { fetchPictures } from './calls.ts';

/** A picture or font that goes along with documents. */
export type CarriedPicture = {
  /** Its entry of `pictures/main`; a file of a pack's folder has none. */
  entry?: JsonObject;
  /** Its bytes in base64. */
  file: string;
  /** Bytes of the picture that it is a part of. */
  whole?: string;
};

/** A picture or font as the server lists it. */
type Asset = Pick<Picture, 'path' | 'address' | 'uploaded' | 'bytes' | 'cropped'>;

/** Called with the number of pictures that are done. */
type Progress = (count: number) => void;

/** Every picture and font that documents of a pack may name, with its drafts. */
async function fetchAssets(api: AdminApi, pack: string): Promise<Asset[]> {
  const [pictures, { fonts }] = await Promise.all([
    fetchPictures(api, pack),
    api.call('fontList', { params: { pack } }),
  ]);
  return [...pictures, ...fonts];
}

const contentOf = async (api: AdminApi, address: string): Promise<string> =>
  base64Of(new Blob([await api.asset(address)]));

/** Entries of the uploaded pictures of a pack, by path. */
export function pictureEntries(documents: PackDocuments): JsonObject {
  const entries = own(own(documents, picturesKey) ?? {}, 'pictures');
  return isJsonObject(entries) ? entries : {};
}

/** Pictures and fonts of a pack that documents of it name; with `pictures/main` among them, all that were uploaded. */
export async function picturesOf(api: AdminApi, pack: string, documents: PackDocuments): Promise<Asset[]> {
  const named = new Set(
    findUses(schemaIndex, documents)
      .things()
      .flatMap(({ kind, name }) => (kind === 'image' || kind === 'font' ? [name] : [])),
  );
  const takesAll = Object.hasOwn(documents, picturesKey);
  const assets = await fetchAssets(api, pack);
  return assets.filter(({ path, uploaded }) => named.has(path) || (takesAll && uploaded));
}

/** Reads pictures, by path; rejects with a Refusal. */
export async function readPictures(
  api: AdminApi,
  assets: readonly Asset[],
  entries: JsonObject,
  progress: Progress = () => undefined,
): Promise<Record<string, CarriedPicture>> {
  let done = 0;
  const read = await Promise.all(
    assets.map(async ({ path, address, uploaded, cropped }): Promise<[string, CarriedPicture]> => {
      const entry = uploaded ? own(entries, path) : undefined;
      const file = await contentOf(api, address);
      const whole = cropped && (await contentOf(api, cropped.address));
      progress((done += 1));
      return [path, { ...(isJsonObject(entry) && { entry }), file, ...(whole !== undefined && { whole }) }];
    }),
  );
  return Object.fromEntries(read);
}

export type PlannedPicture = { path: string; picture: CarriedPicture; isNew: boolean };

/** What pictures would change of those that a pack shows; rejects with a Refusal. */
export async function planPictures(
  api: AdminApi,
  pack: string,
  brought: Readonly<Record<string, CarriedPicture>>,
  entries: JsonObject,
): Promise<PlannedPicture[]> {
  const shown = new Map((await fetchAssets(api, pack)).map((asset) => [asset.path, asset]));
  const planned = await Promise.all(
    Object.entries(brought).map(async ([path, picture]): Promise<PlannedPicture[]> => {
      const asset = shown.get(path);
      const isSame =
        asset &&
        (picture.entry && asset.uploaded
          ? sameJson(own(entries, path), picture.entry)
          : (await contentOf(api, asset.address)) === picture.file);
      return isSame ? [] : [{ path, picture, isNew: !asset }];
    }),
  );
  return planned.flat();
}

/** Has the server keep a picture for a pack; the entry of `pictures/main` that names it. Rejects with a Refusal that names the picture. */
export async function keepPicture(
  api: AdminApi,
  pack: string,
  { path, picture: { entry = {}, file, whole } }: PlannedPicture,
): Promise<JsonObject> {
  const keep = async (content: string): Promise<string> => {
    try {
      return (await api.call('pictureKeep', { params: { pack }, body: { path, file: content } })).hash;
    } catch (error) {
      const { status, details, code, message } = refusalOf(error);
      throw new ApiRefusal(status, { ...details, code, message: `${path}: ${message}` });
    }
  };
  const { of: _whole, crop, ...rest } = entry;
  const hash = await keep(file);
  // A part whose whole is gone is a picture of its own.
  return {
    ...rest,
    hash,
    ...(whole !== undefined && crop !== undefined && { of: await keep(whole), crop }),
  };
}

/** `pictures/main` of a pack with further entries; nothing without any. */
export function withPictures(
  documents: PackDocuments,
  more: readonly (readonly [path: string, entry: JsonObject])[],
): Record<DocumentKey, JsonObject> {
  if (more.length === 0) return {};
  const document = own(documents, picturesKey) ?? { kind: 'pictures', id: 'main' };
  return {
    [picturesKey]: {
      ...document,
      pictures: { ...pictureEntries(documents), ...Object.fromEntries(more) },
    },
  };
}
