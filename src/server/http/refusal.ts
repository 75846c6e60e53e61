import { Refused } from './refused.ts';

/** Why the service says no: HTTP status, what happened and what to do. Details may be added when it is raised. */
const refusals = {
  NOT_FOUND: [
    404,
    'There is nothing at this address.',
    'Check the address; the calls are listed in docs/reference/admin.md.',
  ],
  INVALID_REQUEST: [400, 'The request does not fit the call.', 'Correct what the message names.'],
  BODY_TOO_LARGE: [413, 'The body is larger than the call takes.', 'Send less at once.'],
  UNSUPPORTED_MEDIA_TYPE: [
    415,
    'The body is of a type the call does not take.',
    'Send JSON as application/json.',
  ],
  TOO_DEEP: [400, 'The JSON is nested too deeply.', 'Nest at most 64 levels.'],
  DOCUMENT_TOO_LARGE: [413, 'The document is larger than 512 kB.', 'Split it into several documents.'],
  NOT_SIGNED_IN: [401, 'Nobody is signed in, or the session has ended.', 'Sign in again.'],
  WRONG_CREDENTIALS: [401, 'The user name or the password is wrong.', 'Check both and try again.'],
  PASSKEY_REFUSED: [
    401,
    'This passkey opens no account here, or was not confirmed.',
    'Sign in another way. Passkeys are added under My account, each for one host.',
  ],
  PASSWORDS_OFF: [
    403,
    'Nobody signs in by a password here.',
    'Sign in at your company’s provider. Whoever runs the server may allow passwords again with OPERATOR_SSO_PASSWORDS=on.',
  ],
  SSO_OFF: [404, 'There is no single sign-on here.', 'Sign in with user name and password.'],
  SSO_STATE: [
    401,
    'This sign-in was not begun in this browser, took too long or was brought back twice.',
    'Begin again.',
  ],
  SSO_REFUSED: [
    401,
    'The provider did not confirm who you are.',
    'Begin again. If it happens again, tell whoever runs the provider.',
  ],
  SSO_UNAVAILABLE: [
    503,
    'Your company’s provider does not answer.',
    'Try again in a minute, or sign in with a password if your account has one.',
  ],
  SSO_NO_ROLE: [
    403,
    'None of your groups has a role here.',
    'Ask whoever runs the server or your company’s groups for one.',
  ],
  SSO_NAME_TAKEN: [
    409,
    'Your name belongs to an account with a password.',
    'Sign in with that password, or ask an admin.',
  ],
  ACCOUNT_OF_SSO: [
    409,
    'This account signs in at the company’s provider, which decides on its roles and its sign-in.',
    'Change the groups of its owner there. Here it can be disabled and signed out.',
  ],
  CODE_NEEDED: [
    401,
    'This account is protected by an authenticator.',
    'Send a code of it, or a recovery code, as code.',
  ],
  WRONG_CODE: [
    401,
    'The code is wrong, or was used before.',
    'Wait for the next code of your authenticator, or use a recovery code.',
  ],
  PASSWORD_EXPIRED: [401, 'The password for the first sign-in has expired.', 'Ask an admin for a new one.'],
  PASSWORD_CHANGE_NEEDED: [
    403,
    'This password was for one sign-in.',
    'Set a password of your own first: PUT /config/v1/admin/session/password.',
  ],
  TOTP_NEEDED: [
    403,
    'This account needs an authenticator before it may do anything.',
    'Set one up first: POST /config/v1/admin/session/totp.',
  ],
  TOTP_IN_USE: [409, 'An authenticator is in use already.', 'Remove it first, then set up another.'],
  WEAK_PASSWORD: [
    422,
    'The password is on the lists that are tried first.',
    'Choose one of at least 12 characters that nobody else would think of.',
  ],
  NO_ROLES: [422, 'The account would have no role.', 'Give it a role on at least one brand.'],
  TOO_MANY_LOGINS: [429, 'Too many failed logins.', 'Wait until the time in retryAfter has passed.'],
  CSRF: [
    403,
    'The request carries no valid X-CSRF-Token.',
    'Send the csrf value of GET /config/v1/admin/session in the header X-CSRF-Token.',
  ],
  WRONG_ORIGIN: [403, 'The request comes from a page of another site.', 'Use the console of this server.'],
  FORBIDDEN: [403, 'This account may not do that.', 'Ask an admin for the role that is named.'],
  UNKNOWN_PACK: [404, 'There is no pack of this name.', 'GET /config/v1/admin/packs lists the packs.'],
  UNKNOWN_DOCUMENT: [
    404,
    'The pack has no such document, nor do the packs it extends.',
    'GET …/documents lists the documents.',
  ],
  PACK_EXISTS: [409, 'There is a pack or a page of the console of this name already.', 'Choose another id.'],
  NO_BRAND: [422, 'Only a brand that players can visit can be hidden.', 'Name a brand, not a shared base.'],
  UNKNOWN_LANGUAGE: [
    422,
    'The template has no texts in one of the languages.',
    'Choose among its languages; others are added to the brand afterwards.',
  ],
  UNKNOWN_VERSION: [404, 'The pack has no version of this number.', 'GET …/versions lists the versions.'],
  UNKNOWN_BRAND: [
    404,
    'No brand of this name is published.',
    'Check the name; abstract packs are not shown.',
  ],
  NO_CONSOLE_TEXTS: [
    404,
    'The pack "console" is not published, so the console has no words but its own.',
    'Add the folder console of configs/ to the packs of this server.',
  ],
  UNKNOWN_BUNDLE: [404, 'No bundle part has this hash.', 'Fetch the pointer again and follow its hash.'],
  UNKNOWN_ACCOUNT: [
    404,
    'There is no account of this name.',
    'GET /config/v1/admin/accounts lists the accounts.',
  ],
  ACCOUNT_EXISTS: [
    409,
    'An account of this name exists already.',
    'Choose another name, or change that account.',
  ],
  LAST_ADMIN: [
    409,
    'This would leave nobody who can manage accounts.',
    'Make another account admin of * first.',
  ],
  STALE_DRAFT: [
    412,
    'The draft has been changed since it was read.',
    'Compare with the draft in this answer and save over its revision.',
  ],
  STALE_BASE: [
    412,
    'Documents were published after their drafts were made.',
    'Open the documents named, take over what is new, save them and publish again.',
  ],
  STALE_VERSION: [
    412,
    'The pack has been published since it was read.',
    'Look at the new version, then publish again.',
  ],
  STALE_PLAN: [
    412,
    'The pack has been published since the plan was made.',
    'Run livery diff again and push the new plan.',
  ],
  PRECONDITION_REQUIRED: [
    428,
    'The header If-Match is missing.',
    'Send If-Match with the revision that was read, "0" when there was no draft.',
  ],
  APPROVAL_NEEDED: [
    409,
    'Nothing of this pack goes live before somebody else has approved it.',
    'Make a release of it and ask for approval.',
  ],
  OWN_RELEASE: [
    403,
    'Who has a hand in a release does not approve it.',
    'Ask a publisher who has edited nothing of it.',
  ],
  NOT_APPROVER: [
    403,
    'The brand names who may approve its releases, and this account is not among them.',
    'Ask somebody whom publishing.approvers of brand/main names.',
  ],
  TOO_MANY_COMMENTS: [
    409,
    'A release has room for 200 comments.',
    'Withdraw it and make a new one of what is still drafted.',
  ],
  TOO_MANY_OPEN_COMMENTS: [
    409,
    'A brand has room for 500 comments that are not done with.',
    'Say of those that are that they are done.',
  ],
  UNKNOWN_COMMENT: [404, 'The pack has no such comment.', 'GET …/comments lists the comments.'],
  NOT_REQUESTED: [
    409,
    'Nobody has asked for approval of this release, or it was sent back.',
    'Ask for approval first.',
  ],
  DRAFTS_CHANGED: [
    412,
    'Drafts that were chosen have been changed since.',
    'Look at the changes again, then publish.',
  ],
  ROLLOUT_RUNNING: [
    409,
    'Another change is live for some visitors only, and two at once could not be told apart.',
    'Finish or stop the rollout first, or publish for all visitors.',
  ],
  NO_ROLLOUT: [409, 'Nothing is live for some visitors only.', 'Publish for a share of visitors first.'],
  ROLLOUT_NARROWED: [
    409,
    'A rollout only grows: who has seen a change keeps it.',
    'Widen it, or stop it for everyone.',
  ],
  UNKNOWN_RELEASE: [404, 'The pack has no such release.', 'GET …/releases lists the releases.'],
  RELEASE_CLOSED: [
    409,
    'The release has been published or withdrawn.',
    'Make a new release of what is still drafted.',
  ],
  RELEASE_CHANGED: [
    412,
    'What the release holds has been changed since it was looked at.',
    'Look at the release again, and take the newest drafts into it.',
  ],
  RELEASE_LATE: [
    409,
    'The server was not running at the time of the release.',
    'Plan another time, or publish it now.',
  ],
  PLANNER_LEFT: [
    409,
    'Who planned the release may not publish any more.',
    'Have somebody with the role publisher plan it again.',
  ],
  TIME_PASSED: [422, 'The time is not between now and a year from now.', 'Choose a time to come.'],
  NOTHING_TO_PUBLISH: [409, 'There is no draft to publish.', 'Change and save a document first.'],
  INVALID_DOCUMENTS: [
    422,
    'The documents have problems, so nothing was published.',
    'Correct what is named in problems.',
  ],
  PREVIEW_INVALID: [403, 'The preview link is not valid.', 'Make a new one in the console.'],
  PREVIEW_EXPIRED: [410, 'The preview link has expired.', 'Make a new one in the console.'],
  UNKNOWN_MEMBER: [404, 'The brand has no member of this id.', 'Search for the member again.'],
  AGENT_PLACE_REFUSED: [
    409,
    'The member cannot have this place or rate among agents: see "reason".',
    'Choose another upline or rate; "bounds" has the rates that are possible there.',
  ],
  UNKNOWN_PAYMENT: [404, 'The brand has no deposit or withdrawal of this id.', 'Look at the list again.'],
  UNKNOWN_APPLICATION: [404, 'The brand has no application of this id.', 'Look at the list again.'],
  APPLICATION_DECIDED: [409, 'The application has been decided already.', 'Look at it again.'],
  REWARD_NOT_GIVEN: [
    409,
    'The promotion gives nothing for this application: see "reason".',
    'Change the promotion, or reject the application with the reason.',
  ],
  UNKNOWN_CONTRACT: [404, 'The brand has no contract of this id.', 'Look at the list again.'],
  CONTRACT_ENDED: [409, 'The contract has ended already.', 'Look at it again.'],
  CONTRACT_NOT_POSSIBLE: [
    422,
    'The contract is not possible: see "reason".',
    'Change the terms, or the bounds in contracts/main of the brand.',
  ],
  UNKNOWN_PAYOUT: [404, 'The brand has no payout of this id.', 'Look at the list again.'],
  PAYOUT_DECIDED: [
    409,
    'What the payout is in now does not allow that: it was paid, or somebody else was faster.',
    'Look at it again.',
  ],
  PAYOUT_BELOW_NOTHING: [
    422,
    'The correction would take more than the payout gives.',
    'Take at most what is left of it.',
  ],
  INVALID_MESSAGE: [
    422,
    'The message does not fit the brand: see "problems".',
    'Correct what they name and send it again.',
  ],
  UNKNOWN_MESSAGE: [404, 'The brand has no message of this id.', 'Look at the list again.'],
  MESSAGE_ENDED: [409, 'The message was sent or stopped already.', 'Look at it again.'],
  PICTURE_REFUSED: [
    422,
    'The file is no picture that can be kept.',
    'Send a PNG or JPEG under 5 MB and of at most some thousand pixels a side.',
  ],
  UNKNOWN_CHAT_MESSAGE: [
    404,
    'The room has no such message, or none that was reported.',
    'Look at the room again.',
  ],
  UNKNOWN_CHAT_MEMBER: [404, 'No member of this id has written in the chat.', 'Look at the room again.'],
  PICTURE_TYPE: [
    422,
    'The file is no picture of a kind that is kept, or it is damaged.',
    'Send a PNG, JPEG, WebP, AVIF or SVG; save it anew in the program that made it if it is one.',
  ],
  PICTURE_SIZE: [
    422,
    'The picture has more bytes, pixels or elements than are taken.',
    'Make it smaller: at most 8 MB, 8192 pixels a side and 40 million pixels in all, an SVG at most 1 MB.',
  ],
  PICTURE_MOVES: [
    422,
    'The picture moves, and only one of its frames would stay.',
    'Send one frame of it, or have whoever runs the server put the file below assets/.',
  ],
  PICTURE_DRAWING: [
    422,
    'A drawing (SVG) and a picture made of pixels do not take each other’s names.',
    'Give a drawing a name that ends in .svg, and any other picture one that ends in .png, .jpg, .webp or .avif.',
  ],
  PICTURE_EXISTS: [
    409,
    'The pack has a picture of this path already, or one that it lies over has.',
    'Choose another name, or send "replace" to put it in the place of that one.',
  ],
  PICTURE_USED: [
    409,
    'Documents name the picture: see "uses".',
    'Choose another picture there first, or replace this one.',
  ],
  UNKNOWN_PICTURE: [
    404,
    'Nobody uploaded a picture of this path to the pack.',
    'GET …/pictures lists the pictures; files of a pack and pictures of other packs are not removed here.',
  ],
  FONT_FORMAT: [
    422,
    'The file is a font, but no WOFF2.',
    'Ask whoever made the font for WOFF2, or convert the file (fonttools: fonttools ttLib.woff2 compress <file>) if its licence lets you.',
  ],
  FONT_TYPE: [
    422,
    'The file is no font that browsers show, or it is damaged.',
    'Send a WOFF2 with one font; export it anew from the program that made it if it is one.',
  ],
  FONT_SIZE: [
    422,
    'The font has more than 1 MB, and every page would fetch it.',
    'Leave out letters that the brand does not write: a subset of one script has 20 to 100 kB.',
  ],
  FONT_EXISTS: [
    409,
    'The pack has a font of this name already, or one that it lies over has.',
    'Choose another name, or send "replace" to put it in the place of that one.',
  ],
  FONT_USED: [
    409,
    'Documents name the font: see "uses".',
    'Choose another font there first, or replace this one.',
  ],
  UNKNOWN_FONT: [
    404,
    'Nobody uploaded a font of this name to the pack.',
    'GET …/fonts lists the fonts; files of a pack and fonts of other packs are not removed here.',
  ],
  TOO_MANY_PICTURES: [
    409,
    'The pack has 2,000 uploaded pictures and fonts already.',
    'Remove some that nothing names any more.',
  ],
  UNKNOWN_FREEZE: [404, 'The brand has no freeze request of this id.', 'Look at the list again.'],
  FREEZE_DECIDED: [
    409,
    'What the request is in now does not allow that: it was decided or lifted already.',
    'Look at it again.',
  ],
  UNKNOWN_CONVERSATION: [404, 'The desk has no conversation of this id.', 'Look at the queue again.'],
  CONVERSATION_ENDED: [409, 'The conversation has ended.', 'The player may begin another one.'],
  CONVERSATION_OF_ANOTHER: [
    409,
    'The conversation is not yours: it waits, or a colleague has it.',
    'Take it first, or have it handed over.',
  ],
  UNKNOWN_OPERATOR: [
    422,
    'Nobody of this name may answer players of the brand.',
    'Choose among the operators of supportAbout.',
  ],
  UNKNOWN_FEEDBACK: [404, 'The brand has no feedback of this id.', 'Look at the list again.'],
  FEEDBACK_ANSWERED: [409, 'The feedback has an answer already.', 'Look at it again.'],
  UNKNOWN_EXCHANGE: [404, 'The brand has no exchange of this trade number.', 'Look at the list again.'],
  EXCHANGE_DECIDED: [409, 'The exchange has been decided already.', 'Look at it again.'],
  PAYMENT_DECIDED: [
    409,
    'What it is in now does not allow that: somebody else was faster, or it has ended.',
    'Look at it again.',
  ],
  SAME_OPERATOR: [
    403,
    'This step has to be somebody else’s than the one before it.',
    'Ask another operator who has the right.',
  ],
  RECEIPT_MISSING: [
    422,
    'The member has sent no receipt for this transfer.',
    'Wait for it, or say why the money is known to have come.',
  ],
  NOTHING_TO_CREDIT: [
    422,
    'The provider reported nothing that can be credited to this deposit: no amount, or another currency.',
    'Reject it, or credit what was ordered with a reason and a second operator.',
  ],
  AMOUNT_DIFFERS: [
    422,
    'The provider reported another amount than the one that is to be credited.',
    'Credit what came, or say why another amount is credited; a second operator has to agree.',
  ],
  UNKNOWN_WEBHOOK: [404, 'There is no webhook of this id.', 'GET /config/v1/admin/webhooks lists them.'],
  UNKNOWN_DELIVERY: [404, 'The webhook has no delivery of this id.', 'GET …/deliveries lists them.'],
  WEBHOOK_ADDRESS: [
    422,
    'Webhooks are not sent to this address.',
    'Give an address on the public internet that begins with https:// and holds no password.',
  ],
  TOO_MANY_CHECKS: [
    429,
    'Other checks of this account wait already.',
    'Wait for their answers, then ask again.',
  ],
  TOO_MANY_WEBHOOKS: [409, 'There are 20 webhooks here already.', 'Remove one that is no longer needed.'],
  TOO_MANY_STREAMS: [
    429,
    'Too many event streams are open from this address.',
    'Close some, or ask for the pointer from time to time.',
  ],
  UNAVAILABLE: [503, 'The server cannot answer this now.', 'Try again in a moment.'],
  INTERNAL: [
    500,
    'The server has failed to do this.',
    'Try again; the log has the reason under the request id given.',
  ],
} as const satisfies Record<string, readonly [number, string, string]>;

export type RefusalCode = keyof typeof refusals;

/** A refusal of the console, of pages and of their files. `details` are sent beside code, message and fix, and may replace the latter two. */
export class Refusal extends Refused<RefusalCode> {
  constructor(
    readonly code: RefusalCode,
    readonly details: Record<string, unknown> = {},
  ) {
    super();
  }

  get status(): number {
    return refusals[this.code][0];
  }

  get body(): { code: RefusalCode; message: string; fix: string } & Record<string, unknown> {
    const [, message, fix] = refusals[this.code];
    return { code: this.code, message, fix, ...this.details };
  }

  get retryAfter(): number | undefined {
    const { retryAfter } = this.details;
    return typeof retryAfter === 'number' ? retryAfter : undefined;
  }
}

export const refuse = (code: RefusalCode, details?: Record<string, unknown>): Refusal =>
  new Refusal(code, details);
