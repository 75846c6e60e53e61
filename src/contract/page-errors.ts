/**
 * What a page itself finds wrong, by code, with what it means. The gateway's codes are in call-errors.ts; how a player is told
 * of either stands in the document `errors/main` of the brand.
 */
export const pageErrors = {
  NETWORK: 'The platform, or a part of the page, could not be reached.',
  TIMEOUT: 'The platform did not answer in time.',
  BAD_ANSWER: 'What came back was no answer of a platform, such as the error page of a proxy.',
  ENCRYPTION_FAILED: 'The values could not be encrypted, so they were not sent.',
  HUMAN_UNSOLVED: 'The puzzle of the human verification was not solved.',
  POPUP_BLOCKED: 'The browser did not allow a window.',
  NO_SUPPORT: 'The brand has no support entry at the position asked for.',
  NO_DOWNLOAD: 'The brand offers no download of the kind asked for.',
  NEEDS_REAL_ACCOUNT: 'A guest asked for what only members have.',
  AGENTS_ONLY: 'A member who is no agent asked for the agent centre.',
  UNKNOWN_ACTION: 'A document names an action that the page does not have.',
  UNEXPECTED: 'A fault of the page itself; it has been reported.',
  UNKNOWN: 'Every code that the brand has no entry for.',
} as const satisfies Record<string, string>;

export type PageErrorCode = keyof typeof pageErrors;
