import { wayBack } from '#contract/way-back.ts';
import { tellError } from '../errors/tell-error.ts';
import { CallError } from '../gateway/call-error.ts';
import type { Portal } from '../runtime/portal.ts';
import { linkBy, loginBy } from './provider-flows.ts';
import { isWayBack, providerProof } from './proof-of.ts';

const read = (carried: string): unknown => {
  try {
    return JSON.parse(carried);
  } catch {
    return undefined;
  }
};

/** Continues a login or link after the player returns from a provider in this tab. Never rejects. */
export async function comeBack(portal: Portal, carried: string): Promise<void> {
  const flow = portal.window.noted(wayBack.cookie);
  portal.window.note(wayBack.cookie);
  const back = read(carried);
  if (!isWayBack(back)) return;
  try {
    const proof = providerProof(back);
    await (flow === 'link' ? linkBy(portal, proof) : loginBy(portal, proof));
  } catch (error) {
    if (!(error instanceof CallError)) {
      portal.report({ code: 'WAY_IN_FAILED', message: String(error), error });
    }
    tellError(portal, error instanceof CallError ? error.code : 'UNEXPECTED');
  }
}
