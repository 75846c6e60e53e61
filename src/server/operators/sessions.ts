import type { Place } from '#contract/generated/admin-types.ts';
import type { Roles } from '#contract/operator-roles.ts';
import { passwordMatches } from '#server/crypto/passwords.ts';
import { newId, newToken, sha256Hex } from '#server/crypto/tokens.ts';
import type { Db } from '#server/db/types.ts';
import { record } from '#server/audit/audit.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { refuse, type Refusal } from '#server/http/refusal.ts';
import type { Sendable } from '#server/http/sendable.ts';
import { rolesOf } from './grants.ts';
import { takeCode } from './second-step.ts';
import { countTry, forgetTries, forgiveTry } from './sign-in-tries.ts';

/** Step that blocks all other calls: set an own password, or set up an authenticator. */
type Duty = 'password' | 'totp';

export type Operator = {
  accountId: string;
  account: string;
  roles: Roles;
  csrf: string;
  tokenHash: string;
  /** Names the session; opens nothing. */
  sessionId: string;
  /** An authenticator is in use. */
  totp: boolean;
  /** An authenticator is asked for: its owner cannot do without. */
  totpRequired: boolean;
  duty: Duty | undefined;
  /** Signs in at the company's provider: has no password or authenticator here. */
  sso: boolean;
};

/** Origin of a request, as shown to the account's owner. */
export type Origin = { address: string; device: string };

const minute = 60_000;
const idleMs = 120 * minute;
const longestMs = 12 * 60 * minute;
const deviceMax = 300;

/** An open session: neither ended, idle, nor of a disabled account. */
const openSince = (now: Date): Date => new Date(now.getTime() - idleMs);

/** Begins a session; the token is for the cookie and is kept nowhere else. */
export async function beginOperatorSession(
  { db, clock, random }: ConfigContext,
  accountId: string,
  { address, device }: Origin,
): Promise<string> {
  const now = clock();
  const token = newToken(random);
  await db.deleteFrom('operator_sessions').where('expires_at', '<=', now).execute();
  await db
    .insertInto('operator_sessions')
    .values({
      token_hash: sha256Hex(token),
      account_id: accountId,
      id: newId(random),
      address,
      device: device.slice(0, deviceMax),
      csrf: newToken(random),
      started_at: now,
      seen_at: now,
      expires_at: new Date(now.getTime() + longestMs),
    })
    .execute();
  return token;
}

export type SignIn = Origin & { username: string; password: string; code?: string | undefined };

/** Signs in, where the account has an authenticator with a code of it; the answer is the token for the cookie. */
export async function signIn(
  context: ConfigContext,
  { username, password, code, ...origin }: SignIn,
): Promise<string | Refusal> {
  const { db, clock } = context;
  const { address } = origin;
  if (context.sso?.settings.passwords === false) return refuse('PASSWORDS_OFF');
  const full = await countTry(context, username, address);
  if (full) return full;
  const refused = async (refusal: Refusal): Promise<Refusal> => {
    const details = { address, code: refusal.code };
    await record(db, clock, { account: username, action: 'session.refused', details });
    return refusal;
  };
  const account = await db
    .selectFrom('operator_accounts as a')
    .leftJoin('operator_totp as t', (join) =>
      join.onRef('t.account_id', '=', 'a.id').on('t.confirmed_at', 'is not', null),
    )
    .select(['a.id', 'a.password_hash', 'a.disabled', 'a.temporary_until', 't.confirmed_at'])
    .where('a.username', '=', username)
    .executeTakeFirst();
  const matches = await passwordMatches(account?.password_hash || undefined, password);
  if (!account || !matches || account.disabled) return await refused(refuse('WRONG_CREDENTIALS'));
  if (account.temporary_until && account.temporary_until <= clock()) {
    return await refused(refuse('PASSWORD_EXPIRED'));
  }
  if (account.confirmed_at) {
    if (!code?.trim()) {
      await forgiveTry(context, username, address);
      return refuse('CODE_NEEDED');
    }
    const wrong = await takeCode(context, account.id, code);
    if (wrong) return await refused(wrong);
  }
  await forgetTries(context, username, address);
  const token = await beginOperatorSession(context, account.id, origin);
  await record(db, clock, { account: username, action: 'session.started', details: { address } });
  return token;
}

/**
 * Operator of a token; undefined when the session is over. A `passive` call, made by a page without user activity, does
 * not extend the idle time.
 */
export async function operatorOf(
  context: ConfigContext,
  token: string,
  { passive = false }: { passive?: boolean } = {},
): Promise<Operator | undefined> {
  const { db, clock, requireTotp } = context;
  const now = clock();
  const tokenHash = sha256Hex(token);
  const row = await db
    .selectFrom('operator_sessions as s')
    .innerJoin('operator_accounts as a', 'a.id', 's.account_id')
    .leftJoin('operator_totp as t', (join) =>
      join.onRef('t.account_id', '=', 'a.id').on('t.confirmed_at', 'is not', null),
    )
    .leftJoin('operator_identities as i', 'i.account_id', 'a.id')
    .select(['i.subject', 's.id as session', 's.csrf', 's.seen_at', 'a.id', 'a.username'])
    .select(['a.temporary_until', 'a.totp_required', 't.confirmed_at'])
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', now)
    .where('s.seen_at', '>', openSince(now))
    .where('a.disabled', '=', false)
    .executeTakeFirst();
  if (!row) return undefined;
  // Once a minute is enough to know who is idle.
  if (!passive && now.getTime() - row.seen_at.getTime() > minute) {
    await db
      .updateTable('operator_sessions')
      .set({ seen_at: now })
      .where('token_hash', '=', tokenHash)
      .execute();
  }
  const totp = row.confirmed_at !== null;
  const sso = row.subject !== null;
  // The second step of such an account is its company's.
  const totpRequired = !sso && (row.totp_required || (requireTotp ?? false));
  return {
    accountId: row.id,
    account: row.username,
    roles: await rolesOf(db, row.id),
    csrf: row.csrf,
    tokenHash,
    sessionId: row.session,
    totp,
    totpRequired,
    sso,
    duty: row.temporary_until ? 'password' : totpRequired && !totp ? 'totp' : undefined,
  };
}

export async function signOut(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('operator_sessions').where('token_hash', '=', tokenHash).execute();
}

type OpenSession = Sendable<Place>;

/** Sessions of an operator, last used first. */
export async function sessionsOf(
  { db, clock }: ConfigContext,
  { accountId, sessionId }: Operator,
): Promise<OpenSession[]> {
  const now = clock();
  const rows = await db
    .selectFrom('operator_sessions')
    .select(['id', 'address', 'device', 'started_at', 'seen_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .where('seen_at', '>', openSince(now))
    .orderBy('seen_at', 'desc')
    .execute();
  return rows.map(({ id, address, device, started_at, seen_at }) => ({
    id,
    address,
    device,
    startedAt: started_at,
    seenAt: seen_at,
    current: id === sessionId,
  }));
}

/** Ends one of an operator's other sessions, or all of them; the present one stays. */
export async function endOtherSessions(
  { db, clock }: ConfigContext,
  { accountId, account, sessionId }: Operator,
  only?: string,
): Promise<void> {
  let others = db
    .deleteFrom('operator_sessions')
    .where('account_id', '=', accountId)
    .where('id', '!=', sessionId);
  if (only !== undefined) others = others.where('id', '=', only);
  const { numDeletedRows } = await others.executeTakeFirst();
  if (numDeletedRows === 0n) return;
  const details = { sessions: Number(numDeletedRows) };
  await record(db, clock, { account, action: 'session.ended', details });
}
