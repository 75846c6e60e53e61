import { defineCall } from '#server/calls/call.ts';
import { ownMember } from '#server/members/own-member.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import { forgetAddress } from '../known-addresses.ts';

/** Forgets an address, so that the next login from it is verified if the brand asks for that. */
export const route = defineCall('addressForget', async (context) => {
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  await forgetAddress(context.gateway.db, member, context.body.address);
  return {};
});
