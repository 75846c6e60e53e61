import { defineCall } from '#server/calls/call.ts';
import { findMember } from '#server/members/members.ts';
import { refuseCall, CallRefusal } from '#server/calls/refusal.ts';
import { notifySecurityChange } from '#server/members/notify-security-change.ts';
import { claimOf } from '../claim.ts';
import { link } from '../identities.ts';
import { linkedProviders } from '../linked.ts';
import { shownName } from '../tickets.ts';

export const route = defineCall('memberProviderLink', async (context) => {
  const { gateway, brand, session, now, body } = context;
  const found = await claimOf(context, body, session.memberId);
  if (found instanceof CallRefusal) return found;
  const { provider, claim } = found;
  const linked = await link(
    gateway.db,
    { brand: brand.brand, memberId: session.memberId },
    { provider, subject: claim.subject, name: shownName(claim), linkedAt: now },
  );
  if (!linked) return refuseCall('IDENTITY_TAKEN');
  const member = await findMember(gateway.db, brand.brand, session.memberId);
  if (member) notifySecurityChange(context, member, 'providerLinked');
  return linkedProviders(context, session.memberId);
});
