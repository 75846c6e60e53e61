import { defineCall } from '#server/calls/call.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { claimAward } from '../claim.ts';
import { openAwards } from '../rewards.ts';
import type { Award } from '../standing.ts';
import { memberWork } from './member-work.ts';
import { rewardPresenter } from './present-reward.ts';
import { tell } from './tell.ts';

/** Rewards that one request claims; who has more presses again. */
const most = 100;

export const route = defineCall('rewardsClaim', async (context) => {
  const { brand, gateway, log, now, session } = context;
  const owner = { brand: brand.brand, memberId: session.memberId };
  const claimed: Award[] = [];
  let failed = 0;
  for (const { id } of await openAwards(gateway.db, owner, most)) {
    try {
      const done = await memberWork(context, (trx) => claimAward(trx, { ...owner, id, now }));
      if (done instanceof CallRefusal) return done;
      if (done?.credited) claimed.push(done.award);
    } catch (fault) {
      log.error(fault);
      failed += 1;
    }
  }
  if (claimed.length > 0) await tell(context, claimed);
  return { claimed: claimed.map(rewardPresenter(context)), failed, ...moneyOf(brand) };
});
