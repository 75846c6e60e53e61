import { defineCall } from '#server/calls/call.ts';
import { ownMember } from '#server/members/own-member.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import { deviceOf } from '../device.ts';
import { livingSessions } from '../living-sessions.ts';

/** Sessions of a member. */
export const route = defineCall('sessionList', async (context) => {
  const { session } = context;
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  const sessions = await livingSessions(context, session);
  return {
    sessions: sessions.map(({ id, tokenHash, ip, userAgent, startedAt, seenAt }) => ({
      id,
      device: deviceOf(userAgent),
      address: ip,
      startedAt: startedAt.toISOString(),
      seenAt: seenAt.toISOString(),
      current: tokenHash === session.tokenHash,
    })),
  };
});
