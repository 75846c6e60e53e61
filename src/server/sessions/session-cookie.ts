import type { FastifyRequest } from 'fastify';
import { sessionEffects } from '#contract/generated/call-guards.ts';
import type { CallId } from '#contract/generated/calls.ts';
import { refuseCall, type CallRefusal } from '#server/calls/refusal.ts';
import type { Cookies } from '#server/http/cookies.ts';
import { isForeign } from '#server/http/foreign-requests.ts';

/** How a request brings its session. */
export type Carrier = {
  /** Undefined without a session. */
  token: string | undefined;
  /** The session is in a cookie, and one that begins is to be put there; else token and answer are the caller's own affair. */
  cookie: boolean;
};

/** Holds token and member; no page can read it. */
export const sessionCookie = 'gw_session';

const bearer = /^Bearer ([\w.~+/-]+=*)$/u;

/** Lax, so that the page request itself has it after a payment page of another site has sent the player back. */
const keeping = { path: '/', sameSite: 'lax' } as const;

/** Seconds of a session whose answer does not say when it ends. */
const unknownSeconds = 24 * 60 * 60;

/** Session of a request that no cookie counts for. */
export const carrierInHeader = ({ authorization }: FastifyRequest['headers']): Carrier => ({
  token: bearer.exec(authorization ?? '')?.[1],
  cookie: false,
});

/**
 * Session of a request: a token in `Authorization`, or the cookie where `X-Session: cookie` asks for it. The browser adds a cookie to
 * requests of any page; that header, which only a page of this origin can send, and the origin that the browser names prove that the
 * request is not forged.
 */
export function carrierOf(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  cookies: Cookies,
): Carrier | CallRefusal {
  if (headers.authorization !== undefined || headers['x-session'] !== 'cookie')
    return carrierInHeader(headers);
  if (isForeign({ headers, host })) return refuseCall('WRONG_ORIGIN');
  const kept = cookies.get(sessionCookie);
  if (kept === undefined) return { token: undefined, cookie: true };
  const gap = kept.indexOf(' ');
  const [token, member] = [kept.slice(0, gap), kept.slice(gap + 1)];
  const shown = headers['x-session-member'];
  // Another tab has logged in as somebody else, and this page has not heard of it yet.
  if (shown !== undefined && shown !== encodeURIComponent(member)) return refuseCall('SESSION_CHANGED');
  return { token, cookie: true };
}

export const sessionEffectOf = (id: CallId): 'begins' | 'ends' | undefined =>
  (sessionEffects as Readonly<Partial<Record<CallId, 'begins' | 'ends'>>>)[id];

type Begun = { token?: unknown; customerId?: unknown; expiresAt?: unknown };

/** Puts a session that has begun into the cookie; returns the answer for the page, which has no token. */
export function keepSession(cookies: Cookies, begun: Begun, now: Date): Omit<Begun, 'token'> {
  const { token, ...facts } = begun;
  if (typeof token !== 'string') return facts;
  const end = Date.parse(String(facts.expiresAt));
  const seconds = Number.isNaN(end) ? unknownSeconds : Math.ceil((end - now.getTime()) / 1000);
  cookies.set(sessionCookie, `${token} ${String(facts.customerId)}`, {
    ...keeping,
    maxAge: Math.max(seconds, 1),
  });
  return facts;
}

export const dropSession = (cookies: Cookies): void => cookies.clear(sessionCookie, keeping);
