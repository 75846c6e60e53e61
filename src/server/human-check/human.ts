import type { CallContext } from '#server/calls/call.ts';
import { flagOf } from '#server/brands/documents.ts';
import { refuseCall, type CallRefusal } from '#server/calls/refusal.ts';

/** The refusal of a call that a program may have sent; undefined where the brand asks for no proof, or it is right. */
export async function refusedAsProgram(
  context: CallContext,
  proof: string | undefined,
): Promise<CallRefusal | undefined> {
  if (!flagOf(context.brand, 'humanVerification')) return undefined;
  if (!proof) return refuseCall('HUMAN_REQUIRED');
  return (await context.gateway.human.proves(context, proof)) ? undefined : refuseCall('HUMAN_WRONG');
}
