import type { AdminCallId } from '#contract/generated/admin-calls.ts';
import { adminRules, type AdminRules } from '#contract/generated/admin-rules.ts';
import { adminValidators } from '#contract/generated/admin-validators.js';
import type { Refusal, RefusalCode } from '#server/http/refusal.ts';
import { JsonText } from '#server/operators/admin-call.ts';

/** Codes that every administration call may answer, for its session, its request, or a fault. */
export const commonRefusals: readonly RefusalCode[] = [
  'INVALID_REQUEST',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_DEEP',
  'WRONG_ORIGIN',
  'NOT_SIGNED_IN',
  'CSRF',
  'PASSWORD_CHANGE_NEEDED',
  'TOTP_NEEDED',
  'FORBIDDEN',
  'UNAVAILABLE',
  'INTERNAL',
];

/** @throws when a call refuses by a code that its schema does not name */
export function checkRefusal(id: AdminCallId, { code }: Refusal): void {
  const { refusals }: AdminRules = adminRules[id];
  if (!refusals.includes(code) && !commonRefusals.includes(code))
    throw new Error(`The call ${id} answered ${code}, which "refusals" of its schema does not name.`);
}

/** @throws when the answer of a call does not fit its schema */
export function checkAnswerValue(id: AdminCallId, answer: unknown): void {
  const { produces }: AdminRules = adminRules[id];
  if (produces !== undefined || answer === undefined) return;
  const validate = adminValidators[`${id}.value`];
  if (!validate) throw new Error(`The call ${id} answered a value, of which its schema knows nothing.`);
  // As it is sent: dates are texts by then.
  const sent: unknown = JSON.parse(answer instanceof JsonText ? answer.text : JSON.stringify(answer));
  if (!validate(sent))
    throw new Error(`The answer of ${id} does not fit its schema: ${JSON.stringify(validate.errors)}`);
}
