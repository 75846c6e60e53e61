import type { FieldName, FormRefusal, SendAnswer } from '#engine/forms/index.ts';
import type { FormScope } from './form-context.tsx';

/** Result of sending a code; `invalid` when a required field was invalid, which then has the focus. */
export type SendCodeAnswer = SendAnswer | { ok: false; invalid: true };

const UNREACHABLE: FormRefusal = { key: 'form.failure.unreachable', retry: true };
const REFUSED: FormRefusal = { key: 'form.failure.refused', retry: false };

const answerOf = async (send: () => Promise<SendAnswer>): Promise<SendAnswer> => {
  try {
    return await send();
  } catch (fault) {
    // The player sees a lost connection; the fault goes to the page's error reporting.
    globalThis.reportError?.(fault);
    return { ok: false, failure: UNREACHABLE };
  }
};

/**
 * Sends the one-time code of a field: checks the fields of `spec.send.needs`, sends the values to its action, and shows refusals
 * at their fields. Any other failure is in the answer, for the button to show. Never rejects.
 */
export const sendCode = async (scope: FormScope, name: FieldName): Promise<SendCodeAnswer> => {
  const { model, onSend, goToWrong } = scope;
  const { spec } = model.field(name);
  if (!spec.send) throw new Error(`Field "${name}" has no code to send. Give it "send" in its form.`);
  const { action, needs = [] } = spec.send;
  const first = await model.check(needs);
  if (first !== undefined) {
    goToWrong(first);
    return { ok: false, invalid: true };
  }
  model.fail(undefined);
  const answer = await answerOf(() => onSend(action, model.values()));
  if (answer.ok) return answer;
  const refused = model.refuse(answer.fields ?? []);
  if (refused !== undefined) goToWrong(refused);
  const failure = answer.failure ?? (refused === undefined && !answer.told ? REFUSED : undefined);
  return { ...answer, failure };
};
