import { defineCall } from '#server/calls/call.ts';
import { protectionStatus } from '#server/protection/protection-status.ts';
import { countOpen } from '../rewards.ts';
import { lookAtPlay } from '../running-play.ts';

export const route = defineCall('rewardCounts', async ({ brand, gateway, now, session }) => {
  const { memberId } = session;
  const { exclusion } = await protectionStatus(gateway.db, { brand: brand.brand, memberId }, now);
  if (exclusion) return { missions: 0, rewards: 0 };
  await lookAtPlay(gateway.db, { brand, member: { id: memberId }, now });
  return countOpen(gateway.db, brand, memberId);
});
