import type { FormValues } from '#engine/forms/index.ts';
import type { ActionsByName } from '#contract/generated/actions.ts';
import type { ActionName } from '#contract/generated/names.ts';
import type { CallError } from '../gateway/call-error.ts';
import type { Portal } from '../runtime/portal.ts';
import type { SubmittedValues } from './action-data.ts';

/** Outcome of an action. A refusal has been told to the player unless a form asked for it. */
export type ActionOutcome = ({ ok: true } & ActionResult) | { ok: false; error: CallError };

/** Result of a successful action. */
export type ActionResult = {
  /** Seconds before the same may be asked for again, such as another code. */
  waitSeconds?: number;
  /** Id of what it made. */
  made?: string;
};

/** Lines of a form's summary, computed from its values. */
export type Summary = (
  portal: Portal,
  input: { values: FormValues; about: ActionInput['about'] },
) => Readonly<Record<string, string | undefined>>;

export type ActionInput = {
  /** Set when a form submits; refusals are then shown at its fields. */
  form?: { id: string; mode?: string | undefined; values: SubmittedValues };
  /** Identifies the object that the action is about; passed on to a modal that it opens. */
  about?: Readonly<Record<string, string>> | undefined;
  /** Of an action that is done once: the same for every try of the same values. */
  idempotencyKey?: string;
};

/** Code of an action. It succeeds unless it throws; a thrown CallError is a refusal. */
export type ActionDefinition<Name extends ActionName> = {
  (
    action: ActionsByName[Name],
    portal: Portal,
    input: ActionInput,
  ): void | ActionResult | Promise<void | ActionResult>;
  /** Begins with what can be done before the action runs; called when a form that submits to it opens. Never throws. */
  prepare?: (portal: Portal) => void;
  /** Initial values of a form that submits to it. */
  initial?: (portal: Portal, about?: ActionInput['about']) => FormValues;
  /** Moves money: a form sends it under a key of its own until an answer came, and begins anew after that. */
  once?: true;
  /** Fetches what says the summary of a form. */
  summary?: () => Promise<Summary>;
};
