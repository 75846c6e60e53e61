import { isIPv4, isIPv6 } from 'node:net';
import type { Selectable } from 'kysely';
import type { Db } from '#server/db/types.ts';
import type { KnownAddressesTable } from './tables.ts';

type Holder = { brand: string; id: string };

/** Groups of an IPv6 address that name the network, the rest the device: /64. */
const networkGroups = 4;

/** This machine, which counts as its own network. */
const loopback = '::1';

const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/iu;

/** The eight groups of an IPv6 address without leading zeros. */
function groupsOf(ip: string): string[] {
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const list = (part: string): string[] => (part === '' ? [] : part.split(':'));
  const start = list(head);
  const end = tail === undefined ? [] : list(tail);
  const zeros = tail === undefined ? 0 : 8 - start.length - end.length;
  return [...start, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...end].map((group) =>
    group.toLowerCase().replace(/^0+(?=.)/u, ''),
  );
}

/**
 * Normal form of an address: IPv4 unchanged, also when mapped to IPv6 (::ffff:…); of IPv6 the /64 network, since devices
 * change the rest themselves.
 */
export function addressOf(ip: string): string {
  const four = mapped.exec(ip)?.[1];
  if (four !== undefined && isIPv4(four)) return four;
  if (!isIPv6(ip) || ip === loopback) return ip;
  // A URL writes an address in its shortest form (RFC 5952).
  const { hostname } = new URL(`http://[${groupsOf(ip).slice(0, networkGroups).join(':')}::]`);
  return `${hostname.slice(1, -1)}/64`;
}

/** The addresses of a member, the last used first. */
export const knownAddresses = (
  db: Db,
  { brand, id }: Holder,
): Promise<Pick<Selectable<KnownAddressesTable>, 'address' | 'first_seen_at' | 'last_seen_at'>[]> =>
  db
    .selectFrom('known_addresses')
    .select(['address', 'first_seen_at', 'last_seen_at'])
    .where('brand', '=', brand)
    .where('member_id', '=', id)
    .orderBy('last_seen_at', 'desc')
    .orderBy('address')
    .execute();

/** True if the member has logged in from the address of the request before. */
export async function isKnownAddress(db: Db, { brand, id }: Holder, ip: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_addresses')
    .select('address')
    .where('brand', '=', brand)
    .where('member_id', '=', id)
    .where('address', '=', addressOf(ip))
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that each of these members was at each of these addresses. */
export async function rememberAddresses(
  db: Db,
  holders: readonly Holder[],
  ips: readonly string[],
  now: Date,
): Promise<void> {
  const rows = holders.flatMap(({ brand, id }) =>
    ips.map((ip) => ({
      brand,
      member_id: id,
      address: addressOf(ip),
      first_seen_at: now,
      last_seen_at: now,
    })),
  );
  if (rows.length === 0) return;
  await db
    .insertInto('known_addresses')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['brand', 'member_id', 'address']).doUpdateSet({ last_seen_at: now }),
    )
    .execute();
}

/** Forgets an address in the form of `addressOf`; false if it was not known. */
export async function forgetAddress(db: Db, { brand, id }: Holder, address: string): Promise<boolean> {
  const forgotten = await db
    .deleteFrom('known_addresses')
    .where('brand', '=', brand)
    .where('member_id', '=', id)
    .where('address', '=', address)
    .returning('address')
    .executeTakeFirst();
  return forgotten !== undefined;
}
