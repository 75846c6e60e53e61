import type { CallTypes } from '#contract/generated/calls.ts';
import { defineCall } from '#server/calls/call.ts';
import { refuseCall } from '#server/calls/refusal.ts';
import { protectionStatus } from '#server/protection/protection-status.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { creditedAwards, openAwards } from '../rewards.ts';
import { lookAtPlay } from '../running-play.ts';
import type { Award } from '../standing.ts';
import { rewardPresenter } from './present-reward.ts';

const openMax = 100;
const creditedMax = 20;

type Terms = Pick<CallTypes['rewards']['value']['open'][number], 'wagering' | 'days'>;

/** What a reward asks of its member once it is claimed: wagering of a bonus, and the days in which it has to be used. */
function termsOf({ wagering, thing }: Award): Terms {
  if (wagering) {
    const { maxStake, maxWin, sticky = false, days } = wagering.terms;
    return {
      wagering: {
        target: wagering.target,
        ...(maxStake !== undefined && { maxStake: String(maxStake) }),
        ...(maxWin !== undefined && { maxWin: String(maxWin) }),
        ...(sticky && { sticky }),
      },
      days,
    };
  }
  return thing && 'days' in thing ? { days: thing.days } : {};
}

export const route = defineCall('rewards', async (context) => {
  const { brand, gateway, now, session } = context;
  const owner = { brand: brand.brand, memberId: session.memberId };
  if ((await protectionStatus(gateway.db, owner, now)).exclusion) return refuseCall('EXCLUDED');
  await lookAtPlay(gateway.db, { brand, member: { id: owner.memberId }, now });
  const present = rewardPresenter(context);
  const open = await openAwards(gateway.db, owner, openMax + 1);
  const credited = await creditedAwards(gateway.db, owner, creditedMax);
  return {
    open: open.slice(0, openMax).map((award) => ({ ...present(award), ...termsOf(award) })),
    more: open.length > openMax,
    credited: credited.map(present),
    ...moneyOf(brand),
  };
});
