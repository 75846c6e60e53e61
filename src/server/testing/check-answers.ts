import type { AdminCallId } from '#contract/generated/admin-calls.ts';
import { adminRules, type AdminRules } from '#contract/generated/admin-rules.ts';
import { strictAnswers } from '#contract/generated/admin-strict-answers.js';
import { callAnswers } from '#contract/generated/call-answers.js';
import type { Validator } from '#contract/generated/call-validators.js';
import type { CallId } from '#contract/generated/calls.ts';
import { commonRefusals } from '#server/admin/common-refusals.ts';
import { Refusal } from '#server/http/refusal.ts';
import { JsonText } from '#server/operators/admin-call.ts';

function checkBy(validate: Validator | undefined, call: string, value: unknown): void {
  if (!validate) throw new Error(`The call ${call} answered a value, of which its schema knows nothing.`);
  if (!validate(value))
    throw new Error(`The answer of ${call} does not fit its schema: ${JSON.stringify(validate.errors)}`);
}

/** @throws when the answer of a call does not fit its schema */
export const checkCallAnswer = (call: CallId, value: unknown): void =>
  checkBy(callAnswers[call], call, value);

/** @throws when the answer of an administration call does not fit its schema, or is a refusal that the schema does not name */
function checkAdminAnswer(call: AdminCallId, answer: unknown): void {
  const { refusals, produces }: AdminRules = adminRules[call];
  if (answer instanceof Refusal) {
    if (refusals.includes(answer.code) || commonRefusals.includes(answer.code)) return;
    throw new Error(
      `The call ${call} answered ${answer.code}, which "refusals" of its schema does not name.`,
    );
  }
  if (produces !== undefined || answer === undefined) return;
  // As it is sent: dates are texts by then.
  const sent: unknown = JSON.parse(answer instanceof JsonText ? answer.text : JSON.stringify(answer));
  checkBy(strictAnswers[call], call, sent);
}

/** Checks of all answers of a server. */
export const checkAnswers = { ofCall: checkCallAnswer, ofAdmin: checkAdminAnswer };
