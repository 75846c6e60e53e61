import { sql } from 'kysely';
import { sameJson } from '#engine/overlay/merge-diff.ts';
import type { Json } from '#engine/json/json.ts';
import { documentKey, type DocumentKey } from '#engine/packs.ts';
import type { Db, Trx } from '#server/db/types.ts';
import type { ConfigContext } from './context.ts';
import { notifyConfig } from './messages.ts';
import { refuse, type Refusal } from '#server/http/refusal.ts';
import { revokeApprovals } from './revoke-approvals.ts';
import { readBlobs } from './blobs.ts';
import { lockPack } from './packs.ts';

export type Draft = {
  kind: string;
  id: string;
  revision: number;
  /** Text of the layer; null removes it. */
  document: string | null;
  base: string | null;
  author: string;
  /** Everyone who has saved it since it was begun. */
  authors: string[];
};

/** The drafts of a pack, by kind and id. */
export const draftsOf = (db: Db, pack: string): Promise<Draft[]> =>
  db
    .selectFrom('config_drafts')
    .select(['kind', 'id', 'revision', 'document', 'base', 'author', 'authors'])
    .where('pack', '=', pack)
    .orderBy('kind')
    .orderBy('id')
    .execute();

export const draftChanges = (drafts: readonly Draft[]): Record<DocumentKey, string | null> =>
  Object.fromEntries(drafts.map(({ kind, id, document }) => [documentKey(kind, id), document]));

/** Documents whose published layer is no longer the one their draft was made from. */
export const staleDrafts = (
  drafts: readonly Draft[],
  tree: Readonly<Record<string, string>>,
): DocumentKey[] =>
  drafts
    .filter(({ kind, id, base }) => (tree[documentKey(kind, id)] ?? null) !== base)
    .map(({ kind, id }) => documentKey(kind, id));

/** Text of a document that was edited as a value. */
export const formatDocument = (document: Json): string => `${JSON.stringify(document, null, 2)}\n`;

/** The text of an edited document; one that says the same as the published one keeps that one's text. */
export const edited =
  (document: Json | null): SaveDraft['write'] =>
  (published) => {
    if (document === null) return null;
    if (published !== undefined && sameJson(JSON.parse(published) as Json, document)) return published;
    return formatDocument(document);
  };

export type SaveDraft = {
  pack: string;
  kind: string;
  id: string;
  /** Text of the layer, which may depend on the published one; null to remove it. */
  write: (published: string | undefined) => string | null;
  /** Revision that the writer has read; 0: no draft. */
  expected: number;
  /**
   * Hash of the published layer that the writer has read, null when there was none. Left out: a draft keeps the layer it rests
   * on, and a new one rests on what is live.
   */
  base?: string | null | undefined;
  author: string;
};

/**
 * Saves a draft over the revision given; a newer one in the database is refused with STALE_DRAFT. So is one that rests on a
 * published layer which is no longer live, with STALE_BASE: what was published would be lost with it.
 */
export async function saveDraft(
  trx: Trx,
  { clock }: ConfigContext,
  { pack, kind, id, write, expected, base, author }: SaveDraft,
): Promise<{ revision: number; before: number } | Refusal> {
  // The row of the pack is the lock: two saves of one pack come one after the other, and so does a publish.
  const state = await trx
    .selectFrom('config_packs as p')
    .innerJoin('config_versions as v', (join) =>
      join.onRef('v.pack', '=', 'p.pack').onRef('v.version', '=', 'p.version'),
    )
    .select(['v.tree', 'p.changed'])
    .where('p.pack', '=', pack)
    .forUpdate('p')
    .executeTakeFirst();
  if (!state) return refuse('UNKNOWN_PACK');

  const before = await trx
    .selectFrom('config_drafts')
    .selectAll()
    .where('pack', '=', pack)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  if ((before?.revision ?? 0) !== expected) {
    const base = before?.base ? (await readBlobs(trx, [before.base])).get(before.base) : undefined;
    return refuse('STALE_DRAFT', {
      revision: before?.revision ?? 0,
      draft: before?.document ? (JSON.parse(before.document) as Json) : null,
      base: base === undefined ? null : (JSON.parse(base) as Json),
    });
  }

  const live = state.tree[documentKey(kind, id)] ?? null;
  if (base !== undefined && base !== live) {
    return refuse('STALE_BASE', { documents: [documentKey(kind, id)], live });
  }
  const published = live ? (await readBlobs(trx, [live])).get(live) : undefined;
  const columns = {
    document: write(published),
    base: base !== undefined ? base : before ? before.base : live,
    author,
    authors: JSON.stringify([...new Set([...(before?.authors ?? []), author])]),
    at: clock(),
    revision: sql<number>`nextval('config_changes')`,
  };
  const { revision } = await trx
    .insertInto('config_drafts')
    .values({ pack, kind, id, ...columns })
    .onConflict((conflict) => conflict.columns(['pack', 'kind', 'id']).doUpdateSet(columns))
    .returning('revision')
    .executeTakeFirstOrThrow();
  await touchPack(trx, pack, revision);
  await revokeApprovals(trx, clock, { pack, account: author, keys: [documentKey(kind, id)] });
  return { revision, before: state.changed };
}

/** One draft, or those of some kinds. */
export type DraftChoice = { kind: string; id: string } | { kinds: readonly string[] };

/** Throws away one draft of a pack, or those of some kinds; answers how many there were. */
export async function discardDrafts(
  trx: Trx,
  { clock }: Pick<ConfigContext, 'clock'>,
  { pack, which, account }: { pack: string; which: DraftChoice; account: string },
): Promise<number> {
  await lockPack(trx, pack);
  const drafts = trx.deleteFrom('config_drafts').where('pack', '=', pack);
  const gone = await (
    'kinds' in which
      ? drafts.where('kind', 'in', which.kinds.length > 0 ? which.kinds : [''])
      : drafts.where('kind', '=', which.kind).where('id', '=', which.id)
  )
    .returning(['kind', 'id'])
    .execute();
  if (gone.length === 0) return 0;
  await touchPack(trx, pack);
  await revokeApprovals(trx, clock, {
    pack,
    account,
    keys: gone.map(({ kind, id }) => documentKey(kind, id)),
  });
  return gone.length;
}

async function touchPack(trx: Trx, pack: string, to?: number): Promise<void> {
  const { changed } = await trx
    .updateTable('config_packs')
    .set({ changed: to ?? sql<number>`nextval('config_changes')` })
    .where('pack', '=', pack)
    .returning('changed')
    .executeTakeFirstOrThrow();
  await notifyConfig(trx, { type: 'pack', pack, changed });
}
