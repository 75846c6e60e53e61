import { sql } from 'kysely';
import type { MemberType } from '#server/members/tables.ts';
import type { Proof } from './tables.ts';
import type { Db } from '#server/db/types.ts';
import { tellMember } from '#server/events/tell-member.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { isGuest } from '#server/members/member-type.ts';
import { isNewDay, noteVisit } from '#server/promotions/visits.ts';
import { endDevices } from '#server/message-choices/push-devices.ts';
import { endLaunches } from '#server/vendors/launch-sessions.ts';
import { constantOf, flagOf } from '#server/brands/documents.ts';
import { addressOf } from './known-addresses.ts';
import type { ExclusionKind } from '#server/protection/tables.ts';
import { newToken, sha256Hex, type RandomBytes } from '#server/crypto/tokens.ts';

/** A living session: whose it is. */
export type Session = {
  brand: string;
  memberId: string;
  type: MemberType;
  tokenHash: string;
  /** The login demanded a new password: until it is set most calls are refused, and the old one need not be entered. */
  passwordDue: boolean;
  /** The member was excluded from play at the login: only calls that say so are allowed. */
  excluded: boolean;
  startedAt: Date;
  expiresAt: Date;
};

/** Answer of a login, a registration and a demo login. */
export type SessionValue = {
  token: string;
  customerId: string;
  account: string;
  type: MemberType;
  memberLabel: { labelName: string }[];
  firstTimeLogin: boolean;
  passwordExpired: boolean;
  passwordDefault: boolean;
  passwordDue: boolean;
  /** ISO 8601, UTC. */
  expiresAt: string;
  /** The member is excluded from play until then, or for good; the session is good for looking and withdrawing. */
  exclusion?: { kind: ExclusionKind; until: string | null };
};

/** "Seen" is written at most this often; far below the shortest idle time a brand can set. */
const touchMs = 60_000;

type Opened = {
  id: string;
  account: string;
  type: MemberType;
  labels: string[];
  password_changed_at: Date;
  password_own: boolean;
  password_is_default: boolean;
};

type Opening = {
  brand: LiveBrand;
  now: Date;
  ip: string;
  userAgent: string;
  random: RandomBytes;
  by?: Proof;
};

const dayMs = 24 * 60 * 60_000;

/** Logins that replace a password; members with other logins are never asked to change it (specification section 4). */
const withPassword: ReadonlySet<Proof> = new Set<Proof>(['password', 'temporaryPassword', 'remembered']);

/** Why a login demands another password; a fact is only told where it can demand one. */
function demandsOf(
  brand: LiveBrand,
  member: Opened,
  { by, now }: { by: Proof; now: Date },
): Pick<SessionValue, 'firstTimeLogin' | 'passwordExpired' | 'passwordDefault' | 'passwordDue'> {
  const days = constantOf(brand, 'passwordExpiryDays');
  const old = days > 0 && now.getTime() - member.password_changed_at.getTime() > days * dayMs;
  const counts = withPassword.has(by);
  const facts = {
    firstTimeLogin: !member.password_own,
    // A mailed password is valid for one login only, in every brand.
    passwordExpired:
      by === 'temporaryPassword' || (counts && old && flagOf(brand, 'forceExpiredPasswordChange')),
    passwordDefault: counts && member.password_is_default,
  };
  return {
    ...facts,
    passwordDue: counts && (facts.firstTimeLogin || facts.passwordExpired || facts.passwordDefault),
  };
}

/**
 * Opens a session for a member and notes the login and where it came from, in one statement; the token leaves the server here and only
 * its hash stays. `newAddress`: the member never logged in from there.
 */
export async function beginSession(
  db: Db,
  member: Opened,
  { brand, now, ip, userAgent, random, by = 'password' }: Opening,
): Promise<{ value: SessionValue; newAddress: boolean }> {
  const token = newToken(random);
  const demands = demandsOf(brand, member, { by, now });
  const expiresAt = new Date(now.getTime() + constantOf(brand, 'sessionHours') * 60 * 60 * 1000);
  const holder = { brand: brand.brand, member_id: member.id };
  const address = { ...holder, address: addressOf(ip), first_seen_at: now, last_seen_at: now };
  const opened = {
    ...holder,
    token_hash: sha256Hex(token),
    started_at: now,
    seen_at: now,
    expires_at: expiresAt,
    ip,
    user_agent: userAgent.slice(0, 255),
    password_due: demands.passwordDue,
  };
  const exclusion = db
    .selectFrom('protection_members')
    .where('brand', '=', brand.brand)
    .where('member_id', '=', member.id)
    .where('excluded_kind', 'is not', null)
    .where((is) => is.or([is('excluded_until', 'is', null), is('excluded_until', '>', now)]));
  const noted = await db
    .with('opened', (query) =>
      query.insertInto('member_sessions').values({
        ...opened,
        excluded: sql<boolean>`exists ${exclusion.select('excluded_kind')}`,
      }),
    )
    .with('noted', (query) =>
      query
        .updateTable('members')
        .set((column) => ({
          previous_login_at: column.ref('last_login_at'),
          previous_login_ip: column.ref('last_login_ip'),
          last_login_at: now,
          last_login_ip: ip,
        }))
        .where('brand', '=', brand.brand)
        .where('id', '=', member.id),
    )
    .insertInto('known_addresses')
    .values(address)
    .onConflict((conflict) =>
      conflict.columns(['brand', 'member_id', 'address']).doUpdateSet({ last_seen_at: now }),
    )
    .returning([
      'first_seen_at',
      exclusion.select('excluded_kind').as('excluded'),
      exclusion.select('excluded_until').as('until'),
    ])
    .executeTakeFirstOrThrow();
  if (!isGuest(member.type)) await noteVisit(db, { brand, memberId: member.id, now });
  const value = {
    token,
    customerId: member.id,
    account: member.account,
    type: member.type,
    memberLabel: member.labels.map((labelName) => ({ labelName })),
    ...demands,
    expiresAt: expiresAt.toISOString(),
    ...(noted.excluded && {
      exclusion: { kind: noted.excluded, until: noted.until?.toISOString() ?? null },
    }),
  };
  return { value, newAddress: noted.first_seen_at.getTime() === now.getTime() };
}

