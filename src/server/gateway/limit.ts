import type { CallContext } from './call.ts';
import { hit, secondsUntil } from './counters.ts';
import { refuse, type Refusal } from './refusal.ts';

/**
 * Counts one request of this address and refuses it with TOO_MANY_REQUESTS beyond `max` in the window. The count
 * stands in the database, so that processes behind a balancer share it.
 */
export async function limitByAddress(
  { gateway, brand, ip, now }: Pick<CallContext, 'gateway' | 'brand' | 'ip' | 'now'>,
  { what, max, windowMs }: { what: string; max: number; windowMs: number },
): Promise<Refusal | undefined> {
  const { hits, endsAt } = await hit(gateway.db, {
    brand: brand.brand,
    subject: `${what}:${ip}`,
    now,
    windowMs,
  });
  return hits > max ? refuse('TOO_MANY_REQUESTS', { retryAfter: secondsUntil(endsAt, now) }) : undefined;
}
