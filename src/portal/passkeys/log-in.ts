import { CallError } from '../gateway/call-error.ts';
import type { Portal } from '../runtime/portal.ts';
import { loginBy } from '../ways-in/provider-flows.ts';
import type { PasskeyProof } from './authenticator.ts';
import { bringAuthenticator } from './bring-authenticator.ts';
import { noteAnswered } from './offered-accounts.ts';

/** Continues a login with what a passkey answered; there is nothing left to offer this account on this device. */
async function loginWith(portal: Portal, credential: PasskeyProof): Promise<void> {
  await loginBy(portal, { type: 'passkey', credential });
  noteAnswered(portal);
}

/** Logs in by a passkey that the player chooses in a dialog of the browser. */
export async function logInByPasskey(portal: Portal): Promise<void> {
  const { choosePasskey } = await bringAuthenticator();
  const challenge = await portal.gateway.call('passkeyChallenge', {});
  await loginWith(portal, await choosePasskey(challenge));
}

/** Milliseconds after which the browser gets another challenge, before the platform forgets the one that it has. */
const renewMs = 4 * 60_000;

/**
 * Has the browser offer passkeys where the username is typed, and logs in by the one that is chosen, until the returned function is
 * called. What fails before a choice is not told: nobody asked for it.
 */
export function offerWhereTyped(portal: Portal, onRefused: (error: CallError) => void): () => void {
  let over = false;
  let stop = (): void => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const offer = async (): Promise<void> => {
    const { choosePasskey, offersInAutofill, stopAsking } = await bringAuthenticator();
    if (over || !(await offersInAutofill())) return;
    const challenge = await portal.gateway.call('passkeyChallenge', {});
    if (over) return;
    stop = stopAsking;
    // What asks anew ends what was asked before.
    timer = setTimeout(begin, renewMs);
    const credential = await choosePasskey(challenge, { autofill: true });
    clearTimeout(timer);
    await loginWith(portal, credential).catch((error: unknown) => {
      if (error instanceof CallError) onRefused(error);
      begin();
    });
  };
  const begin = (): void => {
    if (!over) void offer().catch(() => {});
  };
  begin();
  return () => {
    over = true;
    clearTimeout(timer);
    stop();
  };
}
