import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import type { DocumentKey } from '#engine/packs.ts';
import { approvalsFor, approvalsNeeded, approversOf, brandSettings } from '../approvals.ts';
import { record } from '#server/audit/audit.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import type { ChosenRevisions } from '../publish-drafts.ts';
import { refuse, type Refusal } from '#server/http/refusal.ts';
import type { Sendable } from '#server/http/sendable.ts';
import { lockPack, packStates, publishedSet } from '#server/documents/packs.ts';
import {
  changesOf,
  draftsByKey,
  isClosed,
  presentRelease,
  type DraftsByKey,
  type Release,
} from './release.ts';
import { onRelease, refuseChanged, type ReleaseCall } from './with-release.ts';

type ReleasePage = Sendable<AdminCallTypes['releaseList']['value']>;

const pageSize = 50;

/** The releases of a pack. */
export async function releasesOf(
  { db, source }: ConfigContext,
  pack: string,
  before: number | undefined,
): Promise<ReleasePage | Refusal> {
  const states = await packStates(db);
  if (!states.has(pack)) return refuse('UNKNOWN_PACK');
  const set = await publishedSet(db, source, states);
  const needed = approvalsNeeded(set, pack);
  const { timeZone, graceMs } = brandSettings(set, pack);
  const all = db.selectFrom('config_releases').selectAll().where('pack', '=', pack).orderBy('id', 'desc');
  const closedStates = ['published', 'withdrawn'] as const;
  const open = before === undefined ? await all.where('state', 'not in', closedStates).execute() : [];
  let closedRows = all.where('state', 'in', closedStates).limit(pageSize + 1);
  if (before !== undefined) closedRows = closedRows.where('id', '<', before);
  const closed = await closedRows.execute();
  const drafts = await draftsByKey(db, pack);
  const page = closed.slice(0, pageSize);
  return {
    releases: [...open, ...page].map((row) =>
      presentRelease(row, drafts, isClosed(row) ? needed : approvalsFor(set, pack, changesOf(row, drafts))),
    ),
    before: closed.length > pageSize ? (page.at(-1)?.id ?? null) : null,
    approvalsNeeded: needed,
    approvers: approversOf(set, pack) ?? null,
    timeZone,
    graceMinutes: graceMs / 60_000,
  };
}

const missing = (documents: ChosenRevisions, drafts: DraftsByKey): DocumentKey[] =>
  Object.entries(documents)
    .filter(([key, revision]) => drafts.get(key)?.revision !== revision)
    .map(([key]) => key);

type NewRelease = AdminCallTypes['releaseMake']['body'];

/** Makes a release of drafts as they are now. */
export const makeRelease = (
  { db, clock, source }: ConfigContext,
  {
    pack,
    account,
    judge,
    title,
    note = '',
    documents,
    rollout = 100,
    request = false,
  }: NewRelease & Omit<ReleaseCall, 'id'>,
): Promise<Release | Refusal> =>
  db.transaction().execute(async (trx) => {
    await lockPack(trx, pack);
    const states = await packStates(trx);
    if (!states.has(pack)) return refuse('UNKNOWN_PACK');
    const refused = judge(Object.keys(documents));
    if (refused) return refused;
    const drafts = await draftsByKey(trx, pack);
    const changed = missing(documents, drafts);
    if (changed.length > 0) return refuse('DRAFTS_CHANGED', { documents: changed });
    const now = clock();
    const row = await trx
      .insertInto('config_releases')
      .values({
        pack,
        title,
        note,
        rollout,
        state: 'open',
        documents: JSON.stringify(documents),
        authors: JSON.stringify([account]),
        created_at: now,
        requested_by: request ? account : null,
        requested_at: request ? now : null,
        bound: request,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const details = { title, documents: Object.keys(documents) };
    const about = { account, pack, target: `release ${row.id}`, details };
    await record(trx, clock, { ...about, action: 'release.made' });
    if (request) await record(trx, clock, { ...about, action: 'release.requested' });
    const set = await publishedSet(trx, source, states);
    return presentRelease(row, drafts, approvalsFor(set, pack, changesOf(row, drafts)));
  });

type ReleaseEdit = AdminCallTypes['releaseEdit']['body'];

/** Changes a release. Other contents take back its approvals and make who changed them one of its authors. */
export const editRelease = (
  context: ConfigContext,
  call: ReleaseCall,
  { title, note, documents, rollout }: ReleaseEdit,
): Promise<Release | Refusal> =>
  onRelease(context, call, (row, drafts) => {
    const refused = call.judge(Object.keys(documents ?? {}));
    if (refused) return refused;
    const changed = documents ? missing(documents, drafts) : [];
    if (changed.length > 0) return refuse('DRAFTS_CHANGED', { documents: changed });
    const contents = documents !== undefined || (rollout !== undefined && rollout !== row.rollout);
    const lost = contents && row.approvals.length > 0;
    return {
      action: lost ? 'release.approval-lost' : 'release.changed',
      ...(lost ? { details: { approvals: row.approvals } } : {}),
      columns: {
        title: title ?? row.title,
        note: note ?? row.note,
        rollout: rollout ?? row.rollout,
        ...(documents ? { documents: JSON.stringify(documents) } : {}),
        ...(contents
          ? { approvals: '[]', authors: JSON.stringify([...new Set([...row.authors, call.account])]) }
          : {}),
      },
    };
  });

/** Puts a release away; its drafts stay. */
export const withdrawRelease = (context: ConfigContext, call: ReleaseCall): Promise<Release | Refusal> =>
  onRelease(context, call, (row) => ({
    action: 'release.withdrawn',
    columns: {
      state: 'withdrawn',
      plan: row.plan + 1,
      due_at: null,
      closed_by: call.account,
      closed_at: context.clock(),
    },
  }));

/** Requests approval of the release's contents. */
export const requestApproval = (
  context: ConfigContext,
  call: ReleaseCall & { contents: string },
): Promise<Release | Refusal> =>
  onRelease(
    context,
    call,
    (row, drafts) =>
      refuseChanged(row, drafts, call.contents) ?? {
        action: 'release.requested',
        columns: {
          requested_by: call.account,
          requested_at: context.clock(),
          bound: true,
          // Asking again answers why it was sent back, or did not go live.
          state: row.state === 'scheduled' ? 'scheduled' : 'open',
          reason: null,
        },
      },
  );
