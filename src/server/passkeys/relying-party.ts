import type { CallContext } from '#server/calls/call.ts';

/** Party that passkeys are registered with: the host of the page. A brand on several hosts has passkeys for each of them. */
export function relyingParty({ origin }: Pick<CallContext, 'origin'>): { host: string; origins: string[] } {
  return {
    host: new URL(origin).hostname,
    // A proxy that ends TLS may not say so; browsers offer passkeys to secure pages alone.
    origins: [origin, origin.replace(/^http:/u, 'https:')],
  };
}
