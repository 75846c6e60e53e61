/** True where the browser has passkeys: on secure pages of all but old ones. */
export const knowsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** True where this device itself verifies its owner, by finger, face or PIN. */
export const hasOwnAuthenticator = async (): Promise<boolean> =>
  knowsPasskeys() && PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false);
