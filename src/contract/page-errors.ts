/**
 * Faults found by the page itself, by code, with their meaning. The gateway's codes are in call-errors.ts; the texts for
 * players are in the document `errors/main` of the brand.
 */
export const pageErrors = {
  NETWORK: 'The platform, or a part of the page, could not be reached.',
  TIMEOUT: 'The platform did not answer in time.',
  BAD_ANSWER: 'What came back was no answer of a platform, such as the error page of a proxy.',
  ENCRYPTION_FAILED: 'The values could not be encrypted, so they were not sent.',
  HUMAN_UNSOLVED: 'The puzzle of the human verification was not solved.',
  POPUP_BLOCKED: 'The browser did not allow a window.',
  POPUP_CLOSED: 'The window was closed before what was done in it was finished.',
  PROVIDER_DENIED: 'The player did not allow the login at a provider.',
  PASSKEY_STOPPED: 'The player, or the browser, ended what was begun with a passkey.',
  PASSKEY_NONE: 'The browser had no passkey of this site to offer.',
  PASSKEY_EXISTS: 'The authenticator has a passkey of this account already.',
  PASSKEY_IMPOSSIBLE: 'The browser or its authenticator cannot do what a passkey needs.',
  PHONE_INVALID: 'The number is none that Firebase could send a code to.',
  PHONE_TOO_MANY: 'Firebase accepts no more requests for a while.',
  PHONE_CODE_INVALID: 'The code is not the one that Firebase sent.',
  PHONE_CODE_MISSING: 'No code was given.',
  PHONE_CODE_EXPIRED: 'The code that Firebase sent has run out, or none was sent.',
  PHONE_CAPTCHA: 'The reCAPTCHA of Firebase was not solved.',
  PHONE_DOMAIN: 'The project at Firebase does not allow this site.',
  PHONE_QUOTA: 'The project at Firebase may send no more codes.',
  PHONE_OFF: 'Phone sign-in is not switched on at Firebase, or for the brand.',
  PHONE_UNKNOWN: 'Firebase answered with something else.',
  NO_SUPPORT: 'The brand has no support entry at the position asked for.',
  NO_DOWNLOAD: 'The brand offers no download of the kind asked for.',
  NEEDS_REAL_ACCOUNT: 'A guest asked for what only members have.',
  AGENTS_ONLY: 'A member who is no agent asked for the agent centre.',
  UNKNOWN_ACTION: 'A document names an action that the page does not have.',
  UNEXPECTED: 'A fault of the page itself; it has been reported.',
  UNKNOWN: 'Every code that the brand has no entry for.',
} as const satisfies Record<string, string>;

export type PageErrorCode = keyof typeof pageErrors;
