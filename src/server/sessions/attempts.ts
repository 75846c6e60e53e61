import type { CallContext } from '#server/calls/call.ts';
import { checkCaptcha } from '#server/human-check/captchas.ts';
import { forgive, hitAll, secondsUntil } from '#server/db/counters.ts';
import { constantOf } from '#server/brands/documents.ts';
import { refuseCall, type CallRefusal } from '#server/calls/refusal.ts';

/** An address shared by many players may fail this many times as often as one account from one address. */
const addressFactor = 10;

/** A login attempt that has been counted as failed until it succeeds. */
export type Attempt = {
  /** True after so many failures that a captcha is demanded. */
  captchaDemanded: boolean;
  /** Set when the next attempt will have to answer a captcha. */
  captchaNext: boolean;
  /** Set while no attempts are accepted. */
  refused: CallRefusal | undefined;
  succeeded(): Promise<void>;
  /** The attempt never came to the password. */
  withdrawn(): Promise<void>;
};

/**
 * Counts a login before its password is checked, so that parallel attempts are counted too. A failing account asks for a
 * captcha; only the pair of account and address is locked, so that nobody can lock out a player from elsewhere.
 */
export async function countAttempt(
  { gateway: { db }, brand, ip, now }: CallContext,
  accountKey: string,
): Promise<Attempt> {
  const windowMs = constantOf(brand, 'loginFailureMinutes') * 60_000;
  const max = constantOf(brand, 'loginFailuresMax');
  const captchaAfter = constantOf(brand, 'captchaAfterFailures');
  const subjects = {
    pair: `login:${accountKey}@${ip}`,
    account: `login:${accountKey}`,
    address: `login-from:${ip}`,
  };
  const [pair, account, address] = await hitAll(db, {
    brand: brand.brand,
    subjects: [subjects.pair, subjects.account, subjects.address],
    now,
    windowMs,
  });
  const over = [
    { ...pair, max },
    { ...address, max: max * addressFactor },
  ].find(({ hits, max }) => hits > max);
  return {
    captchaDemanded: account.hits > captchaAfter || address.hits > max,
    captchaNext: account.hits >= captchaAfter || address.hits >= max,
    refused: over && refuseCall('TOO_MANY_REQUESTS', { retryAfter: secondsUntil(over.endsAt, now) }),
    succeeded: () =>
      forgive(db, {
        brand: brand.brand,
        forgiven: [subjects.address],
        cleared: [subjects.pair, subjects.account],
      }),
    withdrawn: () => forgive(db, { brand: brand.brand, forgiven: Object.values(subjects) }),
  };
}

/** Value of a refusal that makes the page show the captcha (specification section 4). */
export const askForCaptcha = { value: { captcha: true } };

/** The same refusal, which makes the page show the captcha too. */
export const withCaptcha = ({ code, value }: CallRefusal): CallRefusal =>
  refuseCall(code, { value: { ...(value as object | undefined), ...askForCaptcha.value } });

/** The refusal of an attempt that has to answer a captcha and did not, or not rightly. */
export async function refusedByCaptcha(
  context: CallContext,
  { captchaDemanded }: Attempt,
  body: { captcha?: string; captchaId?: string },
): Promise<CallRefusal | undefined> {
  if (!captchaDemanded) return undefined;
  const answered = await checkCaptcha(context, body);
  if (answered === 'right') return undefined;
  return refuseCall(answered === 'missing' ? 'CAPTCHA_REQUIRED' : 'CAPTCHA_WRONG', askForCaptcha);
}
