import { documentKey, splitKey, type DocumentKey, type PackSet } from '#engine/packs.ts';
import type { Db, Trx } from '#server/db/types.ts';
import type { ConfigContext } from './context.ts';
import { draftChanges, draftsOf, saveDraft, staleDrafts } from './drafts.ts';
import {
  lockPublishing,
  publish,
  treeChanges,
  type PublishOrder,
  type PublishResult,
  type TreeChange,
} from './publish.ts';
import { refuse, Refusal } from './refusal.ts';
import { documentsOfTree, packStates, publishedSet, withDocuments, type PackState } from './store/packs.ts';

/** Why the one who publishes may not publish just these documents; undefined when that is allowed. */
export type Judge = (documents: readonly DocumentKey[]) => Refusal | undefined;

export type Publishing = { version: number; brands: { brand: string; seq: number; hash: string }[] };

type Base = { state: PackState; states: ReadonlyMap<string, PackState>; set: PackSet };

/** Runs `work` on the published state of a pack with every other publish held back. */
async function onPublished<T>(
  context: ConfigContext,
  pack: string,
  work: (trx: Trx, base: Base) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  return await context.db.transaction().execute(async (trx) => {
    await lockPublishing(trx);
    const states = await packStates(trx);
    const state = states.get(pack);
    if (!state) return refuse('UNKNOWN_PACK');
    // Saves of drafts wait too, so that none slips in between reading the drafts and removing them.
    await trx.selectFrom('config_packs').select('pack').where('pack', '=', pack).forUpdate().execute();
    return await work(trx, { state, states, set: await publishedSet(trx, context.source, states) });
  });
}

const answerOf = (pack: string, result: PublishResult): Publishing | Refusal =>
  result.ok
    ? { version: result.versions[pack] ?? 0, brands: result.brands }
    : refuse('INVALID_DOCUMENTS', { problems: result.problems });

/** Publishes the drafts of a pack. With `expect`, only while that is still its version. */
export const publishDrafts = (
  context: ConfigContext,
  {
    pack,
    note,
    expect,
    author,
    judge,
  }: { pack: string; note: string; expect?: number | undefined; author: string; judge: Judge },
): Promise<Publishing | Refusal> =>
  onPublished<Publishing>(context, pack, async (trx, { state, states, set }) => {
    if (expect !== undefined && expect !== state.version)
      return refuse('STALE_VERSION', { version: state.version });
    const drafts = await draftsOf(trx, pack);
    if (drafts.length === 0) return refuse('NOTHING_TO_PUBLISH', { version: state.version });
    const refused = judge(drafts.map(({ kind, id }) => documentKey(kind, id)));
    if (refused) return refused;
    const stale = staleDrafts(drafts, state.tree);
    if (stale.length > 0) return refuse('STALE_BASE', { version: state.version, documents: stale });

    const next = withDocuments(set, pack, draftChanges(drafts));
    const documents = next[pack]?.documents ?? {};
    const order: PublishOrder = { changes: [{ pack, documents }], author, note, origin: 'publish' };
    const result = await publish(trx, context, states, set, order);
    if (result.ok) await trx.deleteFrom('config_drafts').where('pack', '=', pack).execute();
    return answerOf(pack, result);
  });

/** Publishes the documents of an old version as a new one. Drafts stay. */
export const rollBack = (
  context: ConfigContext,
  {
    pack,
    version,
    note,
    author,
    judge,
  }: { pack: string; version: number; note?: string | undefined; author: string; judge: Judge },
): Promise<Publishing | Refusal> =>
  onPublished<Publishing>(context, pack, async (trx, { state, states, set }) => {
    const old = await trx
      .selectFrom('config_versions')
      .select('tree')
      .where('pack', '=', pack)
      .where('version', '=', version)
      .executeTakeFirst();
    if (!old) return refuse('UNKNOWN_VERSION');
    const refused = judge(treeChanges(state.tree, old.tree).map(({ kind, id }) => documentKey(kind, id)));
    if (refused) return refused;
    const documents = await documentsOfTree(trx, old.tree);
    const result = await publish(trx, context, states, set, {
      changes: [{ pack, documents }],
      author,
      note: note ?? `Back to version ${version}`,
      origin: 'rollback',
      details: { version },
    });
    return answerOf(pack, result);
  });

export type Push = {
  pack: string;
  /** Version that the changes were worked out from. */
  base: number;
  changes: Record<DocumentKey, string | null>;
  note: string;
  author: string;
};

/** Publishes changed texts over exactly the version they were worked out from. A draft of the same document becomes stale. */
export const pushChanges = (
  context: ConfigContext,
  { pack, base, changes, note, author }: Push,
): Promise<Publishing | Refusal> =>
  onPublished<Publishing>(context, pack, async (trx, { state, states, set }) => {
    if (base !== state.version) return refuse('STALE_PLAN', { version: state.version });
    const documents = withDocuments(set, pack, changes)[pack]?.documents ?? {};
    const order: PublishOrder = { changes: [{ pack, documents }], author, note, origin: 'push' };
    return answerOf(pack, await publish(trx, context, states, set, order));
  });

/** As `pushChanges`, but saves drafts; a document that already has one is refused. */
export const pushDrafts = (
  context: ConfigContext,
  { pack, base, changes, author }: Omit<Push, 'note'>,
): Promise<{ version: number; drafts: number } | Refusal> =>
  onPublished<{ version: number; drafts: number }>(context, pack, async (trx, { state }) => {
    if (base !== state.version) return refuse('STALE_PLAN', { version: state.version });
    const taken = (await draftsOf(trx, pack))
      .map(({ kind, id }) => documentKey(kind, id))
      .filter((key) => Object.hasOwn(changes, key));
    if (taken.length > 0) {
      return refuse('STALE_DRAFT', {
        message: `There are drafts already of ${taken.join(', ')}.`,
        fix: 'Publish or discard them in the console, then push again.',
      });
    }
    for (const [key, text] of Object.entries(changes)) {
      const saved = await saveDraft(trx, context, {
        pack,
        ...splitKey(key),
        write: () => text,
        expected: 0,
        author,
      });
      if (saved instanceof Refusal) return saved;
    }
    return { version: state.version, drafts: Object.keys(changes).length };
  });

export type VersionEntry = {
  version: number;
  author: string;
  note: string;
  origin: string;
  at: Date;
  changes: TreeChange[];
};

/** Versions of a pack, the newest first, each with what it changed. */
export async function versionsOf(db: Db, pack: string): Promise<VersionEntry[]> {
  const rows = await db
    .selectFrom('config_versions')
    .select(['version', 'author', 'note', 'origin', 'at', 'tree'])
    .where('pack', '=', pack)
    .orderBy('version', 'desc')
    .limit(201)
    .execute();
  return rows
    .map(({ tree, ...row }, index) => ({ ...row, changes: treeChanges(rows[index + 1]?.tree ?? {}, tree) }))
    .slice(0, 200);
}

/** All packs as they would be with the drafts of one of them. */
export async function draftedSet(context: ConfigContext, db: Db, pack: string): Promise<PackSet | undefined> {
  const states = await packStates(db);
  if (!states.has(pack)) return undefined;
  const set = await publishedSet(db, context.source, states);
  return withDocuments(set, pack, draftChanges(await draftsOf(db, pack)));
}
