import type { PackSet } from '#engine/packs.ts';
import { picturesKey, uploadedPictures, type Crop } from '#engine/pictures/uploaded-pictures.ts';
import { isFontPath } from '#engine/theme/brand-fonts.ts';
import { record } from '#server/audit/audit.ts';
import { cleanFont } from '#server/fonts/clean-font.ts';
import { refuse, Refusal } from '#server/http/refusal.ts';
import type { PictureFault, PictureFormat } from '#server/images/clean-picture.ts';
import { cleaned } from '#server/images/pictures.ts';
import { forbiddenDocuments } from '#server/operators/access.ts';
import { defineAdminCall, type AdminCall, type AdminCallContext } from '#server/operators/admin-call.ts';
import { draftedSet } from '#server/publishing/versions.ts';
import { changePictures } from '../change-pictures.ts';
import type { ConfigContext } from '../context.ts';
import { keepPicture, keptBytes, keptForPack, keptSizes } from '../kept-pictures.ts';
import { lockPack, packStates } from '../packs.ts';
import { packPictures } from '../pictures.ts';
import { addUpload, hasPath, removeUpload } from '../uploads.ts';

const bytesMax = 8 * 1024 * 1024;

const faults: Readonly<Record<PictureFault, Parameters<typeof refuse>[0]>> = {
  FILE_TYPE: 'PICTURE_TYPE',
  PICTURE_SIZE: 'PICTURE_SIZE',
  PICTURE_MOVES: 'PICTURE_MOVES',
  PICTURE_DRAWING: 'PICTURE_DRAWING',
};

const formatOf = (path: string): PictureFormat => path.slice(path.lastIndexOf('.') + 1) as PictureFormat;

const listed = ({ db, source }: ConfigContext, set: PackSet, pack: string) =>
  packPictures({ source, sizes: (hashes) => keptSizes(db, hashes) }, set, pack);

const decoded = (file: string): Buffer => Buffer.from(file, 'base64');

/** A picture as it is kept. */
const pictureOf = (file: Buffer, path: string) =>
  file.length > bytesMax ? refuse('PICTURE_SIZE') : keptForm(file, path);

/** A font as it is kept. */
async function fontOf(file: Buffer) {
  const clean = await cleanFont(file);
  return clean.ok ? { picture: clean.font, width: undefined, height: undefined } : refuse(clean.why);
}

/** A file, or a part of it, as it is kept under a path. */
async function keptForm(file: Buffer, path: string, crop?: Crop) {
  const clean = await cleaned(file, formatOf(path), crop);
  if (!clean.ok) return refuse(faults[clean.why]);
  const { width, height } = clean;
  return { picture: Buffer.from(clean.picture), width, height };
}

async function add(call: AdminCallContext<'pictureAdd'>) {
  const { pack } = call.params;
  const { path, replace = false } = call.body;
  const { context } = call.services;
  const before = await draftedSet(context, context.db, pack);
  if (!before) return refuse('UNKNOWN_PACK');
  if (!replace && hasPath(before, pack, path)) return refuse('PICTURE_EXISTS', { path });
  const read = await pictureOf(decoded(call.body.file), path);
  if (read instanceof Refusal) return read;
  const saved = await addUpload(context, { pack, path, account: call.operator.account }, read, {
    replace,
    action: replace ? 'picture.replaced' : 'picture.added',
    exists: 'PICTURE_EXISTS',
    entry: (known) => {
      const { of: _whole, crop: _part, ...rest } = known ?? {};
      return rest;
    },
  });
  if (saved instanceof Refusal) return saved;
  return pictureNow(context, pack, path);
}

async function pictureNow(context: ConfigContext, pack: string, path: string) {
  const set = await draftedSet(context, context.db, pack);
  const pictures = set ? await listed(context, set, pack) : [];
  return pictures.find((one) => one.path === path) ?? refuse('UNKNOWN_PICTURE');
}

/** Shows a part of a picture in place of the whole, which is kept; without `part` the whole again. */
async function crop(call: AdminCallContext<'pictureCrop'>) {
  const { pack } = call.params;
  const { path, crop: part } = call.body;
  const { context } = call.services;
  const { db, clock, objects } = context;
  const { account } = call.operator;
  const set = await draftedSet(context, db, pack);
  if (!set) return refuse('UNKNOWN_PACK');
  const known = set[pack] && uploadedPictures(set[pack]).get(path);
  if (!known) return refuse('UNKNOWN_PICTURE');
  if (part && formatOf(path) === 'svg') return refuse('PICTURE_DRAWING');
  const whole = known.whole?.hash ?? known.hash;
  const file = part && (await keptBytes(context, whole));
  if (part && !file) return refuse('UNKNOWN_PICTURE');
  const made = file && (await keptForm(file, path, part));
  if (made instanceof Refusal) return made;
  const saved = await db.transaction().execute(async (trx) => {
    await lockPack(trx, pack);
    const hash = made
      ? await keepPicture({ db: trx, objects }, { pack, ...made, author: account, at: clock() })
      : whole;
    const changed = await changePictures(trx, context, { pack, author: account }, (pictures) => {
      const now = Object.hasOwn(pictures, path) ? pictures[path] : undefined;
      if (now?.['hash'] !== known.hash) return refuse('STALE_DRAFT');
      const { of: _whole, crop: _part, ...rest } = now;
      return { ...pictures, [path]: { ...rest, hash, ...(part && { of: whole, crop: { ...part } }) } };
    });
    if (changed instanceof Refusal) return changed;
    await record(trx, clock, { account, action: 'picture.replaced', pack, target: path, details: { hash } });
    return changed;
  });
  return saved instanceof Refusal ? saved : pictureNow(context, pack, path);
}

async function keep(call: AdminCallContext<'pictureKeep'>) {
  const { pack } = call.params;
  const { path } = call.body;
  const { db, clock, objects } = call.services.context;
  const { account } = call.operator;
  if (!(await packStates(db)).has(pack)) return refuse('UNKNOWN_PACK');
  const at = clock();
  const file = decoded(call.body.file);
  // Encoding it once more would make another picture of what a pull brought.
  const known = await keptForPack(db, { pack, file, author: account, at });
  if (known !== undefined) return { hash: known };
  const isFont = isFontPath(path);
  const read = await (isFont ? fontOf(file) : pictureOf(file, path));
  if (read instanceof Refusal) return read;
  const hash = await db
    .transaction()
    .execute((trx) => keepPicture({ db: trx, objects }, { pack, ...read, author: account, at }));
  await record(db, clock, {
    account,
    action: isFont ? 'font.kept' : 'picture.kept',
    pack,
    target: path,
    details: { hash },
  });
  return { hash };
}

async function remove(call: AdminCallContext<'pictureRemove'>) {
  const { pack } = call.params;
  const { context } = call.services;
  const set = await draftedSet(context, context.db, pack);
  if (!set) return refuse('UNKNOWN_PACK');
  const picture = { pack, path: call.query.path, account: call.operator.account };
  return removeUpload(context, set, picture, {
    kind: 'image',
    action: 'picture.removed',
    unknown: 'UNKNOWN_PICTURE',
    used: 'PICTURE_USED',
  });
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
  defineAdminCall('pictureCrop', async (call) => mayNot(call) ?? (await crop(call))),
  defineAdminCall('pictureKeep', async (call) => mayNot(call) ?? (await keep(call))),
  defineAdminCall('pictureRemove', async (call) => mayNot(call) ?? (await remove(call))),
];
