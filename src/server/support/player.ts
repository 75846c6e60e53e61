import type { CallContext } from '#server/calls/call.ts';
import { refuseCall, CallRefusal } from '#server/calls/refusal.ts';
import { sha256Hex } from '#server/crypto/tokens.ts';
import { carrierInHeader, carrierOf } from '#server/sessions/session-cookie.ts';
import { findSession } from '#server/sessions/sessions.ts';

/** Holds the token of a visitor; no page can read it. */
const visitorCookie = 'gw_support';
const cookiePath = '/wps/support';
const tokenForm = /^[A-Za-z0-9_-]{16,128}$/u;

/** Caller of the support desk; `visitor` is the hash of the cookie's token, which a member may have from before its login. */
export type Player = { brand: string; memberId: string | undefined; visitor: string | undefined };

/** One of both, as conversations have it. */
export type Owner = { brand: string; memberId: string } | { brand: string; visitor: string };

export const ownerOf = ({ brand, memberId, visitor }: Player): Owner | undefined =>
  memberId !== undefined ? { brand, memberId } : visitor === undefined ? undefined : { brand, visitor };

/** Text that names a player in counters. */
export const subjectOf = (owner: Owner): string =>
  'memberId' in owner ? `member:${owner.memberId}` : `visitor:${owner.visitor}`;

async function memberOf(context: CallContext): Promise<string | undefined | CallRefusal> {
  const { gateway, brand, cookies, headers, now, origin, preview } = context;
  // A page without a login brings neither; a cookie of a session may be left over, or another tab's.
  if (headers.authorization === undefined && headers['x-session-member'] === undefined) return undefined;
  const host = new URL(origin).host;
  const carrier = preview ? carrierInHeader(headers) : carrierOf({ headers, host }, cookies);
  if (carrier instanceof CallRefusal) return carrier;
  if (carrier.token === undefined || !tokenForm.test(carrier.token)) return refuseCall('SESSION_REQUIRED');
  const idleMs = 1000 * Number(/^[0-9]{1,6}$/u.exec(String(headers['x-idle-seconds'] ?? ''))?.[0] ?? 0);
  const session = await findSession(gateway.db, brand, carrier.token, { now, preview: preview?.id, idleMs });
  return session?.memberId ?? refuseCall('SESSION_EXPIRED');
}

/** The caller: a member by the session that its page names, and a visitor by its cookie. What a session may do elsewhere does not matter here. */
export async function playerOf(context: CallContext): Promise<Player | CallRefusal> {
  const memberId = await memberOf(context);
  if (memberId instanceof CallRefusal) return memberId;
  const token = context.preview ? undefined : context.cookies.get(visitorCookie);
  const visitor = token !== undefined && tokenForm.test(token) ? sha256Hex(token) : undefined;
  return { brand: context.brand.brand, memberId, visitor };
}

/** Lets the browser keep the token of a visitor as long as conversations are kept. */
export const keepVisitor = ({ cookies }: CallContext, token: string, days: number): void =>
  cookies.set(visitorCookie, token, { maxAge: days * 24 * 60 * 60, path: cookiePath, sameSite: 'strict' });

export const dropVisitor = ({ cookies }: CallContext): void =>
  cookies.clear(visitorCookie, { path: cookiePath });
