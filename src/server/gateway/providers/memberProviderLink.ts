import { defineCall } from '../call.ts';
import { refuse, Refusal } from '../refusal.ts';
import { claimOf } from './claim.ts';
import { link } from './identities.ts';
import { linkedProviders } from './linked.ts';
import { shownName } from './tickets.ts';

export const route = defineCall('memberProviderLink', async (context) => {
  const { gateway, brand, session, now, body } = context;
  const found = await claimOf(context, body, session.memberId);
  if (found instanceof Refusal) return found;
  const { provider, claim } = found;
  const linked = await link(
    gateway.db,
    { brand: brand.brand, memberId: session.memberId },
    { provider, subject: claim.subject, name: shownName(claim), linkedAt: now },
  );
  return linked ? linkedProviders(context, session.memberId) : refuse('IDENTITY_TAKEN');
});
