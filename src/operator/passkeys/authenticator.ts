import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import { ApiRefusal } from '../api/refusal.ts';
import { say } from '../language/say.ts';

type Options = AdminCallTypes['ownPasskeyBegin']['value'];

const asRefusal = (cause: unknown): ApiRefusal => {
  const name = cause instanceof Error ? cause.name : '';
  const why = name === 'InvalidStateError' ? 'exists' : name === 'NotAllowedError' ? 'stopped' : 'impossible';
  return new ApiRefusal(0, { code: 'PASSKEY_STOPPED', message: say(`console.passkeys.${why}`) });
};

/** Has the browser make a passkey. @throws ApiRefusal when it was stopped or cannot */
export async function makePasskey({
  options,
}: Options): Promise<AdminCallTypes['ownPasskeyAdd']['body']['credential']> {
  try {
    const optionsJSON = options as object as PublicKeyCredentialCreationOptionsJSON;
    return (await startRegistration({ optionsJSON })) as never;
  } catch (cause) {
    throw asRefusal(cause);
  }
}

/** Has the browser's owner choose a passkey. @throws ApiRefusal when it was stopped or cannot */
export async function choosePasskey({
  options,
}: Options): Promise<AdminCallTypes['passkeySessionOpen']['body']['credential']> {
  try {
    const optionsJSON = options as object as PublicKeyCredentialRequestOptionsJSON;
    return (await startAuthentication({ optionsJSON })) as never;
  } catch (cause) {
    throw asRefusal(cause);
  }
}
