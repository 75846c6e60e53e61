import type { MemberType } from '../tables.ts';
import type { Db } from '#server/db/types.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { constantOf } from '../documents.ts';
import { newToken, sha256Hex, type RandomBytes } from '../tokens.ts';

/** A living session: whose it is. */
export type Session = {
  brand: string;
  memberId: string;
  tokenHash: string;
  /** The login demanded a new password, so the old one need not be given again. */
  passwordDue: boolean;
};

/** How a member proved who it is. */
export type Proof = 'password' | 'temporaryPassword' | 'sms';

/** What a login, a registration and a demo login answer. */
export type SessionValue = {
  token: string;
  customerId: string;
  account: string;
  type: MemberType;
  memberLabel: { labelName: string }[];
  firstTimeLogin: boolean;
  passwordExpired: boolean;
  /** ISO 8601, UTC. */
  expiresAt: string;
};

/** "Seen" is written at most this often; far below the shortest idle time a brand can set. */
const touchMs = 60_000;

type Opened = {
  id: string;
  account: string;
  type: MemberType;
  labels: string[];
  password_changed_at: Date;
  last_login_at: Date | null;
};

type Opening = {
  brand: LiveBrand;
  now: Date;
  ip: string;
  userAgent: string;
  random: RandomBytes;
  /** How the member proved who it is; a password that was mailed has to be replaced, one that was not used never expires. */
  by?: Proof;
};

const passwordExpired = (brand: LiveBrand, changedAt: Date, now: Date): boolean => {
  const days = constantOf(brand, 'passwordExpiryDays');
  return days > 0 && now.getTime() - changedAt.getTime() > days * 24 * 60 * 60 * 1000;
};

/** Opens a session for a member and notes the login; the token leaves the server here and only its hash stays. */
export async function openSession(
  db: Db,
  member: Opened,
  { brand, now, ip, userAgent, random, by = 'password' }: Opening,
): Promise<SessionValue> {
  const token = newToken(random);
  const firstTimeLogin = member.last_login_at === null;
  const expired =
    by === 'temporaryPassword' ||
    (by === 'password' && passwordExpired(brand, member.password_changed_at, now));
  const expiresAt = new Date(now.getTime() + constantOf(brand, 'sessionHours') * 60 * 60 * 1000);
  await db
    .insertInto('member_sessions')
    .values({
      brand: brand.brand,
      member_id: member.id,
      token_hash: sha256Hex(token),
      started_at: now,
      seen_at: now,
      expires_at: expiresAt,
      ip,
      user_agent: userAgent.slice(0, 255),
      password_due: firstTimeLogin || expired,
    })
    .execute();
  await db
    .updateTable('members')
    .set((column) => ({ previous_login_at: column.ref('last_login_at'), last_login_at: now }))
    .where('brand', '=', brand.brand)
    .where('id', '=', member.id)
    .execute();
  return {
    token,
    customerId: member.id,
    account: member.account,
    type: member.type,
    memberLabel: member.labels.map((labelName) => ({ labelName })),
    firstTimeLogin,
    passwordExpired: expired,
    expiresAt: expiresAt.toISOString(),
  };
}

/** The session of a token; undefined when it is unknown, ended, idle for too long or of another brand. */
export async function findSession(
  db: Db,
  brand: LiveBrand,
  token: string,
  now: Date,
): Promise<Session | undefined> {
  const tokenHash = sha256Hex(token);
  const row = await db
    .selectFrom('member_sessions')
    .select(['member_id', 'seen_at', 'expires_at', 'password_due'])
    .where('brand', '=', brand.brand)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!row) return undefined;
  const session = { brand: brand.brand, memberId: row.member_id, tokenHash, passwordDue: row.password_due };
  const idleMs = now.getTime() - row.seen_at.getTime();
  if (row.expires_at <= now || idleMs > constantOf(brand, 'sessionIdleMinutes') * 60_000) {
    await endSession(db, session);
    return undefined;
  }
  if (idleMs >= touchMs) {
    await db
      .updateTable('member_sessions')
      .set({ seen_at: now })
      .where('brand', '=', session.brand)
      .where('member_id', '=', session.memberId)
      .where('token_hash', '=', tokenHash)
      .execute();
  }
  return session;
}

export async function endSession(
  db: Db,
  { brand, memberId, tokenHash }: Pick<Session, 'brand' | 'memberId' | 'tokenHash'>,
): Promise<void> {
  await db
    .deleteFrom('member_sessions')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Ends every session of a member, except one that goes on. */
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
}
