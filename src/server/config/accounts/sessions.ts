import { createHash } from 'node:crypto';
import { clear, hit, secondsUntil } from '#server/gateway/counters.ts';
import { passwordMatches } from '#server/gateway/session/passwords.ts';
import type { Db } from '#server/db/types.ts';
import { record } from '../audit.ts';
import type { ConfigContext } from '../context.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { rolesOf } from './accounts.ts';
import type { Roles } from './roles.ts';

export type Operator = { accountId: string; account: string; roles: Roles; csrf: string; tokenHash: string };

const minute = 60_000;
const idleMs = 120 * minute;
const longestMs = 12 * 60 * minute;
const failureWindowMs = 15 * minute;
const failuresPerAccount = 8;
const failuresPerAddress = 30;

const tokenHashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Attempts are counted before the password is looked at, so that many at once are not more than the limit; a success takes the
 * account's back. The account's name is counted whether it exists or not.
 */
async function throttle(
  { db, clock }: ConfigContext,
  username: string,
  address: string,
): Promise<Refusal | undefined> {
  const now = clock();
  const windowMs = failureWindowMs;
  const byAccount = await hit(db, { ...subject('account', username), now, windowMs });
  const byAddress = await hit(db, { ...subject('address', address), now, windowMs });
  const full =
    byAccount.hits > failuresPerAccount
      ? byAccount
      : byAddress.hits > failuresPerAddress
        ? byAddress
        : undefined;
  return full && refuse('TOO_MANY_LOGINS', { retryAfter: secondsUntil(full.endsAt, now) });
}

const subject = (what: 'account' | 'address', name: string): { brand: string; subject: string } => ({
  brand: '*',
  subject: `operator-login:${what}:${name}`,
});

/** Signs in; the token is for the cookie and is kept nowhere else. */
export async function signIn(
  context: ConfigContext,
  { username, password, address }: { username: string; password: string; address: string },
): Promise<{ token: string; operator: Operator } | Refusal> {
  const { db, clock, random } = context;
  const refused = await throttle(context, username, address);
  if (refused) return refused;
  const account = await db
    .selectFrom('operator_accounts')
    .select(['id', 'password_hash', 'disabled'])
    .where('username', '=', username)
    .executeTakeFirst();
  const matches = await passwordMatches(account?.password_hash, password);
  if (!account || !matches || account.disabled) {
    await record(db, clock, { account: username, action: 'session.refused', details: { address } });
    return refuse('WRONG_CREDENTIALS');
  }
  await clear(db, subject('account', username));
  await clear(db, subject('address', address));
  const now = clock();
  const token = Buffer.from(random(32)).toString('base64url');
  const csrf = Buffer.from(random(32)).toString('base64url');
  const tokenHash = tokenHashOf(token);
  await db.deleteFrom('operator_sessions').where('expires_at', '<=', now).execute();
  await db
    .insertInto('operator_sessions')
    .values({
      token_hash: tokenHash,
      account_id: account.id,
      csrf,
      started_at: now,
      seen_at: now,
      expires_at: new Date(now.getTime() + longestMs),
    })
    .execute();
  await record(db, clock, { account: username, action: 'session.started', details: { address } });
  const operator = {
    accountId: account.id,
    account: username,
    roles: await rolesOf(db, account.id),
    csrf,
    tokenHash,
  };
  return { token, operator };
}

/** Who a token stands for; undefined when its session is over. */
export async function operatorOf({ db, clock }: ConfigContext, token: string): Promise<Operator | undefined> {
  const now = clock();
  const tokenHash = tokenHashOf(token);
  const row = await db
    .selectFrom('operator_sessions as s')
    .innerJoin('operator_accounts as a', 'a.id', 's.account_id')
    .select(['s.csrf', 's.seen_at', 'a.id', 'a.username'])
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', now)
    .where('s.seen_at', '>', new Date(now.getTime() - idleMs))
    .where('a.disabled', '=', false)
    .executeTakeFirst();
  if (!row) return undefined;
  // Once a minute is enough to know who is idle.
  if (now.getTime() - row.seen_at.getTime() > minute) {
    await db
      .updateTable('operator_sessions')
      .set({ seen_at: now })
      .where('token_hash', '=', tokenHash)
      .execute();
  }
  return {
    accountId: row.id,
    account: row.username,
    roles: await rolesOf(db, row.id),
    csrf: row.csrf,
    tokenHash,
  };
}

export async function signOut(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('operator_sessions').where('token_hash', '=', tokenHash).execute();
}
