import type { CallTypes } from '#contract/generated/calls.ts';
import type { BonusGrant } from './grants.ts';

type Facts = Omit<CallTypes['bonusDetails']['value']['bonuses'][number], 'title'>;

/** What its member may know of a bonus. */
export function bonusFacts(bonus: BonusGrant): Facts {
  const { maxStake, maxWin, sticky = false, spends, contributions } = bonus.terms;
  return {
    id: bonus.id,
    promotion: bonus.campaign,
    state: bonus.state,
    amount: bonus.amount,
    wagered: bonus.wagered,
    target: bonus.target,
    converted: bonus.converted,
    ...(maxStake !== undefined && { maxStake: String(maxStake) }),
    ...(contributions && { contributions }),
    ...(maxWin !== undefined && { maxWin: String(maxWin) }),
    ...(sticky && { sticky }),
    ...(spends !== undefined && { spends }),
    at: bonus.made_at.toISOString(),
    ...(bonus.begun_at && { begunAt: bonus.begun_at.toISOString() }),
    ...(bonus.expires_at && { expiresAt: bonus.expires_at.toISOString() }),
    ...(bonus.ended_at && { endedAt: bonus.ended_at.toISOString() }),
  };
}
