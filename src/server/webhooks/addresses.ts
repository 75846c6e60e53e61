import { lookup as resolve, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses allowed for webhooks. */
export type WebhookReach = {
  /** Also to addresses of this machine and of private networks. */
  private: boolean;
  /** Also by plain http. */
  http: boolean;
};

const closed = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  closed.addSubnet(network, prefix, 'ipv4');
}

// IPv6 is limited to global unicast: the rest is local, reserved, or maps to IPv4.
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  closed.addSubnet(network, prefix, 'ipv6');
}

/** True for an IP address on the public internet. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

/** Name of the host without the brackets of IPv6. */
export const hostnameOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

/** Fault of an address, found before resolving it; undefined if there is none. */
export function addressFault(address: string, reach: WebhookReach): string | undefined {
  if (!URL.canParse(address)) return 'This is no address.';
  const url = new URL(address);
  if (url.protocol !== 'https:' && !(reach.http && url.protocol === 'http:'))
    return 'Only addresses that begin with https:// are called.';
  if (url.username || url.password) return 'The address holds a user name or password.';
  const host = hostnameOf(url);
  const local = host === 'localhost' || host.endsWith('.localhost') || (isIP(host) !== 0 && !isPublic(host));
  return local && !reach.private ? 'The address is not on the public internet.' : undefined;
}

/** A name led to an address that webhooks may not reach. */
export class ClosedAddress extends Error {
  constructor(host: string) {
    super(`${host} is not on the public internet.`);
  }
}

/**
 * Resolves names for the very connection that is made, so that an answer that changes between looking and connecting gains nothing.
 * Fails with ClosedAddress when any of the addresses is closed.
 */
export const guardedLookup =
  (reach: WebhookReach): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return callback(error, '', 0);
      if (!reach.private && addresses.some(({ address }) => !isPublic(address))) {
        return callback(new ClosedAddress(hostname), '', 0);
      }
      const [first] = addresses;
      if (options.all || !first) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };
