import type { CallTypes } from '#contract/generated/calls.ts';
import { own } from '#engine/json/json.ts';
import { isMission, type Campaign } from '#play/promotions/campaign.ts';
import { bonusFacts } from '#server/bonus/facts.ts';
import type { BonusGrant } from '#server/bonus/grants.ts';
import { defineCall, type ContextOf } from '#server/calls/call.ts';
import { CallRefusal, refuseCall } from '#server/calls/refusal.ts';
import { ownMember } from '#server/members/own-member.ts';
import { protectionStatus } from '#server/protection/protection-status.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { levelMeasure } from '#server/points/measure-level.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { applicationPictures } from '../pictures.ts';
import { promotionsOf, type MembersPromotion } from '../states.ts';
import { wordsOf } from '../words.ts';
import { presentAward } from './present-award.ts';

type Presented = CallTypes['promotionStates']['value']['promotions'][number];

const units = {
  loss: 'money',
  stake: 'stake',
  win: 'win',
  rounds: 'rounds',
  login: 'days',
  level: 'points',
  salary: 'points',
} as const;

/** Unit of the progress of a campaign; that of a level is what leads to levels. */
function unitOf(brand: LiveBrand, { trigger: { on } }: Campaign): NonNullable<Presented['progress']>['unit'] {
  const unit = own<(typeof units)[keyof typeof units]>(units, on) ?? 'deposits';
  return unit === 'points' ? levelMeasure(brand) : unit;
}

const ways = {
  deposit: 'deposit',
  loss: 'play',
  stake: 'play',
  rounds: 'play',
  win: 'play',
  rank: 'play',
  salary: 'play',
  level: 'play',
  referral: 'invite',
} as const;

/** What leads to the next reward, where nothing else is to be done for it. */
const nextOf = ({ campaign, state, reason, step }: MembersPromotion): Presented['next'] =>
  (state === 'JOINED' || state === 'PROCESS') &&
  step === undefined &&
  (reason === undefined || reason === 'WAGERING')
    ? own<(typeof ways)[keyof typeof ways]>(ways, reason === 'WAGERING' ? 'stake' : campaign.trigger.on)
    : undefined;

/** Rewards of a campaign that are told, the newest. */
const awardsMax = 20;

const presentBonus = (bonus: BonusGrant | undefined): Pick<Presented['awards'][number], 'bonus'> => {
  if (!bonus) return {};
  const { state, wagered, target, converted, maxStake, expiresAt } = bonusFacts(bonus);
  return {
    bonus: {
      state,
      wagered,
      target,
      converted,
      ...(maxStake !== undefined && { maxStake }),
      ...(expiresAt !== undefined && { expiresAt }),
    },
  };
};

function present(
  context: ContextOf<'promotionStates'>,
  promotion: MembersPromotion,
  pictures: ReadonlyMap<string, string[]>,
): Presented {
  const { campaign, state, reason, missing, step, progress, awards, bonuses, application } = promotion;
  const next = nextOf(promotion);
  return {
    ...wordsOf(context, campaign),
    ...(isMission(campaign) && { mission: true as const }),
    ...(campaign.trigger.on === 'rank' && { ranking: true as const }),
    state,
    ...(reason !== undefined && { reason }),
    ...(missing.length > 0 && { missing }),
    ...(step !== undefined && { step }),
    ...(next !== undefined && { next }),
    ...(progress && {
      progress: {
        done: String(progress.done),
        of: String(progress.of),
        unit: reason === 'WAGERING' ? 'wagering' : unitOf(context.brand, campaign),
      },
    }),
    awards: awards.slice(0, awardsMax).map((award) => ({
      ...presentAward(context, award),
      ...presentBonus(bonuses.get(award.id)),
    })),
    ...(application && {
      application: {
        id: application.id,
        remark: application.remark,
        pictures: pictures.get(application.id)?.length ?? 0,
        state: application.state,
        at: application.made_at.toISOString(),
        ...(application.reason !== null && { reason: application.reason }),
      },
    }),
  };
}

export const route = defineCall('promotionStates', async (context) => {
  const { brand, gateway, now } = context;
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  const owner = { brand: brand.brand, memberId: member.id };
  if ((await protectionStatus(gateway.db, owner, now)).exclusion) return refuseCall('EXCLUDED');
  const promotions = await promotionsOf(gateway.db, { brand, member, now });
  const applications = promotions.flatMap(({ application }) => (application ? [application.id] : []));
  const pictures = await applicationPictures(gateway.db, { brand: brand.brand, applications });
  return {
    promotions: promotions.map((promotion) => present(context, promotion, pictures)),
    ...moneyOf(brand),
  };
});
