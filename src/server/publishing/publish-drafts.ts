import type { Published } from '#contract/generated/admin-types.ts';
import { documentKey, withDependents, type DocumentKey, type PackSet } from '#engine/packs.ts';
import type { Trx } from '#server/db/types.ts';
import { approvalsFor, approvalsNeeded } from './approvals.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { draftChanges, draftsOf, staleDrafts, type Draft } from '#server/documents/drafts.ts';
import { lockPublishing, publish, type PublishOrder, type PublishResult } from './publish.ts';
import { refuse, type Refusal } from '#server/http/refusal.ts';
import { rolloutsOver } from './rollouts.ts';
import {
  lockPack,
  packStates,
  publishedSet,
  withDocuments,
  type PackState,
} from '#server/documents/packs.ts';

/** Why the one who publishes may not publish just these documents; undefined when that is allowed. */
export type Judge = (documents: readonly DocumentKey[]) => Refusal | undefined;

/** State of a pack and of all others, read under the lock of publishing. */
export type Base = { pack: string; state: PackState; states: ReadonlyMap<string, PackState>; set: PackSet };

/** Runs `work` on the published state of a pack with every other publish held back. */
export async function onPublished<T>(
  context: ConfigContext,
  pack: string,
  work: (trx: Trx, base: Base) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  return await context.db.transaction().execute(async (trx) => {
    await lockPublishing(trx);
    // Saves of drafts wait too, so that none slips in between reading the drafts and removing them.
    await lockPack(trx, pack);
    const states = await packStates(trx);
    const state = states.get(pack);
    if (!state) return refuse('UNKNOWN_PACK');
    return await work(trx, { pack, state, states, set: await publishedSet(trx, context.source, states) });
  });
}

export const answerOf = (pack: string, result: PublishResult): Published | Refusal =>
  result.ok
    ? { version: result.versions[pack] ?? 0, brands: result.brands }
    : refuse('INVALID_DOCUMENTS', { problems: result.problems });

/** Why changes of a pack are not published at once; undefined where no approval is asked for. */
export function withoutApproval(
  { set, pack }: Base,
  changes: Readonly<Record<DocumentKey, string | null>>,
): Refusal | undefined {
  const needed = approvalsFor(set, pack, changes);
  if (needed === 0) return undefined;
  const message =
    'A promotion has a budget that a second person has to approve, or the amount from which that holds is raised.';
  return refuse('APPROVAL_NEEDED', {
    needed,
    given: 0,
    ...(approvalsNeeded(set, pack) === 0 && { message }),
  });
}

type ChosenDrafts = Pick<PublishOrder, 'author' | 'note' | 'details' | 'rollout'> & {
  drafts: readonly Draft[];
  judge: Judge;
};

/** Publishes some drafts of a pack and removes them; the others stay. */
export async function publishChosen(
  trx: Trx,
  context: ConfigContext,
  { pack, state, states, set }: Base,
  { drafts, judge, ...order }: ChosenDrafts,
): Promise<Published | Refusal> {
  if (drafts.length === 0) return refuse('NOTHING_TO_PUBLISH', { version: state.version });
  const refused = judge(drafts.map(({ kind, id }) => documentKey(kind, id)));
  if (refused) return refused;
  const stale = staleDrafts(drafts, state.tree);
  if (stale.length > 0) return refuse('STALE_BASE', { version: state.version, documents: stale });

  if (order.rollout !== undefined && order.rollout < 100) {
    const running = await rolloutsOver(trx, withDependents(set, [pack]));
    if (running.length > 0) return refuse('ROLLOUT_RUNNING', { brands: running });
  }
  const documents = withDocuments(set, pack, draftChanges(drafts))[pack]?.documents ?? {};
  const result = await publish(trx, context, states, set, {
    changes: [{ pack, documents }],
    origin: 'publish',
    ...order,
  });
  if (result.ok) {
    await trx
      .deleteFrom('config_drafts')
      .where('pack', '=', pack)
      .where(
        'revision',
        'in',
        drafts.map(({ revision }) => revision),
      )
      .execute();
  }
  return answerOf(pack, result);
}

export type ChosenRevisions = Readonly<Record<DocumentKey, number>>;

/** Drafts of the given revisions; the keys of those whose revision has changed or that are gone, if any. */
export async function draftsAt(
  trx: Trx,
  pack: string,
  revisions: ChosenRevisions,
): Promise<{ drafts: Draft[]; changed: DocumentKey[] }> {
  const all = new Map((await draftsOf(trx, pack)).map((draft) => [documentKey(draft.kind, draft.id), draft]));
  const drafts: Draft[] = [];
  const changed: DocumentKey[] = [];
  for (const [key, revision] of Object.entries(revisions)) {
    const draft = all.get(key);
    if (draft?.revision === revision) drafts.push(draft);
    else changed.push(key);
  }
  return { drafts, changed };
}
