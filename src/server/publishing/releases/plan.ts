import type { Jobs, Queue } from '#server/jobs/jobs.ts';
import { accountMay } from '#server/operators/accounts.ts';
import { brandSettings } from '../approvals.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { refuse, Refusal } from '#server/http/refusal.ts';
import { packStates, publishedSet } from '#server/documents/packs.ts';
import { publishRelease } from './publish-release.ts';
import type { Release, ReleaseRow } from './release.ts';
import { onRelease, refuseChanged, type ReleaseCall } from './with-release.ts';

type Due = { pack: string; id: number; plan: number };

const longestMs = 366 * 24 * 3_600_000;
/** Account in the audit log for planned publishes. */
const planAccount = 'schedule';

/** A planned publish was checked when it was planned. */
const allowed = (): undefined => undefined;

export type Planning = {
  /** Has a release go live at a time; an earlier plan of it does nothing any more. */
  plan(call: ReleaseCall & { contents: string; dueAt: Date }): Promise<Release | Refusal>;
  cancel(call: ReleaseCall): Promise<Release | Refusal>;
};

/** Releases that go live at a time. Never late without a word: what does not go live then says why, and so does the audit log. */
export function createPlanning(context: ConfigContext, jobs: Jobs): Planning {
  const { db, clock, source } = context;
  const queue: Queue<Due> = { name: 'releases', handle: goLive, retries: 20, retryAfter: 2 };
  jobs.define(queue);

  async function goLive(due: Due): Promise<void> {
    const { pack, id, plan } = due;
    const row = await db
      .selectFrom('config_releases')
      .selectAll()
      .where('pack', '=', pack)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row?.due_at || row.plan !== plan || row.state !== 'scheduled') return;
    const late = clock().getTime() - row.due_at.getTime();
    // The clock was set back since.
    if (late < 0) return await jobs.send(db, queue, due, { at: row.due_at });

    const set = await publishedSet(db, source, await packStates(db));
    if (late > brandSettings(set, pack).graceMs) {
      return await giveUp(row, refuse('RELEASE_LATE', { minutes: Math.floor(late / 60_000) }));
    }
    const account = row.planned_by ?? '';
    // The planner may have lost the right since.
    const keys = Object.keys(row.documents);
    const result = (await accountMay(db, account, { pack, keys, needed: 'publisher' }))
      ? await publishRelease(context, { pack, id, account, plan, judge: allowed })
      : refuse('PLANNER_LEFT', { account });
    if (result instanceof Refusal && result.code !== 'RELEASE_CLOSED') await giveUp(row, result);
  }

  async function giveUp({ pack, id, plan }: ReleaseRow, refusal: Refusal): Promise<void> {
    const state = refusal.code === 'RELEASE_LATE' ? 'missed' : 'failed';
    await onRelease(context, { pack, id, account: planAccount, judge: allowed }, (row) =>
      // Somebody planned it anew or published it just now.
      row.plan !== plan || row.state !== 'scheduled'
        ? refuse('RELEASE_CLOSED')
        : {
            action: `release.${state}`,
            details: { code: refusal.code, message: refusal.body.message, dueAt: row.due_at },
            columns: { state, reason: JSON.stringify(refusal.body) },
          },
    );
  }

  return {
    plan: (call) =>
      onRelease(context, call, async (row, drafts, trx) => {
        const ahead = call.dueAt.getTime() - clock().getTime();
        if (ahead <= 0 || ahead > longestMs) return refuse('TIME_PASSED', { now: clock().toISOString() });
        const changed = refuseChanged(row, drafts, call.contents);
        if (changed) return changed;
        const plan = row.plan + 1;
        const { pack, id, account, dueAt } = call;
        await jobs.send(trx, queue, { pack, id, plan }, { at: dueAt, key: `${id}:${plan}` });
        return {
          action: 'release.scheduled',
          details: { dueAt },
          columns: { state: 'scheduled', plan, due_at: dueAt, planned_by: account, reason: null },
        };
      }),
    cancel: (call) =>
      onRelease(context, call, (row) => ({
        action: 'release.unscheduled',
        details: { dueAt: row.due_at },
        columns: { state: 'open', plan: row.plan + 1, due_at: null, planned_by: null, reason: null },
      })),
  };
}
