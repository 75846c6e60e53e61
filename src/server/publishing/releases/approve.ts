import type { ConfigContext } from '#server/documents/context.ts';
import { packStates, publishedSet } from '#server/documents/packs.ts';
import { refuse, type Refusal } from '#server/http/refusal.ts';
import { approversOf } from '../approvals.ts';
import { authorsOf, type Release } from './release.ts';
import type { Judge } from '../publish-drafts.ts';
import { onRelease, refuseChanged, type ReleaseCall } from './with-release.ts';

/** Approves exactly the reviewed contents, if the brand lets this account. Authors may not approve, and each account counts once. */
export const approveRelease = (
  context: ConfigContext,
  call: ReleaseCall & { contents: string; judgeAdmin: Judge },
): Promise<Release | Refusal> =>
  onRelease(context, call, async (row, drafts, trx) => {
    if (row.requested_at === null) return refuse('NOT_REQUESTED');
    const changed = refuseChanged(row, drafts, call.contents);
    if (changed) return changed;
    const authors = authorsOf(row, drafts);
    if (authors.includes(call.account)) return refuse('OWN_RELEASE', { authors });
    const approvers = approversOf(await publishedSet(trx, context.source, await packStates(trx)), call.pack);
    if (approvers) {
      const { role, operators } = approvers;
      const byRole =
        role === 'publisher' ||
        (role === 'admin' && call.judgeAdmin(Object.keys(row.documents)) === undefined);
      if (!byRole && !operators.includes(call.account)) return refuse('NOT_APPROVER', approvers);
    }
    const others = row.approvals.filter(({ account }) => account !== call.account);
    return {
      action: 'release.approved',
      details: { contents: call.contents },
      columns: {
        approvals: JSON.stringify([...others, { account: call.account, at: context.clock().toISOString() }]),
      },
    };
  });

/** Sends a release back to its authors, with the reason: its approvals go, and they have to ask again. */
export const sendBack = (
  context: ConfigContext,
  call: ReleaseCall & { why: string },
): Promise<Release | Refusal> =>
  onRelease(context, call, (row) =>
    row.requested_at === null
      ? refuse('NOT_REQUESTED')
      : {
          action: 'release.sent-back',
          details: { why: call.why, approvals: row.approvals },
          columns: {
            requested_by: null,
            requested_at: null,
            approvals: '[]',
            // Nor does it go live at its time.
            state: 'open',
            plan: row.plan + 1,
            due_at: null,
            planned_by: null,
            reason: JSON.stringify({ code: 'SENT_BACK', message: call.why, account: call.account }),
          },
        },
  );
