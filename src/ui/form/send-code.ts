import type { Action } from '#contract/generated/documents.ts';
import type { FieldName, FormFailure, FormModel, FormValues, SendAnswer } from '#engine/forms/index.ts';
import type { SendCodeAnswer } from './form-context.tsx';

const UNREACHABLE: FormFailure = { key: 'form.failure.unreachable', retry: true };
const REFUSED: FormFailure = { key: 'form.failure.refused', retry: false };

const answerOf = async (send: () => Promise<SendAnswer>): Promise<SendAnswer> => {
  try {
    return await send();
  } catch (fault) {
    // The player sees a lost connection; whoever watches the page for faults sees the fault.
    globalThis.reportError?.(fault);
    return { ok: false, failure: UNREACHABLE };
  }
};

/**
 * Has the one-time code of a field sent: checks the fields it needs, sends the values to its action, and shows what came back:
 * refusals at their fields, the rest as the failure of the form. `onWrong` gets the field to go to.
 */
export const sendCode = async (
  model: FormModel,
  name: FieldName,
  send: (action: Action, values: FormValues) => Promise<SendAnswer>,
  onWrong: (field: FieldName) => void,
): Promise<SendCodeAnswer> => {
  const { spec } = model.field(name);
  if (!spec.send) throw new Error(`Field "${name}" has no code to send. Give it "send" in its form.`);
  const { action, needs = [] } = spec.send;
  const first = await model.check(needs);
  if (first !== undefined) {
    onWrong(first);
    return { ok: false, invalid: true };
  }
  model.fail(undefined);
  const answer = await answerOf(() => send(action, model.values()));
  if (answer.ok) return answer;
  const refused = model.refuse(answer.fields ?? []);
  model.fail(answer.failure ?? (refused === undefined ? REFUSED : undefined));
  if (refused !== undefined) onWrong(refused);
  return answer;
};
