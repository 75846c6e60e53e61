import type { PageErrorCode } from '#contract/page-errors.ts';
import { CallError } from '../gateway/call-error.ts';

/** Codes of the page by those of Firebase (specification section 8, phone sign-in). */
const codes: Readonly<Record<string, PageErrorCode>> = {
  'auth/invalid-phone-number': 'PHONE_INVALID',
  'auth/missing-phone-number': 'PHONE_INVALID',
  'auth/too-many-requests': 'PHONE_TOO_MANY',
  'auth/invalid-verification-code': 'PHONE_CODE_INVALID',
  'auth/missing-verification-code': 'PHONE_CODE_MISSING',
  'auth/missing-verification-id': 'PHONE_CODE_EXPIRED',
  'auth/invalid-verification-id': 'PHONE_CODE_EXPIRED',
  'auth/code-expired': 'PHONE_CODE_EXPIRED',
  'auth/session-expired': 'PHONE_CODE_EXPIRED',
  'auth/captcha-check-failed': 'PHONE_CAPTCHA',
  'auth/invalid-recaptcha-token': 'PHONE_CAPTCHA',
  'auth/missing-recaptcha-token': 'PHONE_CAPTCHA',
  'auth/invalid-app-credential': 'PHONE_DOMAIN',
  'auth/missing-app-credential': 'PHONE_DOMAIN',
  'auth/app-not-authorized': 'PHONE_DOMAIN',
  'auth/unauthorized-domain': 'PHONE_DOMAIN',
  'auth/quota-exceeded': 'PHONE_QUOTA',
  'auth/operation-not-allowed': 'PHONE_OFF',
  'auth/popup-closed-by-user': 'POPUP_CLOSED',
  'auth/popup-blocked': 'POPUP_BLOCKED',
  'auth/network-request-failed': 'NETWORK',
  'auth/timeout': 'TIMEOUT',
};

/** Maps a failure of Firebase to a code of the page; unknown ones become PHONE_UNKNOWN. */
export function phoneError(cause: unknown): CallError {
  if (cause instanceof CallError) return cause;
  const said = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
  const code = Object.hasOwn(codes, said) ? codes[said] : undefined;
  return new CallError(code ?? 'PHONE_UNKNOWN', `Firebase answered ${said || String(cause)}.`, { cause });
}
