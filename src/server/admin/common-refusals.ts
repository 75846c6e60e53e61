import type { RefusalCode } from '#server/http/refusal.ts';

/** Codes that every administration call may answer, for its session, its request, or a fault. */
export const commonRefusals: readonly RefusalCode[] = [
  'INVALID_REQUEST',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_DEEP',
  'WRONG_ORIGIN',
  'NOT_SIGNED_IN',
  'CSRF',
  'PASSWORD_CHANGE_NEEDED',
  'TOTP_NEEDED',
  'FORBIDDEN',
  'UNAVAILABLE',
  'INTERNAL',
];
