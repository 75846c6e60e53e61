import type { RandomBytes } from '#server/crypto/tokens.ts';

/**
 * Replaces the origin of an address by one of the vendor's hosts, chosen at random; unchanged if the lobby names none.
 */
export function onOneHost(
  address: string,
  hosts: readonly string[] | undefined,
  random: RandomBytes,
): string {
  if (!hosts || hosts.length === 0) return address;
  const [byte = 0] = random(1);
  const host = hosts[byte % hosts.length];
  if (host === undefined) return address;
  const { pathname, search, hash } = new URL(address);
  return `${host}${pathname}${search}${hash}`;
}
