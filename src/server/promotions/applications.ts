import type { Campaign } from '#play/promotions/campaign.ts';
import { applicationCause } from '#play/promotions/cause.ts';
import type { Refusal } from '#play/promotions/decide.ts';
import { rewardFor } from '#play/promotions/reward.ts';
import { documentOf } from '#server/brands/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { RandomBytes } from '#server/crypto/tokens.ts';
import type { Trx } from '#server/db/types.ts';
import { lockPurses } from '#server/ledger/lock-purses.ts';
import { findMember } from '#server/members/members.ts';
import { protectionStatus } from '#server/protection/protection-status.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { giveAward } from './award.ts';
import { campaignOf } from './campaigns.ts';
import { readShares, type Application, type Award } from './standing.ts';

/** Writes an application down; the caller holds the member's purse and has seen that none waits. */
export const addApplication = (
  trx: Trx,
  {
    brand,
    memberId,
    id,
    campaign,
    remark,
    now,
  }: { brand: string; memberId: string; id: string; campaign: Campaign; remark: string; now: Date },
): Promise<Application> =>
  trx
    .insertInto('promotion_applications')
    .values({
      brand,
      member_id: memberId,
      id,
      campaign: campaign.id,
      remark,
      state: 'APPLYING',
      made_at: now,
      decided_at: null,
      decided_by: null,
      reason: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

export type ApplicationDecision = { do: 'approve' } | { do: 'reject'; reason: string };

export type DecidedApplication =
  | { ok: true; application: Application; award: Award | undefined }
  | { ok: false; why: 'GONE' | 'DECIDED' | 'SAME_OPERATOR' | 'EXCLUDED' | 'NO_CAMPAIGN' | Refusal };

/** True if the reward of an approval is so large that two operators have to approve it. */
function needsSecond(brand: LiveBrand, id: string): boolean {
  const limit = documentOf(brand, 'brand')?.publishing?.fourEyesFrom;
  const gives = campaignOf(brand, id)?.gives;
  return (
    limit !== undefined &&
    gives !== undefined &&
    gives.what !== 'points' &&
    rewardFor(gives, 0n) >= BigInt(limit)
  );
}

/** Notes the first of two approvals; the application waits on. */
async function approveFirst(trx: Trx, application: Application, by: string): Promise<DecidedApplication> {
  const { brand, member_id: memberId, id } = application;
  await trx
    .updateTable('promotion_applications')
    .set({ approved_by: by })
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute();
  return { ok: true, application: { ...application, approved_by: by }, award: undefined };
}

/**
 * Approves or rejects an application; an approval gives the reward in the same transaction, and is refused without effect where the
 * campaign gives none.
 */
export async function decideApplication(
  trx: Trx,
  {
    brand,
    id,
    by,
    now,
    random,
    decision,
  }: {
    brand: LiveBrand;
    id: string;
    by: string;
    now: Date;
    random: RandomBytes;
    decision: ApplicationDecision;
  },
): Promise<DecidedApplication> {
  const found = trx
    .selectFrom('promotion_applications')
    .selectAll()
    .where('brand', '=', brand.brand)
    .where('id', '=', id);
  const before = await found.executeTakeFirst();
  if (!before) return { ok: false, why: 'GONE' };
  const owner = { brand: brand.brand, memberId: before.member_id };
  // The purse first, as members' own requests do.
  await lockPurses(trx, {
    brand: owner.brand,
    memberIds: [owner.memberId],
    currency: moneyOf(brand).currency,
  });
  const application = await found.forUpdate().executeTakeFirstOrThrow();
  if (application.state !== 'APPLYING') return { ok: false, why: 'DECIDED' };
  if (decision.do === 'approve' && needsSecond(brand, application.campaign)) {
    if (application.approved_by === null) return approveFirst(trx, application, by);
    if (application.approved_by === by) return { ok: false, why: 'SAME_OPERATOR' };
  }
  const decided = {
    state: decision.do === 'approve' ? ('PASSED' as const) : ('REJECTED' as const),
    decided_at: now,
    decided_by: by,
    reason: decision.do === 'approve' ? null : decision.reason,
  };
  const awarded =
    decision.do === 'approve' ? await rewardOf(trx, { brand, application, now, random }) : undefined;
  if (awarded && !awarded.ok) return awarded;
  await trx
    .updateTable('promotion_applications')
    .set(decided)
    .where('brand', '=', owner.brand)
    .where('member_id', '=', owner.memberId)
    .where('id', '=', id)
    .execute();
  return { ok: true, application: { ...application, ...decided }, award: awarded?.award };
}

async function rewardOf(
  trx: Trx,
  {
    brand,
    application,
    now,
    random,
  }: { brand: LiveBrand; application: Application; now: Date; random: RandomBytes },
): Promise<{ ok: true; award: Award } | Extract<DecidedApplication, { ok: false }>> {
  const owner = { brand: brand.brand, memberId: application.member_id };
  const campaign = campaignOf(brand, application.campaign);
  const member = await findMember(trx, owner.brand, owner.memberId);
  if (!campaign || !member) return { ok: false, why: 'NO_CAMPAIGN' };
  if ((await protectionStatus(trx, owner, now)).exclusion) return { ok: false, why: 'EXCLUDED' };
  // The day on which it was made counts: a campaign may end while it waits.
  const cause = applicationCause(application.id, application.made_at);
  const shares = await readShares(trx, brand, owner.memberId);
  return giveAward(trx, { brand, member, campaign, cause, now, random, shares });
}
