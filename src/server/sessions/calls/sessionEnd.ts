import { defineCall } from '#server/calls/call.ts';
import { ownMember } from '#server/members/own-member.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import { forgetRemembered } from '../remembered-logins.ts';
import { endSession, endSessionsOf } from '../sessions.ts';
import { livingSessions } from '../living-sessions.ts';

/**
 * Logs a device out, or with `others` all but this one, and then no browser remembers the login any more. Nothing happens where it is
 * logged out already.
 */
export const route = defineCall('sessionEnd', async (context) => {
  const { body, gateway, session } = context;
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  if ('others' in body) {
    await endSessionsOf(gateway.db, member, session.tokenHash);
    // A browser that remembers the login would be back with one press.
    await forgetRemembered(gateway.db, member);
    return {};
  }
  const found = (await livingSessions(context, session)).find(({ id }) => id === body.id);
  if (!found) return {};
  await endSession(gateway.db, { ...session, tokenHash: found.tokenHash });
  return {};
});
