import type { Published } from '#contract/generated/admin-types.ts';
import { approvalsFor } from '../approvals.ts';
import { record } from '#server/audit/audit.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { onPublished, publishChosen } from '../publish-drafts.ts';
import { refuse, Refusal } from '#server/http/refusal.ts';
import { heldByRelease } from '../held-drafts.ts';
import { changesOf, draftsByKey, isClosed, releaseNeeds } from './release.ts';
import { refuseChanged, releaseRow, writeRelease, type ReleaseCall } from './with-release.ts';

type PublishRelease = ReleaseCall & {
  /** Contents that were reviewed; absent for a planned publish, whose release is unchanged or refused. */
  contents?: string;
  /** Only while this is the plan of the release. */
  plan?: number;
};

/** Publishes exactly the drafts of a release; the others stay. */
export const publishRelease = (context: ConfigContext, call: PublishRelease): Promise<Published | Refusal> =>
  onPublished<Published>(context, call.pack, async (trx, base) => {
    const { pack, id, account, judge, contents, plan } = call;
    const row = await releaseRow(trx, call);
    if (!row) return refuse('UNKNOWN_RELEASE');
    if (isClosed(row) || (plan !== undefined && (plan !== row.plan || row.state !== 'scheduled'))) {
      return refuse('RELEASE_CLOSED', { state: row.state, version: row.version });
    }
    const drafts = await draftsByKey(trx, pack);
    const changed = refuseChanged(row, drafts, contents);
    if (changed) return changed;
    const needed = releaseNeeds(row, approvalsFor(base.set, pack, changesOf(row, drafts)));
    const given = row.approvals.length;
    if (given < needed) return refuse('APPROVAL_NEEDED', { needed, given });
    const held = await heldByRelease(trx, pack, Object.keys(row.documents), id);
    if (held) return held;

    const approvals = row.approvals.map(({ account: approver }) => approver);
    const published = await publishChosen(trx, context, base, {
      drafts: Object.keys(row.documents).flatMap((key) => drafts.get(key) ?? []),
      author: account,
      judge,
      note: row.note === '' ? row.title : `${row.title}: ${row.note}`,
      details: { release: id, ...(approvals.length > 0 ? { approvals } : {}) },
      rollout: row.rollout,
    });
    if (published instanceof Refusal) return published;
    await writeRelease(trx, id, {
      state: 'published',
      version: published.version,
      closed_by: account,
      closed_at: context.clock(),
      reason: null,
    });
    await record(trx, context.clock, {
      account,
      action: 'release.published',
      pack,
      target: `release ${id}`,
      details: {
        title: row.title,
        version: published.version,
        ...(plan === undefined ? {} : { dueAt: row.due_at }),
      },
    });
    return published;
  });
