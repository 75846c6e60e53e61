import { picturesKey } from '#engine/pictures/uploaded-pictures.ts';
import { cleanFont } from '#server/fonts/clean-font.ts';
import { refuse, Refusal } from '#server/http/refusal.ts';
import { forbiddenDocuments } from '#server/operators/access.ts';
import { defineAdminCall, type AdminCall, type AdminCallContext } from '#server/operators/admin-call.ts';
import { draftedSet } from '#server/publishing/versions.ts';
import type { ConfigContext } from '../context.ts';
import { packFonts } from '../fonts.ts';
import { keptSizes } from '../kept-pictures.ts';
import { addUpload, hasPath, removeUpload } from '../uploads.ts';

const pathOf = (name: string): string => `fonts/${name}.woff2`;

const mayNot = (call: Pick<AdminCallContext<'fontAdd'>, 'operator' | 'params'>) =>
  forbiddenDocuments(call.operator, call.params.pack, [picturesKey], 'editor');

async function fontsNow(context: ConfigContext, pack: string) {
  const set = await draftedSet(context, context.db, pack);
  if (!set) return refuse('UNKNOWN_PACK');
  const { source, db } = context;
  return packFonts({ source, sizes: (hashes) => keptSizes(db, hashes) }, set, pack);
}

async function add(call: AdminCallContext<'fontAdd'>) {
  const { pack } = call.params;
  const { name, file, licence, replace = false } = call.body;
  const { context } = call.services;
  const path = pathOf(name);
  const before = await draftedSet(context, context.db, pack);
  if (!before) return refuse('UNKNOWN_PACK');
  if (!replace && hasPath(before, pack, path)) return refuse('FONT_EXISTS', { path });
  const clean = await cleanFont(Buffer.from(file, 'base64'));
  if (!clean.ok) return refuse(clean.why);
  const saved = await addUpload(
    context,
    { pack, path, account: call.operator.account },
    { picture: clean.font, width: undefined, height: undefined },
    {
      replace,
      action: replace ? 'font.replaced' : 'font.added',
      exists: 'FONT_EXISTS',
      entry: () => ({ licence: licence.trim(), weights: clean.weights }),
    },
  );
  if (saved instanceof Refusal) return saved;
  const fonts = await fontsNow(context, pack);
  return fonts instanceof Refusal
    ? fonts
    : (fonts.find((one) => one.path === path) ?? refuse('UNKNOWN_FONT'));
}

async function remove(call: AdminCallContext<'fontRemove'>) {
  const { pack } = call.params;
  const { context } = call.services;
  const set = await draftedSet(context, context.db, pack);
  if (!set) return refuse('UNKNOWN_PACK');
  const font = { pack, path: pathOf(call.query.name), account: call.operator.account };
  return removeUpload(context, set, font, {
    kind: 'font',
    action: 'font.removed',
    unknown: 'UNKNOWN_FONT',
    used: 'FONT_USED',
  });
}

/** Fonts of a pack: the list, and those that operators upload. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('fontList', async ({ services: { context }, params: { pack } }) => {
    const fonts = await fontsNow(context, pack);
    return fonts instanceof Refusal ? fonts : { fonts };
  }),
  defineAdminCall('fontAdd', async (call) => mayNot(call) ?? (await add(call))),
  defineAdminCall('fontRemove', async (call) => mayNot(call) ?? (await remove(call))),
];
