import { randomBytes } from 'node:crypto';
import { GatewayClient, type GatewayAnswer } from '#server/gateway/testing/client.ts';
import { signatureOf } from '../signature.ts';

export type Signing = {
  secret?: string;
  brand?: string;
  vendor?: string;
  timestamp?: string;
  nonce?: string;
  signature?: string;
  /** Sent instead of the body that was signed. */
  sent?: string;
};

type VendorOptions = { origin: string; secret: string; brand: string; vendor: string; now: () => Date };

/** A vendor that asks the wallet API of a platform over HTTP, signed. */
export const testVendor = ({ origin, now, ...own }: VendorOptions) => {
  const client = new GatewayClient(origin);
  return {
    ask(operation: string, body: unknown, signing: Signing = {}): Promise<GatewayAnswer> {
      const raw = typeof body === 'string' ? body : JSON.stringify(body);
      const { secret, brand, vendor } = { ...own, ...signing };
      const { timestamp = String(now().getTime()), nonce = randomBytes(16).toString('base64url') } = signing;
      const signature = signing.signature ?? signatureOf(secret, { timestamp, nonce, body: raw });
      const headers = {
        'content-type': 'application/json',
        'x-vendor': vendor,
        'x-brand': brand,
        'x-timestamp': timestamp,
        'x-nonce': nonce,
        'x-signature': signature,
      };
      return client.raw('POST', `/wallet/v1/${operation}`, headers, signing.sent ?? raw);
    },
  };
};
