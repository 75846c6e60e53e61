import type { CallContext } from './call.ts';
import { hit, secondsUntil } from '#server/db/counters.ts';
import { refuseCall, type CallRefusal } from './refusal.ts';

type Limited = Pick<CallContext, 'gateway' | 'brand' | 'now'>;

/**
 * Counts one request of a subject and refuses it with TOO_MANY_REQUESTS beyond `max` in the window. The counter is in the
 * database, so that all processes share it.
 */
export async function limitCalls(
  { gateway, brand, now }: Limited,
  { subject, max, windowMs }: { subject: string; max: number; windowMs: number },
): Promise<CallRefusal | undefined> {
  const { hits, endsAt } = await hit(gateway.db, { brand: brand.brand, subject, now, windowMs });
  return hits > max ? refuseCall('TOO_MANY_REQUESTS', { retryAfter: secondsUntil(endsAt, now) }) : undefined;
}

/** As `limitCalls`, for everything that one address asks of a kind. */
export const limitByAddress = (
  context: Limited & Pick<CallContext, 'ip'>,
  { what, ...window }: { what: string; max: number; windowMs: number },
): Promise<CallRefusal | undefined> => limitCalls(context, { subject: `${what}:${context.ip}`, ...window });
