import { defineCall } from '#server/calls/call.ts';
import { CallRefusal, refuseCall } from '#server/calls/refusal.ts';
import { claimAward } from '../claim.ts';
import { memberWork } from './member-work.ts';
import { presentAward } from './present-award.ts';
import { tell } from './tell.ts';

export const route = defineCall('promotionClaim', async (context) => {
  const { brand, body, now, session } = context;
  const { memberId } = session;
  const done = await memberWork(context, (trx) =>
    claimAward(trx, { brand: brand.brand, memberId, id: body.award, now }),
  );
  if (!done) return refuseCall('PROMOTION_UNKNOWN');
  if (done instanceof CallRefusal) return done;
  const { award, credited } = done;
  if (credited) await tell(context, [award]);
  return {
    ...presentAward(context, award),
    ...(award.what === 'money' && { paymentAccount: 'main' as const }),
  };
});
