import type { CallTypes } from '#contract/generated/calls.ts';
import type { CallContext } from '../call.ts';
import { flagOf } from '../documents.ts';
import { refuse, type Refusal } from '../refusal.ts';

export type HumanPuzzle = CallTypes['humanChallenge']['value'];
export type HumanContext = Pick<CallContext, 'gateway' | 'brand' | 'now'>;

/** Whoever tells people from programs: a puzzle for the page, and the check of what the page made of it. */
export type HumanCheck = {
  puzzle(context: HumanContext): Promise<HumanPuzzle>;
  /** True once for each puzzle. The proof is what came over the wire. */
  proves(context: HumanContext, proof: string): Promise<boolean>;
};

/** The refusal of a call that a program may have sent; undefined where the brand asks for no proof, or it is right. */
export async function refusedAsProgram(
  context: HumanContext,
  proof: string | undefined,
): Promise<Refusal | undefined> {
  if (!flagOf(context.brand, 'humanVerification')) return undefined;
  if (!proof) return refuse('HUMAN_REQUIRED');
  return (await context.gateway.human.proves(context, proof)) ? undefined : refuse('HUMAN_WRONG');
}
