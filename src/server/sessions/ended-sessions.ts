import type { Brands } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import type { StreamOwner } from '#server/events/member-streams.ts';
import { constantOf } from '#server/brands/documents.ts';

/** Owners in one question; a process may hold many thousand streams. */
const atOnce = 500;

type Dependencies = { db: Db; brands: Brands; now: Date };

async function endedOfBrand(
  { db, brands, now }: Dependencies,
  brand: string,
  owners: readonly StreamOwner[],
): Promise<StreamOwner[]> {
  const live = await brands.live(brand);
  if (!live) return [...owners];
  const rows = await db
    .selectFrom('member_sessions')
    .select('token_hash')
    .where('brand', '=', brand)
    .where(
      'token_hash',
      'in',
      owners.map(({ tokenHash }) => tokenHash),
    )
    .where('expires_at', '>', now)
    .where('seen_at', '>=', new Date(now.getTime() - constantOf(live, 'sessionIdleMinutes') * 60_000))
    .execute();
  const living = new Set(rows.map(({ token_hash }) => token_hash));
  return owners.filter(({ tokenHash }) => !living.has(tokenHash));
}

/** Owners whose sessions are logged out, expired or idle for too long. Looking keeps no session alive. */
export async function endedSessions(
  dependencies: Dependencies,
  owners: readonly StreamOwner[],
): Promise<StreamOwner[]> {
  const ended: StreamOwner[] = [];
  for (const brand of new Set(owners.map((owner) => owner.brand))) {
    const own = owners.filter((owner) => owner.brand === brand);
    for (let from = 0; from < own.length; from += atOnce) {
      ended.push(...(await endedOfBrand(dependencies, brand, own.slice(from, from + atOnce))));
    }
  }
  return ended;
}
