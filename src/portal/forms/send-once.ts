import type { Action } from '#contract/generated/documents.ts';
import type { FormModel } from '#engine/forms/index.ts';
import { isShownAgain } from '#engine/forms/inputs/parts/input-value.ts';
import type { ActionInput, ActionOutcome } from '../actions/definition.ts';
import { actionOf, runAction } from '../actions/run-action.ts';
import { CallError } from '../gateway/call-error.ts';
import { withIntention } from '../gateway/intention.ts';
import type { Portal } from '../runtime/portal.ts';

type Sent = {
  action: Action;
  about: ActionInput['about'];
  form: NonNullable<ActionInput['form']>;
  model: Pick<FormModel, 'has' | 'field'>;
};

/**
 * Sends a form to its action. For an action that moves money, equal values repeat their idempotency key until an answer arrives, so that
 * retrying after a network failure moves money once; secrets are not compared.
 */
export async function sendOnce(portal: Portal, { action, about, form, model }: Sent): Promise<ActionOutcome> {
  if (!actionOf(action.do)?.once) return runAction(portal, action, { form, about });
  const isSecret = (name: string): boolean => model.has(name) && !isShownAgain(model.field(name).spec.input);
  const values = Object.entries(form.values).filter(([name]) => !isSecret(name));
  try {
    return await withIntention(portal, action.do, { about, values }, async (idempotencyKey) => {
      const outcome = await runAction(portal, action, { form, about, idempotencyKey });
      if (!outcome.ok) throw outcome.error;
      return outcome;
    });
  } catch (error) {
    if (error instanceof CallError) return { ok: false, error };
    throw error;
  }
}
