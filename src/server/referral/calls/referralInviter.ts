import { defineCall } from '#server/calls/call.ts';
import { limitByAddress } from '#server/calls/limit.ts';
import { maskedText } from '#server/calls/masking.ts';
import { refuseCall } from '#server/calls/refusal.ts';
import { asksForReferrals } from '#server/promotions/note-referrals.ts';
import { inviterOf } from '../codes.ts';

export const route = defineCall('referralInviter', async (context) => {
  const { brand, gateway, query } = context;
  const limited = await limitByAddress(context, { what: 'referral', max: 60, windowMs: 60_000 });
  if (limited) return limited;
  const inviter = await inviterOf(gateway.db, brand.brand, query.code);
  if (inviter) return { code: query.code.trim().toUpperCase(), account: maskedText(inviter.account) };
  // Where nobody is rewarded the field is the operator's own, and any code will do.
  return asksForReferrals(brand) ? refuseCall('REFERRAL_NOT_FOUND') : { code: query.code.trim() };
});
