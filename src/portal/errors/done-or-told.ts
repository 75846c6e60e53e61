import { CallError } from '../gateway/call-error.ts';
import type { Portal } from '../runtime/portal.ts';
import { tellError } from './tell-error.ts';

/** Runs what calls the gateway: true when it was done, else the refusal has been told. */
export async function doneOrTold(portal: Portal, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    tellError(portal, error.code);
    return false;
  }
}
