import { createHmac, timingSafeEqual } from 'node:crypto';

/** Largest difference between the clocks of the two sides. */
export const clockSkewMs = 5 * 60_000;

/** hex(HMAC-SHA256(secret, timestamp + "." + nonce + "." + body)), both ways between platform and vendor. */
export const signatureOf = (
  secret: string,
  { timestamp, nonce, body }: { timestamp: string; nonce: string; body: string },
): string => createHmac('sha256', secret).update(`${timestamp}.${nonce}.${body}`).digest('hex');

const timestampForm = /^\d{13}$/u;
const nonceForm = /^[A-Za-z0-9_-]{16,64}$/u;
const signatureForm = /^[0-9a-f]{64}$/u;

export type SignatureProblem = 'SIGNATURE_REQUIRED' | 'SIGNATURE_WRONG' | 'TIMESTAMP_OUT_OF_RANGE';

/** Fault in the signature of a body; undefined if it is right. Replays of a nonce are checked by the database. */
export function signatureProblem(
  secret: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  body: string,
  now: Date,
): SignatureProblem | undefined {
  const { 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-signature': signature } = headers;
  if (typeof timestamp !== 'string' || !timestampForm.test(timestamp)) return 'SIGNATURE_REQUIRED';
  if (typeof nonce !== 'string' || !nonceForm.test(nonce)) return 'SIGNATURE_REQUIRED';
  if (typeof signature !== 'string' || !signatureForm.test(signature)) return 'SIGNATURE_REQUIRED';
  const right = signatureOf(secret, { timestamp, nonce, body });
  if (!timingSafeEqual(Buffer.from(right), Buffer.from(signature))) return 'SIGNATURE_WRONG';
  return Math.abs(now.getTime() - Number(timestamp)) > clockSkewMs ? 'TIMESTAMP_OUT_OF_RANGE' : undefined;
}
