import type { ActionsByName } from '#contract/generated/actions.ts';
import type { ActionName } from '#contract/generated/names.ts';
import type { CallError } from '../gateway/call-error.ts';
import type { Portal } from '../runtime/portal.ts';
import type { SubmittedValues } from './action-data.ts';

/** How an action ended. A refusal has been told to the player unless a form asked for it. */
export type ActionOutcome = { ok: true } | { ok: false; error: CallError };

export type ActionInput = {
  /** Set when a form submits; refusals are then shown at its fields. */
  form?: { id: string; mode?: string | undefined; values: SubmittedValues };
};

/** What an action does. Nothing returned means that it went well; a CallError thrown is a refusal. */
export type ActionDefinition<Name extends ActionName> = (
  action: ActionsByName[Name],
  portal: Portal,
  input: ActionInput,
) => void | Promise<void>;