/** The same, for callers who do not ask whether the address is new. */
export const openSession = async (db: Db, member: Opened, opening: Opening): Promise<SessionValue> =>
  (await beginSession(db, member, opening)).value;

/**
 * The session of a token; undefined when it is unknown, ended, idle for too long or of another brand. One of a preview is found in that
 * preview alone, and no other is found there.
 */
export async function findSession(
  db: Db,
  brand: LiveBrand,
  token: string,
  { now, preview, idleMs: told = 0 }: { now: Date; preview: string | undefined; idleMs?: number },
): Promise<Session | undefined> {
  const tokenHash = sha256Hex(token);
  const row = await db
    .selectFrom('member_sessions as session')
    .innerJoin('members', (join) =>
      join.onRef('members.brand', '=', 'session.brand').onRef('members.id', '=', 'session.member_id'),
    )
    .select(['session.member_id', 'session.seen_at', 'session.expires_at', 'session.password_due'])
    .select(['session.started_at', 'session.excluded'])
    .select('members.type')
    .where('session.brand', '=', brand.brand)
    .where('session.token_hash', '=', tokenHash)
    .where('members.preview', 'is not distinct from', preview ?? null)
    .executeTakeFirst();
  if (!row) return undefined;
  const session = {
    brand: brand.brand,
    memberId: row.member_id,
    type: row.type,
    tokenHash,
    passwordDue: row.password_due,
    excluded: row.excluded,
    startedAt: row.started_at,
    expiresAt: row.expires_at,
  };
  const idleMs = now.getTime() - row.seen_at.getTime();
  if (row.expires_at <= now || idleMs > constantOf(brand, 'sessionIdleMinutes') * 60_000) {
    await removeSession(db, session);
    return undefined;
  }
  // An automatic call reports the idle time of its page and does not extend the session.
  const seen = new Date(now.getTime() - told);
  if (seen.getTime() - row.seen_at.getTime() >= touchMs) {
    await db
      .updateTable('member_sessions')
      .set({ seen_at: seen })
      .where('brand', '=', session.brand)
      .where('member_id', '=', session.memberId)
      .where('token_hash', '=', tokenHash)
      .execute();
    // A session that lasts for days makes a visit of each on which its page is used.
    if (!isGuest(row.type) && isNewDay(brand, row.seen_at, seen))
      await noteVisit(db, { brand, memberId: row.member_id, now: seen });
  }
  return session;
}

async function removeSession(
  db: Db,
  { brand, memberId, tokenHash }: Pick<Session, 'brand' | 'memberId' | 'tokenHash'>,
): Promise<void> {
  await db
    .deleteFrom('member_sessions')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('token_hash', '=', tokenHash)
    .execute();
  await tellMember(db, brand, memberId, 'session');
}

/** Ends a session, the games launched in it, and the notifications of its device. */
export async function endSession(
  db: Db,
  session: Pick<Session, 'brand' | 'memberId' | 'tokenHash'>,
): Promise<void> {
  await removeSession(db, session);
  await endDevices(db, session, { of: session.tokenHash });
  await endLaunches(db, session, { of: session.tokenHash });
}

/** Ends every session of a member with its games and notifications, except one that goes on. */
export async function endSessionsOf(
  db: Db,
  { brand, id }: { brand: string; id: string },
  except?: string,
): Promise<void> {
  await db
    .deleteFrom('member_sessions')
    .where('brand', '=', brand)
    .where('member_id', '=', id)
    .$if(except !== undefined, (query) => query.where('token_hash', '!=', except ?? ''))
    .execute();
  await endDevices(db, { brand, memberId: id }, { except });
  await endLaunches(db, { brand, memberId: id }, { except });
  await tellMember(db, brand, id, 'session');
}
