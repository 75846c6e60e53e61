import { createHmac, timingSafeEqual } from 'node:crypto';
import { packLayers } from '#engine/packs.ts';
import { isError } from '#engine/problems.ts';
import type { Db } from '#server/db/types.ts';
import { record } from '#server/audit/audit.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { draftChanges, draftsOf } from '#server/documents/drafts.ts';
import { isShownIn } from '#server/documents/engine/is-shown.ts';
import { refuse, type Refusal } from '#server/http/refusal.ts';
import { secret } from '#server/crypto/secrets.ts';
import { isBrandDocument, packStates, publishedSet, withDocuments } from '#server/documents/packs.ts';
import { storeParts } from './pointers.ts';

export type Preview = {
  id: string;
  /** Pack whose drafts show. */
  pack: string;
  /** Brand that they are shown in: the pack itself or one over it. */
  brand: string;
  expiresAt: Date;
  /** Shows the live version instead of the drafts. */
  published: boolean;
};

type NewPreview = {
  pack: string;
  brand?: string | undefined;
  minutes: number;
  account: string;
  /** To be handed on: it is listed until it ends. */
  shared?: boolean | undefined;
  /** Shows the live version, to compare with a preview of the drafts. */
  published?: boolean | undefined;
};

/** Default life of a preview, in minutes. */
export const previewMinutes = 60;

/** Makes a link to the site with the drafts of a pack, valid for any holder of the token until it expires. */
export async function makePreview(
  context: ConfigContext,
  { pack, brand: asked, minutes, account, shared = false, published = false }: NewPreview,
): Promise<{ token: string; expiresAt: Date; brand: string } | Refusal> {
  const { db, clock, random, source } = context;
  const states = await packStates(db);
  if (!states.has(pack)) return refuse('UNKNOWN_PACK');
  const set = withDocuments(
    await publishedSet(db, source, states),
    pack,
    draftChanges(await draftsOf(db, pack)),
  );
  const over = (brand: string): boolean =>
    packLayers(set, brand).layers.includes(pack) && isShownIn(set, brand);
  // A pack that only others lie over is seen in the first of those.
  const brand = asked ?? [pack, ...Object.keys(set)].find(over);
  if (brand === undefined || !Object.hasOwn(set, brand) || !over(brand)) {
    return refuse('UNKNOWN_BRAND', {
      message: `No brand${asked ? ` ${asked}` : ''} that can be shown lies over ${pack}.`,
    });
  }
  const now = clock();
  const preview = { id: Buffer.from(random(16)).toString('base64url'), pack, brand };
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  await db
    .insertInto('config_previews')
    .values({ ...preview, account, created_at: now, expires_at: expiresAt, hash: null, shared, published })
    .execute();
  // Previews beside an editor are made with every opened page, so they are not audited.
  if (shared || minutes > previewMinutes) {
    await record(db, clock, {
      account,
      action: 'preview.made',
      pack,
      target: brand,
      details: { minutes, id: preview.id, ...(shared && { shared }) },
    });
  }
  return { token: await previewToken(context, { id: preview.id, expiresAt }), expiresAt, brand };
}

/** Token that opens a preview: its id and end, signed. */
export async function previewToken(
  context: ConfigContext,
  { id, expiresAt }: Pick<Preview, 'id' | 'expiresAt'>,
): Promise<string> {
  const body = `${id}.${expiresAt.getTime()}`;
  return `${body}.${await signature(context, body)}`;
}

const signature = async (context: ConfigContext, body: string): Promise<string> =>
  createHmac('sha256', await secret(context, 'preview'))
    .update(body)
    .digest('base64url');

/** The preview that a token opens. */
export async function openPreview(context: ConfigContext, token: string): Promise<Preview | Refusal> {
  const [id = '', expiry = '', signed = ''] = token.split('.');
  const expected = Buffer.from(await signature(context, `${id}.${expiry}`));
  const given = Buffer.from(signed);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return refuse('PREVIEW_INVALID');
  const row = await context.db
    .selectFrom('config_previews')
    .select(['pack', 'brand', 'expires_at', 'published'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || row.expires_at <= context.clock()) return refuse('PREVIEW_EXPIRED');
  return { id, pack: row.pack, brand: row.brand, expiresAt: row.expires_at, published: row.published };
}

/**
 * Bundle of a preview for the present drafts. While they have errors the last good one stays, at first the published one.
 */
export async function previewPointer(
  context: ConfigContext,
  { id, pack, brand, expiresAt, published }: Preview,
): Promise<{ seq: number; hash: string } | Refusal> {
  const { db, source, clock, engine } = context;
  if (published) {
    const live = await livePointer(db, brand);
    return live ?? refuse('UNKNOWN_BRAND');
  }
  const states = await packStates(db);
  const drafts = await draftsOf(db, pack);
  const set = withDocuments(await publishedSet(db, source, states), pack, draftChanges(drafts));
  const { layers } = packLayers(set, brand);
  const seq = Math.max(...layers.map((layer) => states.get(layer)?.changed ?? 0));
  const last = await db
    .selectFrom('config_previews')
    .select(['seq', 'hash'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (last?.hash && last.seq >= seq) return { seq: last.seq, hash: last.hash };

  let hash = last?.hash ?? undefined;
  let documents: string | null | undefined;
  const live = drafts.length === 0 ? await livePointer(db, brand) : undefined;
  if (live) {
    // What is live was made of these very documents: to make it again takes seconds.
    ({ hash } = live);
    documents = null;
  } else if (!(await engine.validate(set, [brand])).some(isError)) {
    const [made] = await engine.makeBrands(set, [brand]);
    if (made?.shown) {
      await storeParts(db, made.shown.bundle, clock(), expiresAt);
      hash = made.shown.bundle.manifestHash;
      documents = made.shown.documents;
    }
  }
  hash ??= (await livePointer(db, brand))?.hash;
  if (hash === undefined)
    return refuse('INVALID_DOCUMENTS', { message: 'The drafts have errors and nothing is published yet.' });
  await db
    .updateTable('config_previews')
    .set({ seq, hash, ...(documents !== undefined && { documents }) })
    .where('id', '=', id)
    .where('seq', '<', seq)
    .execute();
  return { seq, hash };
}

const livePointer = (db: Db, brand: string): Promise<{ seq: number; hash: string } | undefined> =>
  db.selectFrom('config_pointers').select(['seq', 'hash']).where('brand', '=', brand).executeTakeFirst();

/** The packs whose drafts or publishes change what a preview shows. */
export async function previewLayers({ db, source }: ConfigContext, { brand }: Preview): Promise<string[]> {
  const states = await packStates(db);
  return packLayers(await publishedSet(db, source, states, isBrandDocument), brand).layers;
}

/** Deletes previews that have expired, and parts of bundles that only they used. */
export async function sweepPreviews({ db, clock }: ConfigContext): Promise<void> {
  const now = clock();
  await db.deleteFrom('config_previews').where('expires_at', '<=', now).execute();
  await db.deleteFrom('config_bundle_parts').where('expires_at', '<=', now).execute();
}
