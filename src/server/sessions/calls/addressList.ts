import { defineCall } from '#server/calls/call.ts';
import { ownMember } from '#server/members/own-member.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import { addressOf, knownAddresses } from '../known-addresses.ts';

/** Addresses that a member has logged in from. */
export const route = defineCall('addressList', async (context) => {
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  const here = addressOf(context.ip);
  const known = await knownAddresses(context.gateway.db, member);
  return {
    addresses: known.map(({ address, first_seen_at, last_seen_at }) => ({
      address,
      firstSeenAt: first_seen_at.toISOString(),
      lastSeenAt: last_seen_at.toISOString(),
      current: address === here,
    })),
  };
});
