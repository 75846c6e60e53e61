import { record } from '#server/audit/audit.ts';
import { onBrand } from '#server/cashier/admin/on-brand.ts';
import { refuse } from '#server/http/refusal.ts';
import { defineAdminCall, type AdminCall } from '#server/operators/admin-call.ts';
import { moveBranch, type MoveFault } from '../move-branch.ts';

const reasons: Readonly<Record<Exclude<MoveFault, 'MEMBER'>, string>> = {
  UPLINE: 'The upline is no agent of this brand.',
  KIND: 'An account of this type may not stand below one of that, by the document agents/main.',
  CYCLE: 'The upline stands below the member itself.',
  DEPTH: 'The tree would have too many levels.',
  TOO_LARGE: 'The rate would be above what upline, brand or kind of account allow.',
  TOO_SMALL: 'The rate would be below that of a direct downline.',
  PATTERN: 'The rate is no multiple of the step of rates.',
};

/** Place and rate of members among agents, for operators with the right `members`. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('agentPlace', (call) =>
    onBrand(call, async (brand, { db }) => {
      const { body, operator, params, services } = call;
      const now = services.context.clock();
      const moved = await moveBranch(db, brand, {
        memberId: params.id,
        uplineId: body.upline,
        rate: body.rate,
        author: operator.account,
        now,
        note: (trx, details) =>
          record(trx, () => now, {
            account: operator.account,
            action: 'member.placed',
            pack: brand.brand,
            target: params.id,
            details,
          }),
      });
      if (!moved.ok) {
        if (moved.fault === 'MEMBER') return refuse('UNKNOWN_MEMBER');
        const { bounds, fault } = moved;
        return refuse('AGENT_PLACE_REFUSED', { reason: reasons[fault], ...(bounds && { bounds }) });
      }
      const { uplineId: upline, rate } = moved;
      return { upline, rate };
    }),
  ),
];
