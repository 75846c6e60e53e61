import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { PageErrorCode } from '#contract/page-errors.ts';
import { CallError } from '../gateway/call-error.ts';
import type { CallRequest, CallValue } from '../gateway/call-types.ts';

/** What a passkey answers to a challenge of a login. */
export type PasskeyProof = Extract<CallRequest<'sessionLogin'>['body'], { type: 'passkey' }>['credential'];

type NewPasskey = CallRequest<'passkeyAdd'>['body']['credential'];

/** Codes of the page by the names of exceptions in Web Authentication Level 3. */
const codes: Readonly<Record<string, PageErrorCode>> = {
  AbortError: 'PASSKEY_STOPPED',
  NotAllowedError: 'PASSKEY_STOPPED',
  InvalidStateError: 'PASSKEY_EXISTS',
};

/** Milliseconds within which no person closes a dialog of the browser: it had nothing to choose from. */
const atOnceMs = 500;

function asCallError(cause: unknown): CallError {
  const name = cause instanceof Error ? cause.name : '';
  const code = Object.hasOwn(codes, name) ? codes[name] : undefined;
  return new CallError(code ?? 'PASSKEY_IMPOSSIBLE', `The authenticator answered ${String(cause)}`, {
    cause,
  });
}

/**
 * Has the browser make a passkey.
 * @throws CallError PASSKEY_STOPPED, PASSKEY_EXISTS, PASSKEY_IMPOSSIBLE
 */
export async function makePasskey({ options }: CallValue<'passkeyBegin'>): Promise<NewPasskey> {
  try {
    const optionsJSON = options as object as PublicKeyCredentialCreationOptionsJSON;
    return (await startRegistration({ optionsJSON })) as NewPasskey;
  } catch (cause) {
    throw asCallError(cause);
  }
}

/**
 * Has the player choose a passkey in a dialog of the browser, or with `autofill` below the field of the username, which waits until one is
 * chosen or another dialog opens.
 * @throws CallError PASSKEY_STOPPED, PASSKEY_NONE, PASSKEY_IMPOSSIBLE
 */
export async function choosePasskey(
  { options }: CallValue<'passkeyChallenge'>,
  { autofill = false }: { autofill?: boolean } = {},
): Promise<PasskeyProof> {
  const asked = performance.now();
  try {
    const optionsJSON = options as object as PublicKeyCredentialRequestOptionsJSON;
    const answer = await startAuthentication({
      optionsJSON,
      useBrowserAutofill: autofill,
      verifyBrowserAutofillInput: false,
    });
    return answer as PasskeyProof;
  } catch (cause) {
    const error = asCallError(cause);
    if (error.code === 'PASSKEY_STOPPED' && performance.now() - asked < atOnceMs)
      throw new CallError('PASSKEY_NONE', 'The browser had no passkey to offer.', { cause });
    throw error;
  }
}

export const offersInAutofill = browserSupportsWebAuthnAutofill;

/** Closes what the browser asks, if it asks anything. */
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony();
