import { constantOf, flagOf } from '#server/brands/documents.ts';
import type { CallContext } from '#server/calls/call.ts';
import { limitByAddress } from '#server/calls/limit.ts';
import { refuseCall, type CallRefusal } from '#server/calls/refusal.ts';

/** Challenges for each login that is made with one. */
const challengesPerTry = 10;

/**
 * Counts a challenge or a login by passkey; refuses more than an address may have in a minute, and all where the brand has none. Pages ask
 * for a challenge whenever their login opens, and a carrier's members share an address, so more challenges are allowed than logins.
 */
export async function refusedByPasskeyTries(
  context: CallContext,
  what: 'challenge' | 'login',
): Promise<CallRefusal | undefined> {
  if (!flagOf(context.brand, 'passkeys')) return refuseCall('PASSKEYS_OFF');
  const tries = constantOf(context.brand, 'providerTriesPerMinute');
  return limitByAddress(context, {
    what: `passkey-${what}`,
    max: what === 'challenge' ? tries * challengesPerTry : tries,
    windowMs: 60_000,
  });
}
