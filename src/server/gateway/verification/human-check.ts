import type { CallTypes } from '#contract/generated/calls.ts';
import type { LiveBrand } from '#server/brands/types.ts';

export type HumanPuzzle = CallTypes['humanChallenge']['value'];

/** Whom a puzzle is for. */
export type HumanContext = { brand: LiveBrand; now: Date };

/** Whoever tells people from programs: a puzzle for the page, and the check of what the page made of it. */
export type HumanCheck = {
  puzzle(context: HumanContext): Promise<HumanPuzzle>;
  /** True once for each puzzle. The proof is what came over the wire. */
  proves(context: HumanContext, proof: string): Promise<boolean>;
};
