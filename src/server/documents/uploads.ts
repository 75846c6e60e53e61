import type { JsonObject } from '#engine/json/json.ts';
import { packLayers, type PackSet } from '#engine/packs.ts';
import { assetPaths } from '#engine/pictures/uploaded-pictures.ts';
import { record } from '#server/audit/audit.ts';
import { refuse, Refusal } from '#server/http/refusal.ts';
import { changePictures, type Pictures } from './change-pictures.ts';
import type { ConfigContext } from './context.ts';
import { keepPicture } from './kept-pictures.ts';
import { lockPack } from './packs.ts';

type RefusalCode = Parameters<typeof refuse>[0];

/** A picture or font at a path of a pack, and who changes it. */
type Upload = { pack: string; path: string; account: string };

/** A file as it is kept. */
type Kept = { picture: Buffer; width: number | undefined; height: number | undefined };

const uploadsMax = 2000;
/** Longest list of uses in a refusal; the total count is answered as well. */
const usesMax = 50;

/** True if a pack shows an asset of this path, its own or one of the packs below. */
export const hasPath = (set: PackSet, pack: string, path: string): boolean =>
  packLayers(set, pack).layers.some((layer) => assetPaths(set[layer]).includes(path));

/** Keeps a file for a pack and drafts its path in pictures/main. */
export function addUpload(
  context: ConfigContext,
  { pack, path, account }: Upload,
  kept: Kept,
  as: {
    replace: boolean;
    action: string;
    exists: RefusalCode;
    /** What the entry of the path has beside its hash. */
    entry: (known: JsonObject | undefined) => JsonObject;
  },
): Promise<{ revision: number } | Refusal> {
  const { db, clock, objects } = context;
  return db.transaction().execute(async (trx) => {
    // First: the row that is inserted for the pack holds the pack's own, and two uploads would wait for each other.
    await lockPack(trx, pack);
    const hash = await keepPicture({ db: trx, objects }, { pack, ...kept, author: account, at: clock() });
    const changed = await changePictures(trx, context, { pack, author: account }, (pictures) => {
      const known = Object.hasOwn(pictures, path) ? pictures[path] : undefined;
      // Somebody else may have taken the path since it was looked at.
      if (known && !as.replace) return refuse(as.exists, { path });
      if (!known && Object.keys(pictures).length >= uploadsMax) return refuse('TOO_MANY_PICTURES');
      return { ...pictures, [path]: { ...as.entry(known), hash } };
    });
    if (changed instanceof Refusal) return changed;
    const details = { hash, bytes: kept.picture.length };
    await record(trx, clock, { account, action: as.action, pack, target: path, details });
    return changed;
  });
}

/** Takes a path out of the drafted pictures/main. Refused while documents name it and no other layer has it. */
export async function removeUpload(
  context: ConfigContext,
  set: PackSet,
  { pack, path, account }: Upload,
  as: { kind: 'image' | 'font'; action: string; unknown: RefusalCode; used: RefusalCode },
): Promise<Refusal | undefined> {
  const { db, clock, engine } = context;
  const uses = await engine.usesOver(set, pack, { kind: as.kind, name: path });
  // Below it may lie a file of the same path, which shows again.
  const isCovering =
    (set[pack]?.assets.includes(path) ?? false) ||
    packLayers(set, pack)
      .layers.slice(0, -1)
      .some((layer) => assetPaths(set[layer]).includes(path));
  return db.transaction().execute(async (trx) => {
    const changed = await changePictures(trx, context, { pack, author: account }, (pictures) => {
      if (!Object.hasOwn(pictures, path)) return refuse(as.unknown);
      if (uses.length > 0 && !isCovering)
        return refuse(as.used, { total: uses.length, uses: uses.slice(0, usesMax) });
      const { [path]: _removed, ...others }: Pictures = pictures;
      return others;
    });
    if (changed instanceof Refusal) return changed;
    await record(trx, clock, { account, action: as.action, pack, target: path });
    return undefined;
  });
}
