import { isClaimed, type Campaign } from '#play/promotions/campaign.ts';
import type { Cause } from '#play/promotions/cause.ts';
import { wagerTarget } from '#play/promotions/wagering.ts';
import { decideAward, type Refusal } from '#play/promotions/decide.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { newId, type RandomBytes } from '#server/crypto/tokens.ts';
import type { Trx } from '#server/db/types.ts';
import type { Member } from '#server/members/members.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { takeBudget } from './budget.ts';
import { creditAward } from './credit.ts';
import { joinCampaign } from './join.ts';
import { readShares, standingIn, type Award } from './standing.ts';

export type Awarded = { ok: true; award: Award } | { ok: false; why: Refusal };

/** What has to be wagered for a bonus, which the award keeps; null for what is no bonus. */
const wageringOf = ({ gives: { what, wagering } }: Campaign, bonus: bigint, base: bigint): string | null =>
  what === 'bonus' && wagering
    ? JSON.stringify({ target: String(wagerTarget(wagering, { bonus, base })), terms: wagering })
    : null;

/**
 * Gives a member the reward of a campaign for a cause, or says why not: award, budget and money in the caller's transaction. The caller
 * holds the member's purse (lockPurses), so that limits hold for parallel requests.
 */
export async function giveAward(
  trx: Trx,
  {
    brand,
    member,
    campaign,
    cause,
    now,
    random,
  }: { brand: LiveBrand; member: Member; campaign: Campaign; cause: Cause; now: Date; random: RandomBytes },
): Promise<Awarded> {
  const owner = { brand: brand.brand, memberId: member.id };
  const standing = standingIn(campaign, await readShares(trx, owner, brand), { brand, member, now });
  const decision = decideAward(campaign, cause, standing);
  if (!decision.ok) return decision;
  // Between the look at the budget and this, others may have taken the rest.
  const taken = await takeBudget(trx, { brand: brand.brand, campaign }, decision.amount);
  if (!taken) return { ok: false, why: 'BUDGET' };
  const waits = isClaimed(campaign);
  const award = await trx
    .insertInto('promotion_awards')
    .values({
      brand: brand.brand,
      member_id: member.id,
      campaign: campaign.id,
      cause: cause.cause,
      id: newId(random),
      what: campaign.gives.what,
      amount: decision.amount,
      currency: campaign.gives.what === 'points' ? null : moneyOf(brand).currency,
      wagering: wageringOf(campaign, decision.amount, cause.base),
      state: waits ? 'OPEN' : 'ISSUED',
      made_at: now,
      credited_at: waits ? null : now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await joinCampaign(trx, { ...owner, campaign: campaign.id, now });
  if (!waits) await creditAward(trx, award, now);
  return { ok: true, award };
}
