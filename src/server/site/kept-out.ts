import { BlockList, isIP } from 'node:net';
import type { BrandDocument } from '#contract/generated/documents.ts';

type Access = Pick<BrandDocument, 'regions' | 'addresses'>;

/** Why a visitor may not be here. */
export type KeptOut = 'region' | 'address';

const lists = new WeakMap<NonNullable<BrandDocument['addresses']>, BlockList>();

/** The ranges of a document, which a publish replaces. */
function listOf(addresses: NonNullable<BrandDocument['addresses']>): BlockList {
  const known = lists.get(addresses);
  if (known) return known;
  const list = new BlockList();
  for (const { range } of addresses.blocked ?? []) {
    const [address = '', bits] = range.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  lists.set(addresses, list);
  return list;
}

/** An unknown country is let in: without a trusted proxy the server cannot know it, and must not lock everyone out. */
function isRestricted(
  { allowed = [], blocked = [] }: NonNullable<BrandDocument['regions']>,
  country: string | null,
): boolean {
  if (country === null) return false;
  return blocked.includes(country) || (allowed.length > 0 && !allowed.includes(country));
}

/** Why a visitor of a country and an IP address is kept out of a brand; undefined for who is let in. */
export function keptOut(
  { regions, addresses }: Access,
  { country, ip }: { country: string | null; ip: string },
): KeptOut | undefined {
  if (regions && isRestricted(regions, country)) return 'region';
  // An IPv4 address written as IPv6 is found by either.
  const family = isIP(ip);
  const isBlocked = addresses && family > 0 && listOf(addresses).check(ip, family === 6 ? 'ipv6' : 'ipv4');
  return isBlocked ? 'address' : undefined;
}
