import type { Db } from '#server/db/types.ts';
import type { CallContext } from '#server/calls/call.ts';
import { flagOf } from '#server/brands/documents.ts';
import type { Member } from '#server/members/members.ts';
import { refuseCall, type CallRefusal } from '#server/calls/refusal.ts';
import { userAgentOf } from '#server/calls/request-facts.ts';
import { asksForReferrals } from '#server/promotions/note-referrals.ts';
import { noteDevice } from '#server/referral/devices.ts';
import type { Proof, Side } from './tables.ts';
import { refusedUntilVerified } from './address-check.ts';
import { hasDefaultPassword } from './default-password.ts';
import { isAgent, isGuest } from '#server/members/member-type.ts';
import { refusedWhileFrozen } from './frozen.ts';
import { tellOfNewAddress } from './new-address-mail.ts';
import { forgetHere, isRememberedHere, rememberLogin } from './remembered-logins.ts';
import { beginSession, type SessionValue } from './sessions.ts';

/** Options of a login. */
export type LoginWishes = {
  /** Side that the player logs in on; the members' side by default. */
  side?: Side | undefined;
  /** Have the browser remember the login in place of the password. */
  remember?: boolean | undefined;
};

/** The refusal of an account that does not belong to the side it logs in at (specification section 6). */
function refusedBySide({ brand }: CallContext, { type }: Member, side: Side): CallRefusal | undefined {
  if (side === 'agent') return isAgent(type) ? undefined : refuseCall('NOT_AN_AGENT');
  // A guest has no password: it logs in by a demo login only.
  const admitted = !isGuest(type) && (!isAgent(type) || flagOf(brand, 'agentsOnMemberSide'));
  return admitted ? undefined : refuseCall('NOT_A_MEMBER');
}

/** Opens the session of a login that has passed all checks; `db` is the transaction of the proofs that it uses up. */
export async function admit(
  context: CallContext,
  db: Db,
  member: Member,
  { proof, remember = false }: LoginWishes & { proof: Proof },
): Promise<SessionValue> {
  const { brand, gateway, now, ip } = context;
  const { value, newAddress } = await beginSession(
    db,
    { ...member, password_is_default: hasDefaultPassword(context, member) },
    { brand, now, ip, userAgent: userAgentOf(context), random: gateway.random, by: proof },
  );
  if (asksForReferrals(brand)) await noteDevice(context, db, member.id);
  // A password that has to be replaced is not worth remembering.
  if (proof === 'password' && remember && !value.passwordDue) await rememberLogin(context, db, member);
  else if (proof === 'password') await forgetHere(context, db);
  if (newAddress && member.last_login_at !== null) tellOfNewAddress(context, member);
  return value;
}

/**
 * Opens a session for an authenticated member, unless the brand demands more. Every kind of login ends here, so that the
 * brand's further checks apply to all.
 */
export async function logIn(
  context: CallContext,
  member: Member,
  proof: Proof,
  { side = 'member', remember = false }: LoginWishes = {},
): Promise<SessionValue | CallRefusal> {
  const wishes = { proof, side, remember };
  const refused =
    refusedBySide(context, member, side) ??
    (await refusedWhileFrozen(context.gateway.db, member)) ??
    (await refusedUntilVerified(context, member, wishes));
  if (refused) return refused;
  const { db } = context.gateway;
  // Without a remember-me token to make or delete it is one statement, which is its own transaction.
  if (!remember && !isRememberedHere(context)) return admit(context, db, member, wishes);
  return db.transaction().execute((transaction) => admit(context, transaction, member, wishes));
}
