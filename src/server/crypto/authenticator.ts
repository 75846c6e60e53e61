import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every authenticator app speaks it. */
const facts = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps before and after the present one that are accepted: clocks of phones differ. */
const drift = 1;
/** Bytes; RFC 4226 section 4 recommends 160 bits. */
export const secretBytes = 20;

/** A key as people type it, in base32. */
export const base32Of = (bytes: Uint8Array): string =>
  new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32;

/** Content of the QR code (otpauth address); the app shows `issuer` and `account` beside the code. */
export const authenticatorUri = (
  secret: string,
  { issuer, account }: { issuer: string; account: string },
): string =>
  // A colon parts issuer and account in the address, so none may be within.
  new TOTP({
    ...facts,
    secret,
    issuer: issuer.replaceAll(':', ' '),
    label: account.replaceAll(':', ' '),
  }).toString();

/** The time step that a code belongs to; undefined when it belongs to none around now. */
export function timeStepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = TOTP.validate({
    ...facts,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp,
    window: drift,
  });
  return delta === null ? undefined : TOTP.counter({ period: facts.period, timestamp }) + delta;
}
