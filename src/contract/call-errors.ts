/**
 * Every code with which a gateway call can be refused, its HTTP status and its English message for developers and logs.
 * The text for players is one of the brand, chosen by the code.
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
  IDEMPOTENCY_KEY_REQUIRED: {
    status: 400,
    message:
      'The header Idempotency-Key is missing or not 8 to 64 letters, digits, - and _. Send one per intention, the same for every retry.',
  },
  DUPLICATE_TRANSACTION: {
    status: 409,
    message: 'This Idempotency-Key was used for something else. Use a new one for a new intention.',
  },
  INSUFFICIENT_BALANCE: {
    status: 409,
    message: 'The balance does not suffice.',
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
  UNAVAILABLE: {
    status: 503,
    message:
      'The database of the platform does not answer. Send the same request again after the time in the Retry-After header.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    message:
      'The body has a content type or encoding the call does not read. Send application/json, application/jose for calls marked enc, or application/x-www-form-urlencoded for calls marked form.',
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
    message:
      'This call needs a session. Log in and send Authorization: Bearer <token>, or X-Session: cookie where the login did.',
  },
  SESSION_EXPIRED: {
    status: 401,
    message: 'The session has ended or never existed. Log in again.',
  },
  SESSION_CHANGED: {
    status: 401,
    message:
      'The session of this browser belongs to another member than X-Session-Member says: somebody else has logged in since.',
  },
  WRONG_ORIGIN: {
    status: 403,
    message:
      'A session in a cookie is good for pages of the same origin only. Send Authorization: Bearer <token> elsewhere.',
  },
  PASSWORD_DUE: {
    status: 403,
    message:
      'The login of this session demanded another password. Set it by /wps/member/password; of the other calls only those for it are allowed.',
  },
  EXCLUDED: {
    status: 403,
    message:
      'The member is excluded from play, by a time-out or a self-exclusion. Looking and withdrawing stay open.',
  },
  LIMIT_NOT_READY: {
    status: 409,
    message:
      'No less strict limit can be confirmed or dropped here now: none was asked for, or it is too early or too late.',
  },
  PROTECTION_CHOICE: {
    status: 422,
    message: 'The brand does not offer this limit, interval or length. See /wps/protection.',
  },
  REAL_ACCOUNT_REQUIRED: {
    status: 403,
    message: 'This call is not for guests. Register a real account.',
  },
  ACCOUNT_FROZEN: {
    status: 403,
    message: 'The account is frozen by the operator. Nobody can log in to it until that is lifted.',
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
  PASSKEYS_OFF: {
    status: 403,
    message: 'This brand does not offer passkeys.',
  },
  PASSKEY_REFUSED: {
    status: 401,
    message:
      'The passkey is not accepted: it is unknown at this host, its challenge is used or too old, or its owner was not verified.',
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
  REGION_RESTRICTED: {
    status: 451,
    message: 'The brand may not be used in the country that the request comes from (regions of brand/main).',
  },
  ADDRESS_BLOCKED: {
    status: 403,
    message: 'The brand is closed to the IP address that the request comes from (addresses of brand/main).',
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
  PAYMENT_PASSWORD_NOT_SET: {
    status: 409,
    message: 'The member has no payment password. Set one by /wps/member/payment-password first.',
  },
  ACCOUNT_HOLDER_DIFFERS: {
    status: 422,
    message: 'The holder of the account is not the payee name of the member.',
  },
  TOO_MANY_ACCOUNTS: {
    status: 409,
    message: 'The member has as many accounts as the brand allows. Remove one first.',
  },
  ACCOUNT_GONE: {
    status: 404,
    message: 'The member has no account of this id.',
  },
  TRANSFER_CLOSED: {
    status: 409,
    message:
      'Such transfers are closed: the brand sets no bounds for them (transfers of cashier/main), or the vendor is away for maintenance.',
  },
  NO_UPLINE: {
    status: 409,
    message: 'The member has no upline to transfer to.',
  },
  DOWNLINE_UNKNOWN: {
    status: 404,
    message: 'The agent has nobody of this id in its team, or not at the place that the call is for.',
  },
  AGENT_MESSAGES_OFF: {
    status: 409,
    message:
      'Agents of this brand write no messages (flag agentMessages, messages of agents/main), or this one may not be answered.',
  },
  AGENT_MESSAGES_STOPPED: {
    status: 403,
    message: 'An operator has stopped the messages of this member.',
  },
  AGENT_MESSAGES_DAY_LIMIT: {
    status: 409,
    message: 'The member has written as many messages today as the brand allows.',
  },
  POINTS_INSUFFICIENT: {
    status: 409,
    message: 'The points do not suffice.',
  },
  ITEM_NOT_OFFERED: {
    status: 404,
    message: 'The item is not offered, or not to the level of the member.',
  },
  ITEM_SOLD_OUT: {
    status: 409,
    message: 'Less is left of the item than was asked for.',
  },
  ITEM_LIMIT_REACHED: {
    status: 409,
    message: 'This is more of the item than a member of this level gets.',
  },
  PRICE_CHANGED: {
    status: 409,
    message: 'The item costs other points than were sent. See /wps/relay/getPointReward.',
  },
  CONVERT_NOT_OFFERED: {
    status: 409,
    message: 'The brand does not convert points to money.',
  },
  CONVERT_LIMIT_REACHED: {
    status: 409,
    message: "This is more than what is left of the member's day. See /wps/relay/getPointConfig.",
  },
  TRANSFER_DAY_LIMIT: {
    status: 409,
    message: "The transfer is more than what is left of the member's day. See /wps/member/transferUpline.",
  },
  METHOD_NOT_OFFERED: {
    status: 422,
    message:
      'The brand does not offer this way to pay in or out now. Those it offers are in /wps/cashier/options.',
  },
  AMOUNT_OUT_OF_BOUNDS: {
    status: 422,
    message: 'The amount is outside of the bounds in value.min and value.max, minor units.',
  },
  TOO_MANY_DEPOSITS: {
    status: 409,
    message:
      'The member has as many deposits waiting as the brand allows. Pay one, or wait until it expires.',
  },
  PAYMENT_PROVIDER_UNAVAILABLE: {
    status: 502,
    message: 'The payment provider could not be reached, or nothing says where it is. Nothing was begun.',
  },
  DEPOSIT_GONE: {
    status: 404,
    message: 'The member has no deposit of this id, or none that takes a receipt.',
  },
  DEPOSIT_ENDED: {
    status: 409,
    message: 'The deposit has been decided or has expired, or waits for somebody else than the member.',
  },
  PROOF_TYPE: {
    status: 422,
    message: 'The file is no PNG or JPEG; its content counts, not its name.',
  },
  TOO_MANY_PROOFS: {
    status: 409,
    message: 'There are three pictures already.',
  },
  PROOF_REQUIRED: {
    status: 422,
    message:
      'Whoever says that nothing came has to show it: send a picture by /wps/cashier/withdrawal/proof first.',
  },
  WITHDRAWALS_OF_DAY_USED: {
    status: 409,
    message:
      'The member may not take out so often, or so much, on this day. See value.leftToday and value.sumLeftToday.',
  },
  BONUS_FORFEIT: {
    status: 409,
    message:
      'A withdrawal ends the bonus that the member has not wagered yet. See value.bonus, and send forfeitBonus to agree.',
  },
  BONUS_RUNS: {
    status: 409,
    message:
      'Money cannot be given to other members while a bonus has to be wagered. See /wps/bonuses; it can be given up there.',
  },
  WITHDRAWAL_GONE: {
    status: 404,
    message: 'The member has no withdrawal of this id.',
  },
  WITHDRAWAL_ENDED: {
    status: 409,
    message:
      'The withdrawal is not waiting for an answer: it is not paid yet, or it was answered, or the time to answer is over.',
  },
  AFFILIATE_NOT_FOUND: {
    status: 404,
    message: 'No agent of this brand has this code.',
  },
  REFERRAL_NOT_FOUND: {
    status: 404,
    message: 'No member of this brand invites by this code.',
  },
  MERCHANT_NOT_FOUND: {
    status: 404,
    message: 'The merchant code is not the one of this brand.',
  },
  GAME_NOT_FOUND: {
    status: 404,
    message: 'The brand offers no game of this id. Those it offers are in /wps/relay/GCSGAME_gameList.',
  },
  CONFIRM_TRANSFER: {
    status: 409,
    message:
      'The vendor has a wallet of its own. Say with confirmTrans whether the balance goes there first; `value` has it.',
  },
  GAME_NOT_STARTED: {
    status: 409,
    message:
      "This entry stands for a vendor's list or for a lottery of the brand, neither of which is started. See isGame and gameType.",
  },
  GAME_MAINTENANCE: {
    status: 503,
    message: 'The vendor of this game is away for maintenance. Try again later.',
  },
  ROOM_NOT_FOUND: {
    status: 404,
    message: 'The game has no such room, or one has to be chosen. Its rooms are in /wps/relay/GLS2_roomList.',
  },
  LAUNCH_MISMATCH: {
    status: 422,
    message: "What the payload says is not the player's own or not of this game; `value.fields` names it.",
  },
  TRIAL_NOT_OFFERED: {
    status: 409,
    message: 'The vendor has no play money, so guests cannot start this game.',
  },
  VENDOR_UNAVAILABLE: {
    status: 503,
    message: 'The vendor of this game did not answer as it should. Nothing was started; try again later.',
  },
  FAVORITES_FULL: {
    status: 409,
    message: 'The player keeps as many games as the brand allows. Take one out before another is kept.',
  },
  TICKET_GONE: {
    status: 409,
    message:
      'The member has no such ticket, or its time is over. Those that can be played are in /lgw/tickets.',
  },
  DRAW_CLOSED: {
    status: 409,
    message: 'The draw takes no bets any more. The next ones are in /lgw/games/rules.',
  },
  NUMBER_CLOSED: {
    status: 409,
    message: 'A line of the slip stakes on a number that takes no bets: see value.line and value.number.',
  },
  NUMBER_FULL: {
    status: 409,
    message:
      'A number can take less in this draw than the slip stakes on it: see value.line, value.number and value.left, in minor units.',
  },
  BET_INVALID: {
    status: 422,
    message: 'A line of the slip cannot be played as it is: see value.line and value.reason.',
  },
  STAKE_OUT_OF_RANGE: {
    status: 422,
    message:
      'A line costs less or more than one bet may: see value.minimum and value.maximum, in minor units.',
  },
  ODDS_CHANGED: {
    status: 409,
    message:
      'The odds of a line are lower now than those that were sent with it: see value.odds. Ask the player again.',
  },
  CHASE_INVALID: {
    status: 422,
    message:
      'The chase cannot be played: its lines have to be of one game and draw, its further draws distinct and no more than the brand allows.',
  },
  SLIP_TOO_LARGE: {
    status: 422,
    message: 'The slip has more lines or bets than the brand allows.',
  },
  SLIP_TOO_SMALL: {
    status: 422,
    message: 'The slip has fewer lines than the brand asks for: see hints.lines of /lgw/games/rules.',
  },
  BET_NOT_CANCELLABLE: {
    status: 409,
    message:
      'There is no open bet of this id that may be taken back: its draw has closed, or the game does not allow it.',
  },
  PLAYER_BLOCKED: {
    status: 403,
    message: 'The member may not bet now.',
  },
  LIMIT_REACHED: {
    status: 409,
    message: 'The bet or deposit goes beyond a limit that the member has set. See /wps/protection.',
  },
  BONUS_STAKE_LIMIT: {
    status: 409,
    message:
      'The stake is larger than what bonus money may be used for, and other money does not suffice for it. See value.maxStake of the bonus at /wps/bonuses.',
  },
  PROMOTION_UNKNOWN: {
    status: 404,
    message: 'The brand has no promotion of this id, or the member no reward or application of this id.',
  },
  PROMOTION_NOT_OFFERED: {
    status: 409,
    message: 'The promotion is not open for the member now: see value.reason, and /wps/promotions.',
  },
  PROMOTION_CODE_UNKNOWN: {
    status: 404,
    message: 'No promotion of the brand has this code.',
  },
  CONTRACT_UNKNOWN: {
    status: 404,
    message: 'The member has no contract or payout of this id.',
  },
  CONTRACT_ANSWERED: {
    status: 409,
    message:
      'The contract is in another state by now: it was answered, replaced or has ended. Read it again.',
  },
  CONTRACT_NOT_POSSIBLE: {
    status: 422,
    message:
      'These terms are not possible: see value.reason, and the bounds at /wps/member/info/funds/consolidated.',
  },
  CONTRACT_AFFECTS: {
    status: 409,
    message:
      'Contracts further down would end with this: see value.ending. Send their ids as ending to confirm it.',
  },
  MESSAGE_UNKNOWN: {
    status: 404,
    message: 'The member has no message of this id, or none that is shown now.',
  },
  MESSAGE_CHANNEL_CLOSED: {
    status: 409,
    message:
      'The brand does not offer this choice on this channel, or the member has no verified address or device for it: see messageChoices.',
  },
  PUSH_DEVICE_REFUSED: {
    status: 409,
    message:
      'The server sends no notifications, or not to this address: it is not on the public internet, its keys are not valid, or it is known with other keys.',
  },
  SUPPORT_OFF: {
    status: 404,
    message: 'The brand has no support desk on its pages. Its links of customer service are in domainRoute.',
  },
  SUPPORT_ENDED: {
    status: 409,
    message: 'The caller has no conversation in the state that the call needs. Begin one by supportOpen.',
  },
  SUPPORT_FILE_TYPE: {
    status: 422,
    message: 'The file is no picture that the desk takes; its content counts, not its name.',
  },
  SUPPORT_FILES: {
    status: 409,
    message: 'The conversation has as many files as the brand allows.',
  },
  SUPPORT_PICTURE_UNKNOWN: {
    status: 404,
    message: "The caller's newest conversation has no picture of this id.",
  },
  FEEDBACK_UNKNOWN: {
    status: 404,
    message: 'The member has no feedback of this id that waits for an answer.',
  },
  CHAT_ROOM_UNKNOWN: {
    status: 404,
    message: 'The brand has no open chat room of this id. Those that are open are at /wps/chat/rooms.',
  },
  CHAT_ROOM_CLOSED: {
    status: 409,
    message: 'Nobody may write in this chat room for now: its document says readOnly.',
  },
  CHAT_NICKNAME_NEEDED: {
    status: 409,
    message:
      'The member has no nickname of its own, or one with a blocked word. The chat shows no accounts: set one at /wps/member/nickname.',
  },
  CHAT_MUTED: {
    status: 403,
    message: 'An operator has taken the right to write from the member: see value.until and value.reason.',
  },
  CHAT_SLOW: {
    status: 429,
    message: 'The member has sent as much as the room takes for now. Send it again after value.seconds.',
  },
  CHAT_TEXT_EMPTY: {
    status: 422,
    message: 'The message has nothing to see. Send some text, or a bet.',
  },
  CHAT_TEXT_LONG: {
    status: 422,
    message: 'The message is longer than the room takes: see value.longest.',
  },
  CHAT_TEXT_BLOCKED: {
    status: 422,
    message: 'The message has a word that the chat document blocks.',
  },
  CHAT_BET_UNKNOWN: {
    status: 404,
    message: 'The member has no bet of this id that can be shared, or the brand lets none be.',
  },
  CHAT_MESSAGE_UNKNOWN: {
    status: 404,
    message: 'The room has no such message, or it is not one that this may be done with.',
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

/**
 * Refused field of a form: `code` is one of the field checks or a server-side one: TAKEN, WRONG, EXPIRED, COMMON,
 * PERSONAL, SAME_AS_OLD.
 */
export type RefusedField = { field: string; code: string; params: Record<string, string | number> };
