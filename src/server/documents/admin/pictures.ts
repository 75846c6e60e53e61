import { packLayers, type PackSet } from '#engine/packs.ts';
import { assetPaths, picturesKey } from '#engine/pictures/uploaded-pictures.ts';
import { record } from '#server/audit/audit.ts';
import { refuse, Refusal } from '#server/http/refusal.ts';
import type { PictureFault, PictureFormat } from '#server/images/clean-picture.ts';
import { cleaned } from '#server/images/pictures.ts';
import { forbiddenDocuments } from '#server/operators/access.ts';
import { defineAdminCall, type AdminCall, type AdminCallContext } from '#server/operators/admin-call.ts';
import { draftedSet } from '#server/publishing/versions.ts';
import { changePictures, type Pictures } from '../change-pictures.ts';
import type { ConfigContext } from '../context.ts';
import { keepPicture, keptForPack, keptSizes } from '../kept-pictures.ts';
import { lockPack, packStates } from '../packs.ts';
import { packPictures } from '../pictures.ts';

const bytesMax = 8 * 1024 * 1024;
const picturesMax = 2000;
/** Longest list of uses in a refusal; the total count is answered as well. */
const usesMax = 50;

const faults: Readonly<Record<PictureFault, Parameters<typeof refuse>[0]>> = {
  FILE_TYPE: 'PICTURE_TYPE',
  PICTURE_SIZE: 'PICTURE_SIZE',
  PICTURE_MOVES: 'PICTURE_MOVES',
  PICTURE_DRAWING: 'PICTURE_DRAWING',
};

const formatOf = (path: string): PictureFormat => path.slice(path.lastIndexOf('.') + 1) as PictureFormat;

/** True if a pack shows a picture of this path, its own or one of the packs below. */
const hasPath = (set: PackSet, pack: string, path: string): boolean =>
  packLayers(set, pack).layers.some((layer) => assetPaths(set[layer]).includes(path));

const listed = ({ db, source }: ConfigContext, set: PackSet, pack: string) =>
  packPictures({ source, sizes: (hashes) => keptSizes(db, hashes) }, set, pack);

/** The picture of a call as it is kept. */
async function pictureOf({ path, file: sent }: { path: string; file: string }) {
  const file = Buffer.from(sent, 'base64');
  if (file.length > bytesMax) return refuse('PICTURE_SIZE');
  const clean = await cleaned(file, formatOf(path));
  if (!clean.ok) return refuse(faults[clean.why]);
  const { width, height } = clean;
  return { picture: Buffer.from(clean.picture), width, height };
}

async function add(call: AdminCallContext<'pictureAdd'>) {
  const { pack } = call.params;
  const { path, replace = false } = call.body;
  const { context } = call.services;
  const { db, clock } = context;
  const { account } = call.operator;
  const before = await draftedSet(context, db, pack);
  if (!before) return refuse('UNKNOWN_PACK');
  if (!replace && hasPath(before, pack, path)) return refuse('PICTURE_EXISTS', { path });
  const read = await pictureOf(call.body);
  if (read instanceof Refusal) return read;
  const { picture } = read;
  const at = clock();
  const saved = await db.transaction().execute(async (trx) => {
    // First: the row that is inserted for the pack holds the pack's own, and two uploads would wait for each other.
    await lockPack(trx, pack);
    const hash = await keepPicture(trx, { pack, ...read, author: account, at });
    const changed = await changePictures(trx, context, { pack, author: account }, (pictures) => {
      const known = Object.hasOwn(pictures, path) ? pictures[path] : undefined;
      // Somebody else may have taken the path since it was looked at.
      if (known && !replace) return refuse('PICTURE_EXISTS', { path });
      if (!known && Object.keys(pictures).length >= picturesMax) return refuse('TOO_MANY_PICTURES');
      return { ...pictures, [path]: { ...known, hash } };
    });
    if (changed instanceof Refusal) return changed;
    await record(trx, clock, {
      account,
      action: replace ? 'picture.replaced' : 'picture.added',
      pack,
      target: path,
      details: { hash, bytes: picture.length },
    });
    return changed;
  });
  if (saved instanceof Refusal) return saved;
  const set = await draftedSet(context, db, pack);
  const pictures = set ? await listed(context, set, pack) : [];
  return pictures.find((one) => one.path === path) ?? refuse('UNKNOWN_PICTURE');
}

async function keep(call: AdminCallContext<'pictureKeep'>) {
  const { pack } = call.params;
  const { db, clock } = call.services.context;
  const { account } = call.operator;
  if (!(await packStates(db)).has(pack)) return refuse('UNKNOWN_PACK');
  const at = clock();
  // Encoding it once more would make another picture of what a pull brought.
  const known = await keptForPack(db, {
    pack,
    file: Buffer.from(call.body.file, 'base64'),
    author: account,
    at,
  });
  if (known !== undefined) return { hash: known };
  const read = await pictureOf(call.body);
  if (read instanceof Refusal) return read;
  const hash = await db
    .transaction()
    .execute((trx) => keepPicture(trx, { pack, ...read, author: account, at }));
  await record(db, clock, {
    account,
    action: 'picture.kept',
    pack,
    target: call.body.path,
    details: { hash },
  });
  return { hash };
}

async function remove(call: AdminCallContext<'pictureRemove'>) {
  const { pack } = call.params;
  const { path } = call.query;
  const { context } = call.services;
  const { db, clock, engine } = context;
  const { account } = call.operator;
  const set = await draftedSet(context, db, pack);
  if (!set) return refuse('UNKNOWN_PACK');
  const uses = await engine.usesOver(set, pack, { kind: 'image', name: path });
  // Below it may lie a picture of the same path, which shows again.
  const isCovering =
    (set[pack]?.assets.includes(path) ?? false) ||
    packLayers(set, pack)
      .layers.slice(0, -1)
      .some((layer) => assetPaths(set[layer]).includes(path));
  const taken = await db.transaction().execute(async (trx) => {
    const changed = await changePictures(trx, context, { pack, author: account }, (pictures) => {
      if (!Object.hasOwn(pictures, path)) return refuse('UNKNOWN_PICTURE');
      if (uses.length > 0 && !isCovering)
        return refuse('PICTURE_USED', { total: uses.length, uses: uses.slice(0, usesMax) });
      const { [path]: _removed, ...others }: Pictures = pictures;
      return others;
    });
    if (changed instanceof Refusal) return changed;
    await record(trx, clock, { account, action: 'picture.removed', pack, target: path });
    return undefined;
  });
  return taken;
}

const mayNot = (call: Pick<AdminCallContext<'pictureAdd'>, 'operator' | 'params'>) =>
  forbiddenDocuments(call.operator, call.params.pack, [picturesKey], 'editor');

/** Pictures of a pack: the list, and those that operators upload. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('pictureList', async ({ services: { context }, params: { pack } }) => {
    const set = await draftedSet(context, context.db, pack);
    return set ? { pictures: await listed(context, set, pack) } : refuse('UNKNOWN_PACK');
  }),
  defineAdminCall('pictureAdd', async (call) => mayNot(call) ?? (await add(call))),
  defineAdminCall('pictureKeep', async (call) => mayNot(call) ?? (await keep(call))),
  defineAdminCall('pictureRemove', async (call) => mayNot(call) ?? (await remove(call))),
];
