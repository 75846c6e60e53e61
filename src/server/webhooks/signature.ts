import { createHmac } from 'node:crypto';

/** HMAC-SHA-256, hex, over `<timestamp>.<body>`; the timestamp is in seconds. */
const signatureOf = (secret: string, timestamp: number, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');

/** The header with a signature for each secret that is good now: `v1=…,v1=…`. */
export const signatureHeader = (secrets: readonly string[], timestamp: number, body: string): string =>
  secrets.map((secret) => `v1=${signatureOf(secret, timestamp, body)}`).join(',');
