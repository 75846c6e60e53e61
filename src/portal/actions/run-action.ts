import type { FormValues } from '#engine/forms/index.ts';
import { tellError } from '../errors/tell-error.ts';
import { CallError } from '../gateway/call-error.ts';
import type { Portal } from '../runtime/portal.ts';
import type { ActionData } from './action-data.ts';
import type { ActionInput, ActionOutcome } from './definition.ts';
import { actions } from './registry.ts';

/** An action by the name that documents give it. */
export const actionOf = (name: string) => (Object.hasOwn(actions, name) ? actions[name] : undefined);

/** Runs an action. A refusal is told to the player, unless a form submits and shows it itself; a fault is reported and told. */
export async function runAction(
  portal: Portal,
  data: ActionData,
  input: ActionInput = {},
): Promise<ActionOutcome> {
  const action = actionOf(data.do);
  portal.metFlags.press();
  if (!action) {
    const message = `Action "${data.do}" is not registered, so nothing happened. Register it or correct "do".`;
    portal.report({ code: 'UNKNOWN_ACTION', message });
    return { ok: false, error: new CallError('UNKNOWN_ACTION', message) };
  }
  try {
    const result = await action(data as never, portal, input);
    return { ok: true, ...result };
  } catch (cause) {
    const error = cause instanceof CallError ? cause : new CallError('UNEXPECTED', String(cause), { cause });
    if (error !== cause) {
      portal.report({
        code: 'ACTION_FAILED',
        message: `Action "${data.do}" failed: ${error.message}`,
        error: cause,
      });
    }
    if (!input.form) tellError(portal, error.code);
    return { ok: false, error };
  }
}

/** Initial values of a form that submits to an action. */
export const initialValues = (
  portal: Portal,
  { do: name }: ActionData,
  about: ActionInput['about'],
): FormValues => actionOf(name)?.initial?.(portal, about) ?? {};

/** Begins with what an action will need, such as its code; for a form that opens. */
export function prepareAction(portal: Portal, { do: name }: ActionData): void {
  actionOf(name)?.prepare?.(portal);
}
