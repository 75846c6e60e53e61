import { defineCall } from '#server/calls/call.ts';
import { findMember } from '#server/members/members.ts';
import { forgetHere } from '../remembered-logins.ts';
import { endSession } from '../sessions.ts';

/** Deletes the browser's remember-me token as well, but keeps the account's name. */
export const route = defineCall('sessionLogout', async (context) => {
  const { gateway, brand, session, preview } = context;
  // Everybody who looks at the preview has this session; the page that logged out has forgotten it.
  if (preview) return null;
  await endSession(gateway.db, session);
  const member = await findMember(gateway.db, brand.brand, session.memberId);
  await forgetHere(context, gateway.db, member?.account);
  return null;
});
