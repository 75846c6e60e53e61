import { clear, forgive, hit, secondsUntil } from '#server/db/counters.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { refuse, type Refusal } from '#server/http/refusal.ts';

const minute = 60_000;
const failureWindowMs = 15 * minute;
const failuresPerAccount = 8;
const failuresPerAddress = 30;
const codeWindowMs = 60 * minute;
const codesPerAccount = 10;

const brand = '*';
const byName = (username: string): string => `operator-login:account:${username}`;
const byAddress = (address: string): string => `operator-login:address:${address}`;
const byCode = (accountId: string): string => `operator-code:${accountId}`;

/**
 * Counts an attempt before the password is looked at, so that many at once are not more than the limit. The account's name is counted
 * whether it exists or not.
 */
export async function countTry(
  { db, clock }: ConfigContext,
  username: string,
  address: string,
): Promise<Refusal | undefined> {
  const now = clock();
  const window = { brand, now, windowMs: failureWindowMs };
  const ofAccount = await hit(db, { ...window, subject: byName(username) });
  const ofAddress = await hit(db, { ...window, subject: byAddress(address) });
  const full =
    ofAccount.hits > failuresPerAccount
      ? ofAccount
      : ofAddress.hits > failuresPerAddress
        ? ofAddress
        : undefined;
  return full && refuse('TOO_MANY_LOGINS', { retryAfter: secondsUntil(full.endsAt, now) });
}

/** Counts an attempt at single sign-on, which names no account yet. */
export async function countAddress(
  { db, clock }: ConfigContext,
  address: string,
): Promise<Refusal | undefined> {
  const now = clock();
  const count = await hit(db, { brand, now, windowMs: failureWindowMs, subject: byAddress(address) });
  return count.hits > failuresPerAddress
    ? refuse('TOO_MANY_LOGINS', { retryAfter: secondsUntil(count.endsAt, now) })
    : undefined;
}

export const forgiveAddress = ({ db }: ConfigContext, address: string): Promise<void> =>
  clear(db, { brand, subject: byAddress(address) });

/** The password was right but a code has to come too: this attempt was none that failed. */
export const forgiveTry = ({ db }: ConfigContext, username: string, address: string): Promise<void> =>
  forgive(db, { brand, forgiven: [byName(username), byAddress(address)] });

/** A success takes the failures of the account and the address back. */
export async function forgetTries(context: ConfigContext, username: string, address: string): Promise<void> {
  await clear(context.db, { brand, subject: byName(username) });
  await forgiveAddress(context, address);
}

/** Counts a code of an authenticator before it is looked at: six digits are soon guessed otherwise. */
export async function countCode(
  { db, clock }: ConfigContext,
  accountId: string,
): Promise<Refusal | undefined> {
  const now = clock();
  const count = await hit(db, { brand, subject: byCode(accountId), now, windowMs: codeWindowMs });
  return count.hits > codesPerAccount
    ? refuse('TOO_MANY_LOGINS', { retryAfter: secondsUntil(count.endsAt, now) })
    : undefined;
}

export const forgetCodes = ({ db }: ConfigContext, accountId: string): Promise<void> =>
  clear(db, { brand, subject: byCode(accountId) });
