import { createHmac, timingSafeEqual } from 'node:crypto';
import type { VendorContext } from './context.ts';

const skewMs = 5 * 60_000;

/** `docs/wallet-api.md`: hex(HMAC-SHA256(secret, timestamp + "." + nonce + "." + body)). */
export const sign = (secret: string, timestamp: string, nonce: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${nonce}.${body}`).digest('hex');

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** True if a platform's call is signed, fresh and not a replay. */
export async function isSigned(
  { db, clock }: VendorContext,
  { brand, vassalage, secret }: { brand: string; vassalage: string; secret: string },
  headers: Headers,
  body: string,
): Promise<boolean> {
  const { 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-signature': signature } = headers;
  if (typeof timestamp !== 'string' || typeof nonce !== 'string' || typeof signature !== 'string')
    return false;
  if (!/^[A-Za-z0-9_-]{16,64}$/u.test(nonce) || !/^[0-9a-f]{64}$/u.test(signature)) return false;
  const right = sign(secret, timestamp, nonce, body);
  if (!timingSafeEqual(Buffer.from(right), Buffer.from(signature))) return false;
  const now = clock();
  // Written so that NaN is refused.
  if (!(Math.abs(now.getTime() - Number(timestamp)) <= skewMs)) return false;
  const kept = await db
    .insertInto('sandbox_vendor_nonces')
    .values({ brand, vassalage, nonce, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce')
    .executeTakeFirst();
  return kept !== undefined;
}
