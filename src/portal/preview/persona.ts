import { isPersonal } from '../calls/call-cache.ts';
import type { Portal } from '../runtime/portal.ts';
import type { Persona } from '#contract/preview-address.ts';

/** Shows the page to somebody else; false when the platform does not let the preview in, so that a visitor looks on. */
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
  // As after a login: what the page knows is of nobody else.
  calls.forget(isPersonal);
  calls.read('memberInfo', {});
  return true;
}
