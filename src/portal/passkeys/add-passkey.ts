import { CallError } from '../gateway/call-error.ts';
import type { Portal } from '../runtime/portal.ts';
import { bringAuthenticator } from './bring-authenticator.ts';
import { noteAnswered } from './offered-accounts.ts';
import { refreshPasskeys } from './refresh.ts';
import '#portal/gateway/late-calls.ts';

/**
 * Has the browser make a passkey for the member, and tells of it. Some minutes after the login the platform wants the password.
 * @throws CallError with the field `password`, or a code of the authenticator
 */
export async function addPasskey(portal: Portal, password?: string): Promise<void> {
  const { makePasskey } = await bringAuthenticator();
  const begun = await portal.gateway.call('passkeyBegin', {
    body: password === undefined ? {} : { password },
  });
  const credential = await makePasskey(begun).catch((error: unknown) => {
    if (error instanceof CallError && error.code === 'PASSKEY_EXISTS') noteAnswered(portal);
    throw error;
  });
  await portal.gateway.call('passkeyAdd', { body: { credential } });
  noteAnswered(portal);
  refreshPasskeys(portal);
  portal.toasts.show(portal.say('passkeys.added'), 'success');
}
