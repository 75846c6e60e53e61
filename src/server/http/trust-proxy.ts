import { isIP } from 'node:net';

/**
 * Trusted X-Forwarded-… headers: none, those of so many proxies before this server, or of these addresses and networks.
 */
export type TrustProxy = false | number | readonly string[];

const hopsMax = 10;
const isNetwork = (text: string): boolean => {
  const [address = '', prefix, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/u.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
};

/** Reads TRUST_PROXY: off, on for one proxy, a number of them, or addresses and networks with commas; undefined for anything else. */
export function readTrustProxy(value: string | undefined): TrustProxy | undefined {
  const text = value?.trim().toLowerCase() ?? '';
  if (['', 'off', 'false', 'no', '0'].includes(text)) return false;
  if (['on', 'true', 'yes'].includes(text)) return 1;
  if (/^\d{1,2}$/u.test(text)) return Number(text) <= hopsMax ? Number(text) : undefined;
  const networks = text.split(',').map((each) => each.trim());
  return networks.every(isNetwork) ? networks : undefined;
}

/**
 * Setting for Fastify. Each proxy appends an address to X-Forwarded-For, so only as many entries from the end count as
 * there are proxies: the visitor wrote the ones before.
 */
export const trustedProxies = (
  trusted: TrustProxy,
): false | string[] | ((address: string, hop: number) => boolean) =>
  typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted && [...trusted];
