import type { Campaign } from './campaign.ts';
import type { Fault } from './fault.ts';
import { isReferral } from './referral.ts';

/** Contradictions within a referral. */
export function referralFaults(campaign: Campaign): Fault[] {
  if (!isReferral(campaign)) return [];
  const { trigger, gives, limits } = campaign;
  const found: Fault[] = [];
  if (trigger.after === 'registration')
    for (const name of ['least', 'within'] as const)
      if (trigger[name] !== undefined)
        found.push({
          code: 'PROMOTION_TRIGGER',
          pointer: `/trigger/${name}`,
          message: `"${name}" never counts for a registration.`,
          fix: `Remove "${name}", or write "deposit" or "stake" as "after".`,
        });
  if (trigger.after === 'stake' && trigger.least === undefined)
    found.push({
      code: 'PROMOTION_TRIGGER',
      pointer: '/trigger/after',
      message: '"stake" needs "least", without which a stake of any size counts.',
      fix: 'Add "least" to "trigger".',
    });
  if (trigger.after !== 'deposit' && gives.by !== 'fixed')
    found.push({
      code: 'PROMOTION_REWARD',
      pointer: '/gives/by',
      message: `"${gives.by}" has no deposit to be computed from.`,
      fix: 'Write "fixed", or "deposit" as "after".',
    });
  if (trigger.gets === 'friend' && (limits?.member ?? 1) > 1)
    found.push({
      code: 'PROMOTION_LIMITS',
      pointer: '/limits/member',
      message: `A member is invited once, so that ${limits?.member} rewards are never reached.`,
      fix: 'Write 1, or remove it.',
    });
  return found;
}
