import { latinDigits } from '#engine/texts/latin-digits.ts';
import type { CallContext } from '#server/calls/call.ts';
import { useStep } from './enrolments.ts';
import { useMemberRecoveryCode } from './recovery-codes.ts';
import { countTotpTry } from './totp-tries.ts';

type Dependencies = Pick<CallContext, 'gateway' | 'brand' | 'now'>;

/** A code without what people and apps put between its characters. */
const written = (code: string): string =>
  latinDigits(code.normalize('NFKC')).replaceAll(/[\s-]/gu, '').toLowerCase();

/**
 * True for a code of the member's authenticator or a recovery code, each accepted once. After `totpTries` wrong codes
 * within `loginFailureMinutes` every code is refused. False for a member without an authenticator.
 */
export async function checkTotp(context: Dependencies, memberId: string, code: string): Promise<boolean> {
  const tries = await countTotpTry(context, memberId);
  if (tries.over) return false;
  const given = written(code);
  const right = /^\d{6}$/u.test(given)
    ? await useStep(context, memberId, given)
    : await useMemberRecoveryCode(context, memberId, given);
  if (right) await tries.succeeded();
  return right;
}
