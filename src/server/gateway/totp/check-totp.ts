import type { CallContext } from '../call.ts';
import { clear, hit } from '../counters.ts';
import { constantOf } from '../documents.ts';
import { useStep } from './enrolments.ts';
import { useRecoveryCode } from './recovery-codes.ts';

type Ground = Pick<CallContext, 'gateway' | 'brand' | 'now'>;

/** A code without what people and apps put between its characters. */
const written = (code: string): string => code.normalize('NFKC').replaceAll(/[\s-]/gu, '').toLowerCase();

/**
 * Whether this is a code of the member's authenticator, or one of the recovery codes. Each is accepted once, and after
 * `totpTries` wrong ones within `loginFailureMinutes` none is, right or wrong: six digits are soon guessed otherwise. False for a
 * member without an authenticator, too.
 */
export async function checkTotp(context: Ground, memberId: string, code: string): Promise<boolean> {
  const { gateway, brand, now } = context;
  const subject = { brand: brand.brand, subject: `totp:${memberId}` };
  // Counted before it is looked at, so that guesses made at the same time cannot slip through.
  const { hits } = await hit(gateway.db, {
    ...subject,
    now,
    windowMs: constantOf(brand, 'loginFailureMinutes') * 60_000,
  });
  if (hits > constantOf(brand, 'totpTries')) return false;
  const given = written(code);
  const right = /^\d{6}$/u.test(given)
    ? await useStep(context, memberId, given)
    : await useRecoveryCode(context, memberId, given);
  if (right) await clear(gateway.db, subject);
  return right;
}
