import type { VendorContext } from './context.ts';
import { sign } from './signature.ts';

/** The platform gives up after 2.5 s and then has done nothing. */
const timeoutMs = 4000;

export type PlatformAnswer = { code: string; balance?: string; currency?: string; digits?: number };

type Who = { brand: string; vassalage: string };

/** Calls the platform's wallet; undefined if the outcome is unknown. Never throws. */
export async function askPlatform(
  { agreementOf, platform, clock, random }: VendorContext,
  { brand, vassalage }: Who,
  operation: 'balance' | 'bet' | 'win' | 'rollback',
  body: Readonly<Record<string, unknown>>,
): Promise<PlatformAnswer | undefined> {
  const agreement = await agreementOf(brand, vassalage);
  if (!agreement) return undefined;
  const text = JSON.stringify(body);
  const timestamp = String(clock().getTime());
  const nonce = Buffer.from(random(16)).toString('base64url');
  try {
    const response = await fetch(`${platform()}/wallet/v1/${operation}`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json',
        'x-vendor': vassalage,
        'x-brand': brand,
        'x-timestamp': timestamp,
        'x-nonce': nonce,
        'x-signature': sign(agreement.secret, timestamp, nonce, text),
      },
      body: text,
    });
    if (!response.ok) {
      await response.body?.cancel();
      return undefined;
    }
    return readAnswer(await response.json());
  } catch {
    return undefined;
  }
}

function readAnswer(value: unknown): PlatformAnswer | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { code, balance, currency, digits } = value as Readonly<Record<string, unknown>>;
  if (typeof code !== 'string' || code === 'TEMPORARY_ERROR') return undefined;
  return {
    code,
    ...(typeof balance === 'string' && { balance }),
    ...(typeof currency === 'string' && { currency }),
    ...(typeof digits === 'number' && { digits }),
  };
}
