import { defineCall } from '#server/calls/call.ts';
import { refuseCall } from '#server/calls/refusal.ts';
import { protectionStatus } from '#server/protection/protection-status.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { creditedAwards, openAwards } from '../rewards.ts';
import { lookAtPlay } from '../running-play.ts';
import { rewardPresenter } from './present-reward.ts';

const openMax = 100;
const creditedMax = 20;

export const route = defineCall('rewards', async (context) => {
  const { brand, gateway, now, session } = context;
  const owner = { brand: brand.brand, memberId: session.memberId };
  if ((await protectionStatus(gateway.db, owner, now)).exclusion) return refuseCall('EXCLUDED');
  await lookAtPlay(gateway.db, { brand, member: { id: owner.memberId }, now });
  const present = rewardPresenter(context);
  const open = await openAwards(gateway.db, owner, openMax + 1);
  const credited = await creditedAwards(gateway.db, owner, creditedMax);
  return {
    open: open.slice(0, openMax).map(present),
    more: open.length > openMax,
    credited: credited.map(present),
    ...moneyOf(brand),
  };
});
