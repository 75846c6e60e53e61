import { randomBytes } from 'node:crypto';
import type { VendorConnection } from './connection.ts';
import { signatureOf } from './signature.ts';

/** Bytes of an answer, such as a list of jackpots. */
const answerMax = 1024 * 1024;

export type VendorAnswer<Value> =
  | { ok: true; value: Value }
  /** TIMEOUT, UNREACHABLE and BAD_ANSWER do not tell whether the vendor performed the request. */
  | { ok: false; code: 'TIMEOUT' | 'UNREACHABLE' | 'BAD_ANSWER' };

type Asking<Value> = {
  timeoutMs: number;
  /** Parses the answer; undefined if it does not match the agreement. */
  read: (answer: unknown) => Value | undefined;
  now: Date;
};

/** Asks a vendor: signed, bounded in time and size, the answer checked. No redirect is followed. Never throws. */
export async function callVendor<Value>(
  { base, secret, brand, vassalage }: VendorConnection,
  path: string,
  body: Record<string, unknown>,
  { timeoutMs, read, now }: Asking<Value>,
): Promise<VendorAnswer<Value>> {
  const text = JSON.stringify(body);
  const timestamp = String(now.getTime());
  const nonce = randomBytes(16).toString('base64url');
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(base + path, {
      method: 'POST',
      redirect: 'error',
      signal,
      headers: {
        'content-type': 'application/json',
        'x-brand': brand,
        'x-vendor': vassalage,
        'x-timestamp': timestamp,
        'x-nonce': nonce,
        'x-signature': signatureOf(secret, { timestamp, nonce, body: text }),
      },
      body: text,
    });
    const answer = response.ok ? await readBounded(response) : undefined;
    if (!response.ok) await response.body?.cancel();
    const value = answer === undefined ? undefined : read(answer);
    return value === undefined ? { ok: false, code: 'BAD_ANSWER' } : { ok: true, value };
  } catch {
    return { ok: false, code: signal.aborted ? 'TIMEOUT' : 'UNREACHABLE' };
  }
}

/** The JSON of an answer; undefined when it is too long or none. */
async function readBounded(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop ends the connection.
    if (size > answerMax) return undefined;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString()) as unknown;
  } catch {
    return undefined;
  }
}
