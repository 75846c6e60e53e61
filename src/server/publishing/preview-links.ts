import { sql } from 'kysely';
import { record } from '#server/audit/audit.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { notifyConfig } from '#server/documents/messages.ts';
import { previewToken } from './previews.ts';
import { refuse, type Refusal } from '#server/http/refusal.ts';

/** A link to a preview that was made to be handed on and has not ended. */
export type PreviewLink = {
  id: string;
  brand: string;
  account: string;
  madeAt: string;
  expiresAt: string;
  token: string;
};

/** Most links listed, the newest. */
const LISTED = 100;

/** The links of a pack that still work, the newest first. */
export async function previewLinks(context: ConfigContext, pack: string): Promise<PreviewLink[]> {
  const rows = await context.db
    .selectFrom('config_previews')
    .select(['id', 'brand', 'account', 'created_at', 'expires_at'])
    .where('pack', '=', pack)
    .where('shared', '=', true)
    .where('expires_at', '>', context.clock())
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(LISTED)
    .execute();
  return Promise.all(
    rows.map(async ({ id, brand, account, created_at, expires_at }) => ({
      id,
      brand,
      account,
      madeAt: created_at.toISOString(),
      expiresAt: expires_at.toISOString(),
      token: await previewToken(context, { id, expiresAt: expires_at }),
    })),
  );
}

/** Ends a preview now: its link stops working, and pages that show it get a hint to ask again. */
export async function endPreview(
  { db, clock }: ConfigContext,
  { pack, id, account }: { pack: string; id: string; account: string },
): Promise<undefined | Refusal> {
  return db.transaction().execute(async (trx) => {
    const ended = await trx
      .deleteFrom('config_previews')
      .where('pack', '=', pack)
      .where('id', '=', id)
      .returning('brand')
      .executeTakeFirst();
    if (!ended) return refuse('PREVIEW_EXPIRED');
    await record(trx, clock, {
      account,
      action: 'preview.ended',
      pack,
      target: ended.brand,
      details: { id },
    });
    // A new number, since pages ignore a hint whose number they have seen.
    const { changed } = await trx
      .updateTable('config_packs')
      .set({ changed: sql<number>`nextval('config_changes')` })
      .where('pack', '=', pack)
      .returning('changed')
      .executeTakeFirstOrThrow();
    await notifyConfig(trx, { type: 'pack', pack, changed });
    return undefined;
  });
}
