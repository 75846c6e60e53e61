import { automaticNote } from '#contract/automatic-notes.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Published, Version } from '#contract/generated/admin-types.ts';
import { documentKey, splitKey, type DocumentKey, type PackSet } from '#engine/packs.ts';
import type { Db } from '#server/db/types.ts';
import { approvalsNeeded, approversOf } from './approvals.ts';
import { needsSecondPerson } from './costly-campaigns.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { draftChanges, draftsOf, saveDraft } from '#server/documents/drafts.ts';
import { publish, treeChanges, type PublishOrder } from './publish.ts';
import {
  answerOf,
  draftsAt,
  onPublished,
  publishChosen,
  withoutApproval,
  type ChosenRevisions,
  type Judge,
} from './publish-drafts.ts';
import { heldByRelease } from './held-drafts.ts';
import { refuse, Refusal } from '#server/http/refusal.ts';
import type { Sendable } from '#server/http/sendable.ts';
import { documentsOfTree, packStates, publishedSet, withDocuments } from '#server/documents/packs.ts';

export type PublishDrafts = {
  pack: string;
  note: string;
  author: string;
  judge: Judge;
  /** Refused unless the pack is still at this version. */
  expect?: number | undefined;
  /** Only these drafts, and only at these revisions; all of them unless given. */
  documents?: ChosenRevisions | undefined;
  /** Percentage of visitors that it goes live for first. */
  rollout?: number | undefined;
};

/** Publishes drafts of a pack that needs no approval. */
export const publishDrafts = (
  context: ConfigContext,
  { pack, note, author, judge, expect, documents, rollout }: PublishDrafts,
): Promise<Published | Refusal> =>
  onPublished<Published>(context, pack, async (trx, base) => {
    const { version } = base.state;
    if (expect !== undefined && expect !== version) return refuse('STALE_VERSION', { version });
    const chosen = documents
      ? await draftsAt(trx, pack, documents)
      : { drafts: await draftsOf(trx, pack), changed: [] };
    if (chosen.changed.length > 0) return refuse('DRAFTS_CHANGED', { documents: chosen.changed });
    const changes = draftChanges(chosen.drafts);
    const refused = withoutApproval(base, changes) ?? (await heldByRelease(trx, pack, Object.keys(changes)));
    if (refused) return refused;
    return publishChosen(trx, context, base, { drafts: chosen.drafts, author, judge, note, rollout });
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
    expect,
  }: {
    pack: string;
    version: number;
    note?: string | undefined;
    author: string;
    judge: Judge;
    /** Refused unless the pack is still at this version. */
    expect?: number | undefined;
  },
): Promise<Published | Refusal> =>
  onPublished<Published>(context, pack, async (trx, { state, states, set }) => {
    if (expect !== undefined && expect !== state.version)
      return refuse('STALE_VERSION', { version: state.version });
    const old = await trx
      .selectFrom('config_versions')
      .select('tree')
      .where('pack', '=', pack)
      .where('version', '=', version)
      .executeTakeFirst();
    if (!old) return refuse('UNKNOWN_VERSION');
    const changed = treeChanges(state.tree, old.tree).map(({ kind, id }) => documentKey(kind, id));
    const refused = judge(changed);
    if (refused) return refused;
    const documents = await documentsOfTree(trx, old.tree);
    // A rollback needs no approval, but must not lower the number of approvals for the next publish, nor who gives them.
    const needed = approvalsNeeded(set, pack);
    const then = { ...set, [pack]: { pack, documents, assets: [] } };
    if (
      approvalsNeeded(then, pack) < needed ||
      !isDeepStrictEqual(approversOf(then, pack), approversOf(set, pack))
    ) {
      return refuse('APPROVAL_NEEDED', {
        message: `Version ${version} asks for fewer approvals than what is live, or names others who approve, so going back to it needs approval itself.`,
        needed,
        given: 0,
      });
    }
    const changes = Object.fromEntries(changed.map((key) => [key, documents[key] ?? null]));
    if (needsSecondPerson(set, pack, changes)) {
      return refuse('APPROVAL_NEEDED', {
        message: `Version ${version} has a promotion whose budget needs a second person, or asks for one later.`,
        needed: 1,
        given: 0,
      });
    }
    const result = await publish(trx, context, states, set, {
      changes: [{ pack, documents }],
      author,
      note: note ?? automaticNote('back', { version }),
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
): Promise<Published | Refusal> =>
  onPublished<Published>(context, pack, async (trx, published) => {
    const { state, states, set } = published;
    const refused = withoutApproval(published, changes);
    if (refused) return refused;
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

type VersionEntry = Sendable<Version>;

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

/** Texts of the documents of one version; undefined when there is no such version. */
export async function documentsOfVersion(
  db: Db,
  pack: string,
  version: number,
): Promise<Record<DocumentKey, string> | undefined> {
  const row = await db
    .selectFrom('config_versions')
    .select('tree')
    .where('pack', '=', pack)
    .where('version', '=', version)
    .executeTakeFirst();
  return row && documentsOfTree(db, row.tree);
}

/** All packs as they would be with the drafts of one of them. */
export async function draftedSet(context: ConfigContext, db: Db, pack: string): Promise<PackSet | undefined> {
  const states = await packStates(db);
  if (!states.has(pack)) return undefined;
  const set = await publishedSet(db, context.source, states);
  return withDocuments(set, pack, draftChanges(await draftsOf(db, pack)));
}
