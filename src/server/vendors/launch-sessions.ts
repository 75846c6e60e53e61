import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { constantOf } from '#server/brands/documents.ts';
import { newId, newToken, sha256Hex, type RandomBytes } from '#server/crypto/tokens.ts';
import { isOfEnded, type EndedSessions } from '#server/db/of-ended-session.ts';

type Launch = {
  brand: LiveBrand;
  memberId: string;
  /** Hash of the member's session: the launch ends with its logout. */
  sessionHash: string;
  vassalage: string;
  game: string;
  /** For the vendor's play money; guests play no other way. */
  trial: boolean;
  now: Date;
  random: RandomBytes;
};

export type BegunLaunch = {
  /** The session that the vendor sends with bets; only its hash stays. */
  session: string;
  player: string;
};

/** The id by which a vendor knows a member, made at the first question. */
export async function vendorPlayer(
  db: Db,
  {
    brand,
    memberId,
    vassalage,
    now,
    random,
  }: Omit<Launch, 'brand' | 'sessionHash' | 'game' | 'trial'> & {
    brand: string;
  },
): Promise<string> {
  const find = () =>
    db
      .selectFrom('vendor_players')
      .select('player')
      .where('brand', '=', brand)
      .where('member_id', '=', memberId)
      .where('vassalage', '=', vassalage)
      .executeTakeFirst();
  const known = await find();
  if (known) return known.player;
  await db
    .insertInto('vendor_players')
    .values({ brand, member_id: memberId, vassalage, player: newId(random), made_at: now })
    .onConflict((conflict) => conflict.columns(['brand', 'member_id', 'vassalage']).doNothing())
    .execute();
  const made = await find();
  if (!made) throw new Error('The player of a vendor could not be made.');
  return made.player;
}

const expiry = (brand: LiveBrand, now: Date): { expires_at: Date; ends_at: Date } => {
  const ends_at = new Date(now.getTime() + constantOf(brand, 'sessionHours') * 60 * 60_000);
  return {
    expires_at: new Date(Math.min(ends_at.getTime(), now.getTime() + launchIdleMs(brand))),
    ends_at,
  };
};

/** Time for which a launch stays valid without a bet. */
export const launchIdleMs = (brand: LiveBrand): number => constantOf(brand, 'launchIdleMinutes') * 60_000;

/** Opens a session with a vendor for a member who is about to play. */
export async function beginLaunch(db: Db, launch: Launch): Promise<BegunLaunch> {
  const { brand, memberId, sessionHash, vassalage, game, trial, now, random } = launch;
  const player = await vendorPlayer(db, { brand: brand.brand, memberId, vassalage, now, random });
  const session = newToken(random);
  await db
    .insertInto('launch_sessions')
    .values({
      brand: brand.brand,
      member_id: memberId,
      token_hash: sha256Hex(session),
      session_hash: sessionHash,
      vassalage,
      game,
      trial,
      started_at: now,
      ...expiry(brand, now),
    })
    .execute();
  return { session, player };
}

/**
 * Ends launches of a member: those of one session, of all but one, or all. Bets are refused from then on; wins are still
 * paid.
 */
export async function endLaunches(
  db: Db,
  { brand, memberId }: { brand: string; memberId: string },
  ended: EndedSessions = {},
): Promise<void> {
  await db
    .deleteFrom('launch_sessions')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where(isOfEnded(ended))
    .execute();
}
