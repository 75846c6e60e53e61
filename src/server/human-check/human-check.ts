import type { CallTypes } from '#contract/generated/calls.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { CallRefusal } from '#server/calls/refusal.ts';

/** Task for the page: see the call humanChallenge. */
type HumanTask = CallTypes['humanChallenge']['value'];

/** Puzzle that the browser solves without the visitor. */
export type HumanPuzzle = Extract<HumanTask, { challenge: unknown }>;

/** Brand and time that a task is made for. */
type HumanContext = { brand: LiveBrand; now: Date };

/** Check that a caller is a person: a task for the page, and the verification of its proof. */
export type HumanCheck = {
  /** A refusal if the check is unavailable. */
  task(context: HumanContext): Promise<HumanTask | CallRefusal>;
  /** True once for each task. The proof is what came over the wire. */
  proves(context: HumanContext, proof: string): Promise<boolean>;
};
