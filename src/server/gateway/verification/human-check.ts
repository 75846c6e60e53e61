import type { CallTypes } from '#contract/generated/calls.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { CallRefusal } from '../refusal.ts';

/** Task for the page: see the call humanChallenge. */
export type HumanTask = CallTypes['humanChallenge']['value'];

/** A puzzle that the browser solves by itself. */
export type HumanPuzzle = Extract<HumanTask, { challenge: unknown }>;

/** Brand and time that a task is made for. */
export type HumanContext = { brand: LiveBrand; now: Date };

/** Whoever tells people from programs: a task for the page, and the check of what the page made of it. */
export type HumanCheck = {
  /** A refusal when nobody can say now. */
  task(context: HumanContext): Promise<HumanTask | CallRefusal>;
  /** True once for each task. The proof is what came over the wire. */
  proves(context: HumanContext, proof: string): Promise<boolean>;
};
