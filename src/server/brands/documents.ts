import type { DocumentsByName } from '#contract/generated/documents.ts';
import { isOnForAll } from '#engine/flags/flag.ts';
import type { LiveBrand } from './types.ts';

type Single =
  | 'agents'
  | 'brand'
  | 'campaigns'
  | 'cashier'
  | 'chat'
  | 'constants'
  | 'contracts'
  | 'flags'
  | 'languages'
  | 'lobby'
  | 'lotteries'
  | 'help'
  | 'mall'
  | 'messages'
  | 'patterns'
  | 'protection'
  | 'providers'
  | 'support'
  | 'theme';

/** The brand's one document of a kind; undefined when it has none. */
export const documentOf = <K extends Single>(brand: LiveBrand, kind: K): DocumentsByName[K] | undefined =>
  brand.documents[`${kind}/main`] as DocumentsByName[K] | undefined;

type Constants = DocumentsByName['constants']['constants'];

/** Constants of a brand that sets none. */
const defaults = {
  agreementAge: 18,
  sessionIdleMinutes: 60,
  sessionHours: 24,
  launchIdleMinutes: 60,
  passwordExpiryDays: 0,
  captchaAfterFailures: 3,
  captchaMinutes: 5,
  captchasPerMinute: 30,
  loginFailureMinutes: 15,
  loginFailuresMax: 10,
  registrationsPerHour: 60,
  freePlaysPerHour: 30,
  trialCredit: 0,
  verificationCodeMinutes: 10,
  verificationTries: 5,
  loginVerificationMinutes: 15,
  rememberHours: 24,
  smsPerNumberHour: 6,
  smsPerAddressHour: 60,
  passwordMailsPerHour: 60,
  temporaryPasswordMinutes: 30,
  accountChecksPerMinute: 60,
  humanCost: 1000,
  humanTries: 600,
  humanMinutes: 10,
  totpTries: 10,
  totpEnrolmentMinutes: 15,
  providerLoginMinutes: 10,
  providerProofMinutes: 5,
  providerTicketMinutes: 10,
  providerTriesPerMinute: 60,
  paymentPasswordTries: 5,
  codesPerMemberHour: 10,
  nicknameChangesPerDay: 5,
  winnersMinimum: 0,
  winnersHours: 720,
  winnersMax: 24,
  winNoticeHours: 24,
  rankListMax: 20,
  avatarsPerHour: 20,
  recordDaysMax: 92,
  transfersPerMinute: 20,
  recipientNamesPerMinute: 20,
  favoriteGamesMax: 200,
  launchesPerMinute: 30,
  cashierAccountsPerDay: 10,
  depositsPerHour: 30,
  proofsPerHour: 30,
  promotionCodesPerHour: 20,
  feedbackPerHour: 10,
  feedbackPerAddressHour: 60,
} as const satisfies Constants;

export const constantOf = (brand: LiveBrand, name: keyof typeof defaults): number =>
  documentOf(brand, 'constants')?.constants[name] ?? defaults[name];

type Flags = DocumentsByName['flags']['flags'];
/** Flags that the schema names. */
type Flag = keyof { [Name in keyof Flags as string extends Name ? never : Name]: Flags[Name] };

/** A flag of the platform. What a call is given has those of whoever calls; elsewhere a flag is on if it is for everybody. */
export const flagOf = (brand: LiveBrand, flag: Flag): boolean =>
  isOnForAll(documentOf(brand, 'flags')?.flags[flag]);

/** The entries of a collection in its order; an id without an entry is skipped. */
export const inOrder = <T>(
  order: readonly string[] | undefined,
  items: Readonly<Record<string, T>> | undefined,
): { id: string; item: T }[] =>
  (order ?? []).flatMap((id) => {
    const item = items && Object.hasOwn(items, id) ? items[id] : undefined;
    return item === undefined ? [] : [{ id, item }];
  });

/** Time zone of a brand, in which its days and weeks begin (IANA name). */
export const zoneOf = (brand: LiveBrand): string => documentOf(brand, 'brand')?.timeZone ?? 'UTC';
