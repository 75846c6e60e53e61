import type { CallContext } from '#server/calls/call.ts';
import type { Member } from '#server/members/members.ts';
import { refuseCall, CallRefusal } from '#server/calls/refusal.ts';
import { logIn } from '#server/sessions/log-in.ts';
import type { SessionValue } from '#server/sessions/sessions.ts';
import { findByMobile } from '#server/verification/mobiles.ts';
import { claimOf, type SentProof } from './claim.ts';
import { memberOf } from './identities.ts';
import type { Claim } from './provider.ts';
import { newProviderTicket } from './tickets.ts';

/**
 * Member that the identity is linked to, or that has verified the number of the claim. The e-mail address never decides:
 * anyone who can register it at a provider would get the account.
 */
async function holderOf(
  { gateway: { db }, brand }: CallContext,
  provider: string,
  { subject, mobile }: Claim,
): Promise<Member | undefined> {
  if (mobile === undefined) return memberOf(db, brand.brand, { provider, subject });
  const member = await findByMobile(db, brand.brand, mobile);
  return member?.mobile_verified_at ? member : undefined;
}

/** Logs in the member of a provider's identity. An unknown identity is refused with a registration ticket. */
export async function loginByProvider(
  context: CallContext,
  proof: SentProof,
): Promise<SessionValue | CallRefusal> {
  const found = await claimOf(context, proof);
  if (found instanceof CallRefusal) return found;
  const { provider, claim } = found;
  const member = await holderOf(context, provider, claim);
  if (member) return logIn(context, member, 'provider');
  return refuseCall('IDENTITY_UNKNOWN', { value: await newProviderTicket(context, provider, claim) });
}
