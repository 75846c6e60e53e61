/**
 * Every code a gateway call can be refused with, its HTTP status and its English message for developers and logs.
 * What a player reads is a text of the brand, chosen by the code.
 */
export const callErrors = {
  MISSING_GATEWAY_VERSION: {
    status: 400,
    message: 'The header X-Gateway-Version is missing. Send X-Gateway-Version: 3.',
  },
  UNSUPPORTED_GATEWAY_VERSION: {
    status: 400,
    message: 'This gateway speaks version 3 only. Send X-Gateway-Version: 3.',
  },
  MISSING_MODULE_ID: {
    status: 400,
    message: 'The header X-Module-Id is missing or not a name. Send the module that calls, such as portal.',
  },
  UNKNOWN_CALL: {
    status: 404,
    message: 'There is no call at this path. The calls are listed at /docs.',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    message: 'The call at this path uses another method. See the Allow header.',
  },
  INVALID_QUERY: {
    status: 400,
    message: 'The query does not fit the call. See value.problems and the schema at /docs.',
  },
  INVALID_BODY: {
    status: 400,
    message: 'The body does not fit the call. See value.problems and the schema at /docs.',
  },
  BODY_TOO_LARGE: {
    status: 413,
    message: 'The body is larger than a call may be.',
  },
  MALFORMED_REQUEST: {
    status: 400,
    message: 'This is no HTTP request that can be read: its address or its headers are broken.',
  },
  HEADERS_TOO_LARGE: {
    status: 431,
    message: 'Address and headers are larger than 16 KiB together.',
  },
  REQUEST_TOO_SLOW: {
    status: 408,
    message: 'The request did not arrive in time.',
  },
  BUSY: {
    status: 503,
    message:
      'So many passwords are being checked that this one would wait too long. See the Retry-After header.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    message:
      'The body has a content type the call does not read. Send application/json, application/jose for calls marked enc, or application/x-www-form-urlencoded for calls marked form.',
  },
  ENCRYPTION_REQUIRED: {
    status: 415,
    message:
      'The body of this call has to be encrypted. Send a compact JWE (ECDH-ES, A256GCM) for a key of /.well-known/jwks.json as application/jose.',
  },
  DECRYPTION_FAILED: {
    status: 400,
    message:
      'The body could not be decrypted. Use a current key of /.well-known/jwks.json with ECDH-ES and A256GCM.',
  },
  ENCRYPTED_FOR_ANOTHER_CALL: {
    status: 400,
    message:
      'The body was not encrypted for this call. Its protected header "call" has to be the id of the call, such as sessionLogin.',
  },
  SESSION_REQUIRED: {
    status: 401,
    message: 'This call needs a session. Log in and send Authorization: Bearer <token>.',
  },
  SESSION_EXPIRED: {
    status: 401,
    message: 'The session has ended or never existed. Log in again.',
  },
  PASSWORD_DUE: {
    status: 403,
    message:
      'The login of this session demanded another password. Set it by /wps/member/password; of the other calls only those for it are allowed.',
  },
  REAL_ACCOUNT_REQUIRED: {
    status: 403,
    message: 'This call is not for guests. Register a real account.',
  },
  NOT_A_MEMBER: {
    status: 403,
    message:
      'This account cannot log in on the member side: guests come by a demo login, agents where the brand says so.',
  },
  LOGIN_VERIFICATION_REQUIRED: {
    status: 403,
    message:
      'The member never logged in from this address. Answer value.ticket by one of value.methods at /wps/session/login/verification.',
  },
  LOGIN_VERIFICATION_EXPIRED: {
    status: 403,
    message:
      'The ticket of this login was used, tried too often, is too old or of another address. Log in again.',
  },
  LOGIN_VERIFICATION_IMPOSSIBLE: {
    status: 403,
    message:
      'The member never logged in from this address, and the account has nothing to verify the login with.',
  },
  REMEMBERED_LOGIN_ENDED: {
    status: 401,
    message: 'This browser remembers no login of this account any more. Log in by password.',
  },
  NOT_AN_AGENT: {
    status: 403,
    message: 'This is for agents, and the account is none.',
  },
  WRONG_CREDENTIALS: {
    status: 401,
    message: 'Account and password do not belong together.',
  },
  CAPTCHA_REQUIRED: {
    status: 401,
    message: 'Too many logins have failed. Answer a captcha of /wps/captcha with captchaId and captcha.',
  },
  CAPTCHA_WRONG: {
    status: 401,
    message: 'The captcha was answered wrongly, too late or twice. Fetch a new one.',
  },
  HUMAN_REQUIRED: {
    status: 401,
    message:
      'The human verification is missing. Solve a puzzle of /wps/verification/human and send it as human.',
  },
  HUMAN_WRONG: {
    status: 401,
    message: 'The human verification was solved wrongly, too late or sent twice. Fetch a new puzzle.',
  },
  HUMAN_UNAVAILABLE: {
    status: 503,
    message:
      'The provider of the human verification does not answer, and the brand has no other. Try again later.',
  },
  ACCOUNT_UNKNOWN: {
    status: 404,
    message:
      'No account has this name and e-mail address. Only told where the switch tellUnknownAccounts is on.',
  },
  VERIFICATION_OFF: {
    status: 403,
    message: 'This brand sends no codes for this. See the switches of /wps/system/whitelabel.',
  },
  PASSWORD_RESET_OFF: {
    status: 403,
    message: 'This brand does not set new passwords by a code to the mobile number.',
  },
  MESSAGE_NOT_SENT: {
    status: 503,
    message: 'The message could not be sent. The log has the reason; try again later.',
  },
  LOGIN_TYPE_UNAVAILABLE: {
    status: 422,
    message: 'This brand does not offer this way to log in.',
  },
  PROVIDER_UNAVAILABLE: {
    status: 502,
    message: 'The provider could not be reached, or did not answer as it should. The log has the reason.',
  },
  PROVIDER_REFUSED: {
    status: 401,
    message: 'What came back from the provider proves nothing: forged, for another brand, too old or used.',
  },
  PROVIDER_STATE: {
    status: 401,
    message:
      'This login was not begun in this browser, took too long or was brought back twice. Begin again.',
  },
  IDENTITY_UNKNOWN: {
    status: 404,
    message: 'No member is linked to this identity. Register with value.ticket, or log in and link it.',
  },
  IDENTITY_TAKEN: {
    status: 409,
    message: 'This identity is linked to a member already, or the member has another of this provider.',
  },
  TICKET_EXPIRED: {
    status: 422,
    message: 'The ticket has run out or was used. Log in at the provider again.',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: 'Too many requests. Wait the seconds of the Retry-After header.',
  },
  INVALID_FIELDS: {
    status: 422,
    message: 'Some values are not accepted. See value.fields.',
  },
  REGISTRATION_OFF: {
    status: 403,
    message: 'This brand does not offer this way to register.',
  },
  PREVIEW_ENDED: {
    status: 410,
    message: 'This preview has ended. Ask for a new link to it.',
  },
  PREVIEW_ONLY: {
    status: 403,
    message: 'A preview shows and changes nothing. Use the call on the page of the brand itself.',
  },
  FREE_PLAY_OFF: {
    status: 403,
    message: 'This brand does not offer demo logins.',
  },
  FREE_PLAY_REPLAYED: {
    status: 409,
    message: 'This random string was used already. Encrypt a new one.',
  },
  TOTP_ON: {
    status: 409,
    message: 'The member has an authenticator already. Turn it off before another is set up.',
  },
  TOTP_OFF: {
    status: 409,
    message: 'There is no authenticator here to do this with, or its setup has run out. Begin again.',
  },
  CONTACT_NOT_VERIFIED: {
    status: 409,
    message:
      'The member has neither a verified mobile number nor a verified e-mail address to send a code to.',
  },
  PICTURE_TYPE: {
    status: 422,
    message:
      'The file is no picture that can be used. Send a PNG, JPEG or WebP; its content counts, not its name.',
  },
  PICTURE_SIZE: {
    status: 422,
    message:
      'The picture has too many or too few pixels. Send one of 32 to 8192 px a side and at most 40 million in all.',
  },
  AVATAR_NOT_OFFERED: {
    status: 422,
    message:
      'The brand does not offer this picture. Those it offers are in /wps/relay/MCSFE_getPlayerAvatar.',
  },
  AFFILIATE_NOT_FOUND: {
    status: 404,
    message: 'No agent of this brand has this code.',
  },
  MERCHANT_NOT_FOUND: {
    status: 404,
    message: 'The merchant code is not the one of this brand.',
  },
  LANGUAGE_NOT_OFFERED: {
    status: 422,
    message: 'The brand does not offer this language. Its languages are in its brand document.',
  },
  BRAND_NOT_FOUND: {
    status: 404,
    message: 'No brand is live at this host.',
  },
  GATEWAY_UNREACHABLE: {
    status: 502,
    message: 'The platform behind this gateway did not answer in time.',
  },
  INTERNAL_ERROR: {
    status: 500,
    message: 'The call failed on the server. The log has the reason under the request id.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type CallErrorCode = keyof typeof callErrors;

/** What a refused field of a form carries: `code` is one of the field checks or what only a server knows: TAKEN, WRONG, EXPIRED, COMMON, PERSONAL, SAME_AS_OLD. */
export type RefusedField = { field: string; code: string; params: Record<string, string | number> };
