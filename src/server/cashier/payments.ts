import { createHmac, randomBytes } from 'node:crypto';
import { connectionName, type ConnectionSettings } from '#server/http/connection-settings.ts';
import { secret } from '#server/crypto/secrets.ts';
import type { Db } from '#server/db/types.ts';
import type { RandomBytes } from '#server/crypto/tokens.ts';
import { signatureOf } from '#server/vendors/signature.ts';

/** Connection between the platform and a payment provider of a brand. */
export type PaymentConnection = {
  brand: string;
  provider: string;
  /** Address without a slash at its end. */
  base: string;
  /** Signs in both directions. */
  secret: string;
  /** Base address of this server that providers report payments to; the brand's part follows. */
  tellAt: string | undefined;
};

export type Payments = {
  /** Undefined when the provider's address is not configured. */
  connectionOf(brand: string, provider: string): Promise<PaymentConnection | undefined>;
};

export type SandboxPayments = {
  secretOf: (brand: string) => Promise<string>;
  /** Origin of the server that has it; undefined while it does not listen. */
  address: () => string | undefined;
};

/** The provider that the sandbox is. */
const sandboxProvider = 'sandbox';

/** The sandbox's secrets derive from a key that the server makes at its first start: every process has the same. */
export function sandboxPaymentSecret(keeper: {
  db: Db;
  random: RandomBytes;
}): (brand: string) => Promise<string> {
  let key: Promise<Buffer> | undefined;
  return async (brand) => {
    key ??= secret(keeper, 'sandbox-payments');
    key.catch(() => (key = undefined));
    return createHmac('sha256', await key)
      .update(brand)
      .digest('hex');
  };
}

export const createPayments = (
  settings: ConnectionSettings,
  sandbox: SandboxPayments | undefined,
): Payments => ({
  async connectionOf(brand, provider) {
    const name = connectionName(brand, provider);
    const given = Object.hasOwn(settings, name) ? settings[name] : undefined;
    if (given) return { brand, provider, base: given.url, secret: given.secret, tellAt: undefined };
    const address = sandbox?.address();
    if (provider !== sandboxProvider || !sandbox || address === undefined) return undefined;
    return {
      brand,
      provider,
      base: `${address}/sandbox/payments`,
      secret: await sandbox.secretOf(brand),
      tellAt: address,
    };
  },
});

export type NewPayment = {
  /** Ours: the same order again is the same payment. */
  order: string;
  /** Minor units. */
  amount: string;
  currency: string;
  digits: number;
  look: 'wallet' | 'card';
  language: string;
  /** Return address of the player. */
  returnUrl: string;
  /** Address that the provider reports the outcome to. */
  tellUrl: string;
  /** ISO 8601, UTC. */
  expiresAt: string;
};

export type BegunPayment = { payment: string; url: string };

const timeoutMs = 8_000;
const answerMax = 16_384;

const isBegun = (answer: unknown): answer is BegunPayment =>
  typeof answer === 'object' &&
  answer !== null &&
  'payment' in answer &&
  typeof answer.payment === 'string' &&
  answer.payment.length <= 128 &&
  'url' in answer &&
  typeof answer.url === 'string' &&
  answer.url.length <= 1024 &&
  /^https?:\/\//u.test(answer.url);

/** Begins a payment at its provider; undefined when it could not be reached or did not answer as it should. */
export async function beginPayment(
  { base, secret: key, brand, provider }: PaymentConnection,
  wanted: NewPayment,
  now: Date,
): Promise<BegunPayment | undefined> {
  const body = JSON.stringify({ brand, ...wanted });
  const timestamp = String(now.getTime());
  const nonce = randomBytes(16).toString('base64url');
  try {
    const answer = await fetch(`${base}/payments`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json',
        'x-brand': brand,
        'x-provider': provider,
        'x-timestamp': timestamp,
        'x-nonce': nonce,
        'x-signature': signatureOf(key, { timestamp, nonce, body }),
      },
      body,
    });
    const text = answer.ok ? await answer.text() : '';
    if (text === '' || text.length > answerMax) return undefined;
    const begun: unknown = JSON.parse(text);
    return isBegun(begun) ? { payment: begun.payment, url: begun.url } : undefined;
  } catch {
    return undefined;
  }
}
