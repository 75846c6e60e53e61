import { createHash } from 'node:crypto';
import type { CallContext } from '#server/calls/call.ts';
import type { CookieKeeping } from '#server/http/cookies.ts';
import { constantOf } from '#server/brands/documents.ts';
import { newToken, sha256Hex } from '#server/crypto/tokens.ts';
import type { Begun } from './provider.ts';

const cookie = 'gw_way_in';
/** Lax: a browser that comes back from another site still has it. */
const keeping = { path: '/', sameSite: 'lax' } as const satisfies Partial<CookieKeeping>;
const tokenShape = /^[A-Za-z0-9_-]{43}$/u;
/** Member id of a login, which has no member yet. */
const nobody = '';

const derived = (what: string, browser: string, state: string): string =>
  createHash('sha256').update(`${what}:${browser}:${state}`).digest('base64url');

/**
 * Parameters of a login. Nonce and PKCE verifier derive from the state and a secret in an HttpOnly cookie: the database
 * holds neither, and a stolen state is useless in another browser.
 */
const begunBy = (browser: string, state: string): Begun => ({
  state,
  nonce: derived('nonce', browser, state),
  verifier: derived('verifier', browser, state),
});

const browserOf = ({ cookies }: CallContext): string | undefined => {
  const value = cookies.get(cookie);
  return value !== undefined && tokenShape.test(value) ? value : undefined;
};

/** Notes a login that begins, and binds this browser to it; `memberId` where a member links an identity. */
export async function beginAt(
  context: CallContext,
  { provider, memberId = nobody }: { provider: string; memberId?: string | undefined },
): Promise<Begun & { expiresAt: Date }> {
  const { gateway, brand, now, cookies } = context;
  const minutes = constantOf(brand, 'providerLoginMinutes');
  // The browser's secret is reused, since two of its windows may log in at once.
  const browser = browserOf(context) ?? newToken(gateway.random);
  const state = newToken(gateway.random);
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  await gateway.db
    .insertInto('provider_logins')
    .values({
      brand: brand.brand,
      member_id: memberId,
      state_hash: sha256Hex(state),
      provider,
      browser_hash: sha256Hex(browser),
      expires_at: expiresAt,
    })
    .execute();
  cookies.set(cookie, browser, { ...keeping, maxAge: minutes * 60 });
  return { ...begunBy(browser, state), expiresAt };
}

/** A login that comes back to the browser, and for the member, it was begun by; once, and in time. */
export async function comeBack(
  context: CallContext,
  { provider, state, memberId = nobody }: { provider: string; state: string; memberId?: string | undefined },
): Promise<Begun | undefined> {
  const { gateway, brand, now } = context;
  const browser = browserOf(context);
  if (browser === undefined) return undefined;
  const row = await gateway.db
    .deleteFrom('provider_logins')
    .where('brand', '=', brand.brand)
    .where('member_id', '=', memberId)
    .where('state_hash', '=', sha256Hex(state))
    .where('provider', '=', provider)
    .where('browser_hash', '=', sha256Hex(browser))
    .returning('expires_at')
    .executeTakeFirst();
  return row && row.expires_at > now ? begunBy(browser, state) : undefined;
}
