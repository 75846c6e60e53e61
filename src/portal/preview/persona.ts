import { isPersonal } from '../calls/call-cache.ts';
import type { Portal } from '../runtime/portal.ts';
import type { Persona } from '#contract/preview-address.ts';

/** Shows the page as another persona; false when the platform refuses, which leaves a visitor. */
export async function assume(
  { gateway, session, calls, login }: Pick<Portal, 'gateway' | 'session' | 'calls' | 'login'>,
  persona: Persona,
): Promise<boolean> {
  login.forget();
  if (persona === 'visitor') return true;
  try {
    session.begin(await gateway.call('previewSession', { body: { persona } }));
  } catch {
    return false;
  }
  // As after a login, answers of the previous persona are dropped.
  calls.forget(isPersonal);
  calls.read('memberInfo', {});
  return true;
}
