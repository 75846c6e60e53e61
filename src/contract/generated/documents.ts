// Generated from schemas/ by scripts/generate.ts. Do not edit.
/**
 * An image of a pack, as a path below its assets folder.
 * 
 * This interface was referenced by `DocumentsByName`'s JSON-Schema
 * via the `definition` "image".
 */
export type Image = string
/**
 * Opaque name of a document or of an entry in a collection.
 * 
 * This interface was referenced by `DocumentsByName`'s JSON-Schema
 * via the `definition` "id".
 */
export type Id = string
/**
 * Key of a text in texts/<language>.json.
 * 
 * This interface was referenced by `DocumentsByName`'s JSON-Schema
 * via the `definition` "textKey".
 */
export type TextKey = string
/**
 * A JsonLogic expression over the fact catalogue; true shows, false hides.
 * 
 * This interface was referenced by `DocumentsByName`'s JSON-Schema
 * via the `definition` "condition".
 */
export type Condition = (boolean | {

})
/**
 * Name of an icon of the portal.
 * 
 * This interface was referenced by `DocumentsByName`'s JSON-Schema
 * via the `definition` "icon".
 */
export type Icon = ("home" | "slots" | "live" | "sports" | "esports" | "fish" | "pvp" | "lottery" | "elott" | "cockfight" | "gift" | "download" | "help" | "user" | "users" | "wallet" | "deposit" | "withdraw" | "history" | "bell" | "chat" | "telegram" | "viber" | "headset" | "globe" | "sun" | "moon" | "menu" | "close" | "search" | "star" | "fire" | "trophy" | "shield" | "lock" | "logout" | "chevron" | "arrow" | "check" | "warning" | "info" | "clock" | "phone" | "mail" | "key" | "crown" | "spark" | "refresh" | "eye" | "calendar" | "pin" | "plus" | "heart" | "expand" | "shrink")
/**
 * Category of games, as the vendors name it.
 * 
 * This interface was referenced by `DocumentsByName`'s JSON-Schema
 * via the `definition` "gameType".
 */
export type GameType = ("RNG" | "LIVE" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT")
/**
 * A colour as #rrggbb or #rrggbbaa.
 * 
 * This interface was referenced by `DocumentsByName`'s JSON-Schema
 * via the `definition` "color".
 */
export type Color = string
/**
 * BCP 47 language code; my is Burmese.
 * 
 * This interface was referenced by `DocumentsByName`'s JSON-Schema
 * via the `definition` "language".
 */
export type Language = string
/**
 * Name of a registered data source.
 * 
 * This interface was referenced by `DocumentsByName`'s JSON-Schema
 * via the `definition` "source".
 */
export type Source = string

export interface DocumentsByName {
brand: BrandDocument
cashier: CashierDocument
constants: ConstantsDocument
errors: ErrorsDocument
flags: FlagsDocument
form: FormDocument
help: HelpDocument
lobby: LobbyDocument
lotteries: LotteriesDocument
menu: MenuDocument
patterns: PatternsDocument
protection: ProtectionDocument
providers: ProvidersDocument
rules: RulesDocument
screen: ScreenDocument
texts: TextsDocument
theme: ThemeDocument
}
/**
 * Who a pack is: what it extends, its hosts, languages and money.
 * 
 * This interface was referenced by `DocumentsByName`'s JSON-Schema
 * via the `definition` "brandDocument".
 */
export interface BrandDocument {
/**
 * Where this schema stands, for editors.
 */
$schema?: string
kind: "brand"
/**
 * Same as the file name without .json.
 */
id: string
/**
 * The pack this one lies over. Only base has none.
 */
extends?: string
/**
 * True for a pack that is only extended and never shown, such as base.
 */
abstract?: boolean
/**
 * True takes a brand off the net: nobody can visit it, while its documents stay and can be edited. Not handed down.
 */
hidden?: boolean
/**
 * Name of the brand as players read it.
 */
name?: string
/**
 * One line under the name.
 */
tagline?: string
/**
 * Code the platform knows the brand by.
 */
merchantCode?: string
/**
 * Host names the brand answers at; <pack>.localhost always works while developing.
 */
hosts?: string[]
/**
 * Languages of the picker, in order.
 * 
 * @minItems 1
 * 
 * Items: BCP 47 language code; my is Burmese.
 */
languages?: string[]
/**
 * BCP 47 language code; my is Burmese.
 */
defaultLanguage?: string
/**
 * ISO 4217 code of the wallet.
 */
currency?: string
/**
 * Digits of the minor unit.
 */
currencyDigits?: number
/**
 * IANA time zone of the brand; periods and dates are shown in it.
 */
timeZone?: string
/**
 * Theme mode of a first visit.
 */
defaultMode?: ("dark" | "light" | "system")
/**
 * Logo for each theme mode.
 */
logo?: {
dark?: Image
light?: Image
}
/**
 * An image of a pack, as a path below its assets folder.
 */
icon?: string
/**
 * Pictures that members may choose for themselves, in order.
 * 
 * @maxItems 60
 */
avatars?: Image[]
/**
 * Where the brand may be shown.
 */
regions?: {
/**
 * Country codes that may enter; empty or absent lets everyone in.
 */
allowed?: string[]
blocked?: string[]
}
/**
 * A modal that opens after each login that is finished, such as announcements; nothing opens without it.
 */
afterLogin?: string
/**
 * What has to happen before documents of this brand, or of what it extends, go live.
 */
publishing?: {
/**
 * How many other people have to approve a release before it goes live; 0 lets it go live without.
 */
approvals?: number
}
/**
 * Who tells people from programs, while the switch humanVerification is on.
 */
human?: {
/**
 * altcha: a puzzle that the browser solves by itself; geetest: Geetest version 4, whose scripts then run on the pages of the brand.
 */
provider?: ("altcha" | "geetest")
geetest?: {
/**
 * Public id of the captcha; its key is a setting of the server.
 */
captchaId: string
/**
 * What happens while Geetest does not answer the server: nobody gets on, which is usual, or ALTCHA takes its place.
 */
whenDown?: ("refuse" | "altcha")
/**
 * Address of gt4.js.
 */
script?: string
/**
 * Where the script may load from, for the policy of the pages.
 * 
 * @maxItems 12
 */
origins?: string[]
}
}
/**
 * Who messages to players come from, where it differs from the settings of the server.
 */
senders?: {
/**
 * Mail address.
 */
mail?: string
/**
 * A number, or a name of up to 11 letters and digits, as the provider allows.
 */
sms?: string
}
/**
 * True replaces the whole site by the maintenance page.
 */
maintenance?: boolean
}
/**
 * How money comes in and goes out: deposit methods, withdrawal, transfers, with their bounds. Stays on the server; holds nothing secret.
 * 
 * This interface was referenced by `DocumentsByName`'s JSON-Schema
 * via the `definition` "cashierDocument".
 */
export interface CashierDocument {
/**
 * Where this schema stands, for editors.
 */
$schema?: string
kind: "cashier"
/**
 * Same as the file name without .json.
 */
id: string
/**
 * Banks and wallets of the country.
 */
banks: {
/**
 * In sequence; what is not named is not offered.
 */
order: Id[]
items: {
[k: string]: {
/**
 * As the bank calls itself.
 */
name: string
/**
 * A bank's account, or a wallet by its number.
 */
kind: ("bank" | "ewallet")
/**
 * Its mark.
 */
image?: string
/**
 * How many digits its account numbers have.
 */
digits?: {
min: number
max: number
}
}
}
}
/**
 * Bringing money in.
 */
deposit: {
/**
 * Ways to pay.
 */
methods: {
/**
 * In sequence; what is not named is not offered.
 */
order: Id[]
items: {
[k: string]: {
/**
 * transfer: the player pays to an account of the brand and shows the receipt. hosted: on a page of the payment provider.
 */
kind: ("transfer" | "hosted")
/**
 * Off, it is not offered; true unless given.
 */
enabled?: boolean
/**
 * What it is called.
 */
name: string
/**
 * What a player should know before choosing it.
 */
text?: string
/**
 * Its mark.
 */
image?: string
/**
 * hosted: which payment provider; its address and secret come from the environment.
 */
provider?: string
/**
 * hosted: what the provider's page asks for.
 */
look?: ("wallet" | "card")
/**
 * The least of one deposit. In minor units of the brand's currency.
 */
min: number
/**
 * The most of one deposit. In minor units of the brand's currency.
 */
max: number
/**
 * Amounts offered at a touch, in minor units.
 * 
 * @maxItems 12
 */
quick?: number[]
/**
 * What the player pays on top, in percent; 0 unless given. Rounded down.
 */
feePercent?: number
/**
 * After how long a deposit that nobody paid expires; 30 unless given.
 */
minutes?: number
/**
 * transfer: it is looked at only with a picture of the receipt; true unless given.
 */
receipt?: boolean
/**
 * transfer: accounts of the brand, of which the player chooses one.
 */
accounts?: {
/**
 * In sequence; what is not named is not offered.
 */
order: Id[]
items: {
[k: string]: {
/**
 * Opaque name of a document or of an entry in a collection.
 */
bank: string
/**
 * In whose name it is.
 */
holder: string
/**
 * Where players pay to.
 */
number: string
}
}
}
/**
 * In the sandbox only: a bank that exists only there does what an operator would, up to an amount, after some seconds.
 */
sandboxBank?: {
/**
 * The most it does by itself. In minor units of the brand's currency.
 */
upTo: number
/**
 * How long it takes.
 */
seconds: number
}
}
}
}
/**
 * Deposits that one member may have waiting; 3 unless given.
 */
waitingMax?: number
}
/**
 * Taking money out.
 */
withdrawal: {
/**
 * The least of one. In minor units of the brand's currency.
 */
min: number
/**
 * The most of one. In minor units of the brand's currency.
 */
max: number
/**
 * Amounts offered at a touch, in minor units.
 * 
 * @maxItems 12
 */
quick?: number[]
/**
 * What one member may do on a day of the brand's time zone.
 */
perDay?: {
/**
 * How many.
 */
count?: number
/**
 * How much in all. In minor units of the brand's currency.
 */
sum?: number
}
/**
 * Where it may go.
 */
methods: {
/**
 * In sequence; what is not named is not offered.
 */
order: Id[]
items: {
[k: string]: {
/**
 * Which banks its accounts are of.
 */
kind: ("bank" | "ewallet")
/**
 * Off, it is not offered; true unless given.
 */
enabled?: boolean
/**
 * What it is called.
 */
name: string
/**
 * What a player should know before choosing it.
 */
text?: string
/**
 * What is kept of the amount, in percent; 0 unless given. Rounded down.
 */
feePercent?: number
}
}
}
/**
 * Accounts that one member may keep; 5 unless given.
 */
accountsMax?: number
/**
 * Once it is paid, after how long silence counts as received.
 */
receiptMinutes: number
/**
 * Withdrawals up to this are approved without an operator, who still pays them; none unless given. In minor units of the brand's currency.
 */
autoApproveUpTo?: number
/**
 * In the sandbox only: a bank that exists only there does what an operator would, up to an amount, after some seconds.
 */
sandboxBank?: {
/**
 * The most it does by itself. In minor units of the brand's currency.
 */
upTo: number
/**
 * How long it takes.
 */
seconds: number
}
}
/**
 * Money between wallets.
 */
transfers?: {
/**
 * Between the wallet and a vendor.
 */
vendor?: {
/**
 * The least of one. In minor units of the brand's currency.
 */
min: number
/**
 * The most of one. In minor units of the brand's currency.
 */
max: number
/**
 * Amounts offered at a touch, in minor units.
 * 
 * @maxItems 12
 */
quick?: number[]
/**
 * What one member may do on a day of the brand's time zone.
 */
perDay?: {
/**
 * How many.
 */
count?: number
/**
 * How much in all. In minor units of the brand's currency.
 */
sum?: number
}
}
/**
 * Between a member and the upline.
 */
upline?: {
/**
 * The least of one. In minor units of the brand's currency.
 */
min: number
/**
 * The most of one. In minor units of the brand's currency.
 */
max: number
/**
 * Amounts offered at a touch, in minor units.
 * 
 * @maxItems 12
 */
quick?: number[]
/**
 * What one member may do on a day of the brand's time zone.
 */
perDay?: {
/**
 * How many.
 */
count?: number
/**
 * How much in all. In minor units of the brand's currency.
 */
sum?: number
}
}
}
/**
 * What operators decide.
 */
approval?: {
/**
 * From this on, two operators have to approve; nobody has to unless given. In minor units of the brand's currency.
 */
fourEyesFrom?: number
/**
 * Whoever approved a withdrawal may not mark it as paid, and whoever marked it as paid may not settle what the member says of it. Off unless given.
 */
separate?: boolean
}
}
/**
 * Numbers an operator may change.
 * 
 * This interface was referenced by `DocumentsByName`'s JSON-Schema
 * via the `definition` "constantsDocument".
 */
export interface ConstantsDocument {
/**
 * Where this schema stands, for editors.
 */
$schema?: string
kind: "constants"
/**
 * Same as the file name without .json.
 */
id: string
constants: {
/**
 * Announcements a page.
 */
noticesPerPage?: number
/**
 * Milliseconds between two lines of the ticker.
 */
noticeInterval?: number
/**
 * Age confirmed by the agreement.
 */
agreementAge?: number
/**
 * Youngest age by date of birth.
 */
birthdayAge?: number
verificationCodeMax?: number
/**
 * Shortest time between two captcha pictures.
 */
captchaRefreshMs?: number
sessionIdleMinutes?: number
/**
 * Seconds before the end of an idle session at which the player is warned.
 */
idleWarningSeconds?: number
/**
 * Smallest payout in minor units that the winners list tells of.
 */
winnersMinimum?: number
/**
 * Hours a win stays in the winners list.
 */
winnersHours?: number
/**
 * Most wins in the winners list.
 */
winnersMax?: number
/**
 * Hours after a draw within which a player who was away is still told of a win.
 */
winNoticeHours?: number
/**
 * Most players in a rank list.
 */
rankListMax?: number
/**
 * Absolute length of a session.
 */
sessionHours?: number
/**
 * How long a launched game may go without a bet; then the vendor's bets are refused until it is launched again.
 */
launchIdleMinutes?: number
/**
 * 0 never.
 */
passwordExpiryDays?: number
/**
 * Failed logins after which a captcha is asked for.
 */
captchaAfterFailures?: number
chunkTimeoutMs?: number
balanceRefreshSeconds?: number
/**
 * How long a captcha picture can be answered.
 */
captchaMinutes?: number
/**
 * How long failed logins are remembered.
 */
loginFailureMinutes?: number
/**
 * Failed logins of one account from one address within loginFailureMinutes after which no more are accepted.
 */
loginFailuresMax?: number
/**
 * Registrations accepted from one address in an hour.
 */
registrationsPerHour?: number
/**
 * Demo logins accepted from one address in an hour.
 */
freePlaysPerHour?: number
/**
 * Captcha pictures made for one address in a minute.
 */
captchasPerMinute?: number
/**
 * How long a code that was sent can be used.
 */
verificationCodeMinutes?: number
/**
 * Wrong answers to one code after which it is worth nothing.
 */
verificationTries?: number
/**
 * Codes sent to one mobile number in an hour.
 */
smsPerNumberHour?: number
/**
 * Codes sent for one address in an hour.
 */
smsPerAddressHour?: number
/**
 * How long a tab keeps what was typed into a form that keeps it.
 */
entriesKeptMinutes?: number
/**
 * Shortest time between two requests for a code on a page, in milliseconds.
 */
smsRequestMs?: number
/**
 * How long a page asks for no further code once there were too many requests.
 */
smsCooldownMinutes?: number
/**
 * Mails about a forgotten password asked for from one address in an hour; a tenth of it for one account.
 */
passwordMailsPerHour?: number
/**
 * How long a temporary password can be used.
 */
temporaryPasswordMinutes?: number
/**
 * Questions whether an account is free, asked from one address in a minute.
 */
accountChecksPerMinute?: number
/**
 * Iterations of one try at the human verification.
 */
humanCost?: number
/**
 * Tries a browser needs at most for the human verification; half as many on average.
 */
humanTries?: number
/**
 * Minutes in which a login from an unregistered address has to be verified.
 */
loginVerificationMinutes?: number
/**
 * Hours for which a browser remembers a login after it was used last.
 */
rememberHours?: number
/**
 * How long the puzzle of the human verification can be answered.
 */
humanMinutes?: number
/**
 * Play money a guest starts with, in minor units.
 */
trialCredit?: number
/**
 * Wrong codes of an authenticator within loginFailureMinutes, after which none is accepted.
 */
totpTries?: number
/**
 * Minutes in which a new authenticator has to send its first code.
 */
totpEnrolmentMinutes?: number
/**
 * Minutes a login that was begun at a provider has to come back.
 */
providerLoginMinutes?: number
/**
 * Minutes a signed proof of Telegram or Firebase is good for after the player gave it.
 */
providerProofMinutes?: number
/**
 * Minutes a player whom a provider vouches for has to register.
 */
providerTicketMinutes?: number
/**
 * Logins by providers, begun or brought back, that one address may make in a minute.
 */
providerTriesPerMinute?: number
/**
 * Wrong payment passwords of a member within loginFailureMinutes, after which none is accepted.
 */
paymentPasswordTries?: number
/**
 * Codes that one member who is logged in may have sent in an hour.
 */
codesPerMemberHour?: number
nicknameChangesPerDay?: number
/**
 * Games that one player may start in a minute.
 */
launchesPerMinute?: number
/**
 * Games that one player may keep among the favourites.
 */
favoriteGamesMax?: number
/**
 * Days that a member may look at in one record.
 */
recordDaysMax?: number
/**
 * Transfers of a member to and from vendors, to uplines and downlines, in a minute.
 */
transfersPerMinute?: number
/**
 * Names of downlines that an agent looks up in a minute.
 */
recipientNamesPerMinute?: number
/**
 * Pictures of their own that one member may upload in an hour.
 */
avatarsPerHour?: number
/**
 * Accounts for withdrawals that one member may try to add in a day.
 */
cashierAccountsPerDay?: number
/**
 * Deposits that one member may begin in an hour.
 */
depositsPerHour?: number
/**
 * Pictures of receipts and proofs that one member may send in an hour.
 */
proofsPerHour?: number
/**
 * Minutes after its time within which a release that was planned still goes live; later it is reported as missed.
 */
publishGraceMinutes?: number
}
}
/**
 * How a player is told of what was refused or went wrong, by code: the words, how grave it is, and where it is said.
 * 
 * This interface was referenced by `DocumentsByName`'s JSON-Schema
 * via the `definition` "errorsDocument".
 */
export interface ErrorsDocument {
/**
 * Where this schema stands, for editors.
 */
$schema?: string
kind: "errors"
/**
 * Same as the file name without .json.
 */
id: string
/**
 * By code: those of the gateway's calls and those that the page makes itself. A code that is not here is told as UNKNOWN.
 */
errors: {
[k: string]: ErrorsError
}
}
/**
 * This interface was referenced by `DocumentsByName`'s JSON-Schema
 * via the `definition` "errorsError".
 */
export interface ErrorsError {
text: TextKey
/**
 * Colour and icon, and how urgently it is read out.
 */
severity: ("info" | "warning" | "error")
/**
 * Above the button of the form that was sent, at a field of it, as a passing message, or as a popup that has to be answered. Outside a form, what would stand in one is a passing message.
 */
present: ("form" | "field" | "toast" | "popup")
/**
 * Of field: the fields it speaks of, by name. Those that the form shows are marked.
 * 
 * @minItems 1
 * @maxItems 8
 */
fields?: string[]
/**
 * Whether sending the same again can go well; a form then offers it.
 */
retry?: boolean
/**
 * Key of a text in texts/<language>.json.
 */
confirm?: string
action?: Action
}
/**
 * Of popup: what its button does; without one it only closes the popup.
 */
export interface Action {
/**
 * Name of a registered action.
 */
do: string
[k: string]: unknown
}
/**
 * Switches of a brand. The home-state and white-label switches of the platform are among them.
 * 
 * This interface was referenced by `DocumentsByName`'s JSON-Schema
 * via the `definition` "flagsDocument".
 */
export interface FlagsDocument {
/**
 * Where this schema stands, for editors.
 */
$schema?: string
kind: "flags"
/**
 * Same as the file name without .json.
 */
id: string
flags: {
/**
 * Register button in the header.
 */
DIRECTREG3?: boolean
/**
 * SMS verification on registration.
 */
REGMOBVERF3?: boolean
/**
 * Login by SMS code.
 */
MOBILEVERCODELOGIN3?: boolean
/**
 * Password reset by phone.
 */
CHNGPASSVERIF3?: boolean
/**
 * Visitors are sent to /login.
 */
loginToHome?: boolean
/**
 * Registration by username.
 */
registerByUsername?: boolean
/**
 * Registration by mobile number.
 */
registerByMobile?: boolean
/**
 * Mobile registration with a password. There is none without, so that off it closes registration by mobile number.
 */
registerMobilePassword?: boolean
/**
 * Demo login.
 */
freePlay?: boolean
/**
 * An expired password must be changed.
 */
forceExpiredPasswordChange?: boolean
/**
 * Login by phone.
 */
loginByPhone?: boolean
/**
 * Payment password is asked for at registration.
 */
paymentPasswordAtRegistration?: boolean
/**
 * Whoever forgot a password is told when username and e-mail address belong to nobody; off, the answer is the same for all, so that nobody learns who has an account.
 */
tellUnknownAccounts?: boolean
/**
 * New passwords that are on the list of common ones, or are the member's own name or number, are refused.
 */
refuseCommonPasswords?: boolean
/**
 * A login from an address the member never logged in from is verified: by a code, an authenticator, the payee name.
 */
verifyUnregisteredIp?: boolean
/**
 * A member who has nothing to verify such a login with is let in; else the member has to contact support.
 */
admitUnverifiable?: boolean
/**
 * A login from a new address is mailed to the member.
 */
newAddressMail?: boolean
/**
 * Agents may log in on the member side too, not only on their own.
 */
agentsOnMemberSide?: boolean
/**
 * A puzzle that only a browser solves comes before registration and before login by username.
 */
humanVerification?: boolean
/**
 * Dividend contracts.
 */
enableCt?: boolean
/**
 * Daily salary contracts.
 */
salary?: boolean
/**
 * Hourly salary contracts.
 */
hourSalary?: boolean
}
}
/**
 * A form: groups of fields, how each is asked for, and what submitting does. Which fields show and what they accept comes from rules.
 * 
 * This interface was referenced by `DocumentsByName`'s JSON-Schema
 * via the `definition` "formDocument".
 */
export interface FormDocument {
/**
 * Where this schema stands, for editors.
 */
$schema?: string
kind: "form"
/**
 * Same as the file name without .json.
 */
id: string
/**
 * Id of the rules document of this form.
 */
rules?: string
title?: TextKey
intro?: TextKey
/**
 * Groups in sequence.
 */
order: Id[]
groups: {
[k: string]: {
/**
 * Key of a text in texts/<language>.json.
 */
label?: string
/**
 * Fields in sequence.
 * 
 * Items: Opaque name of a document or of an entry in a collection.
 */
order: string[]
/**
 * Columns from 640 px up.
 */
columns?: number
when?: Condition
/**
 * Key of a text in texts/<language>.json.
 */
help?: string
}
}
/**
 * Splits a long form: one step shows at a time, is checked before the next, and what was typed stays. A step without a visible field is left out.
 */
steps?: {
/**
 * Steps in sequence.
 */
order: Id[]
items: {
[k: string]: {
/**
 * Key of a text in texts/<language>.json.
 */
label: string
/**
 * Key of a text in texts/<language>.json.
 */
help?: string
/**
 * Groups asked for in this step.
 * 
 * Items: Opaque name of a document or of an entry in a collection.
 */
groups: string[]
/**
 * Key of a text in texts/<language>.json.
 */
next?: string
}
}
}
fields: {
[k: string]: FormField
}
/**
 * Ways to fill in the form, such as username and mobile.
 */
modes?: {
[k: string]: {
label: TextKey
when?: Condition
/**
 * Fields not asked for in this mode.
 * 
 * Items: Opaque name of a document or of an entry in a collection.
 */
omit?: string[]
/**
 * Items: Opaque name of a document or of an entry in a collection.
 */
require?: string[]
success?: FormSuccess
}
}
/**
 * Items: Opaque name of a document or of an entry in a collection.
 */
modeOrder?: string[]
submit: {
label: TextKey
action: Action1
/**
 * Key of a text in texts/<language>.json.
 */
busy?: string
confirm?: FormConfirm
}
/**
 * Further buttons beside submitting.
 */
actions?: {
/**
 * Buttons in sequence, after the main one.
 */
order: Id[]
items: {
[k: string]: {
label: TextKey
/**
 * Key of a text in texts/<language>.json.
 */
busy?: string
action: Action1
/**
 * True checks the form and sends its values, as submitting does; otherwise it only runs the action.
 */
sends?: boolean
look?: ("secondary" | "plain" | "danger")
when?: Condition
confirm?: FormConfirm
}
}
}
success?: FormSuccess
/**
 * How a refusal of the form as a whole is told.
 */
failure?: {
/**
 * Above the button, or in a dialog to confirm.
 */
present: ("inline" | "dialog")
/**
 * Key of a text in texts/<language>.json.
 */
title?: string
}
/**
 * Further actions below the button.
 */
links?: {
order: Id[]
items: {
[k: string]: {
label: TextKey
action: Action1
when?: Condition
}
}
}
/**
 * When a message first shows: on leaving a field, on typing, or on submit.
 */
showErrors?: ("blur" | "change" | "submit")
/**
 * What is typed survives a reload and closing the form, in the tab only and for a while; passwords, codes, files, agreements and sensitive fields excepted.
 */
keepsEntries?: boolean
}
/**
 * This interface was referenced by `DocumentsByName`'s JSON-Schema
 * via the `definition` "formField".
 */
export interface FormField {
label: TextKey
placeholder?: TextKey
help?: TextKey
/**
 * What kind of value is asked for; a widget is chosen by it.
 */
input: ("text" | "username" | "password" | "newPassword" | "repeatPassword" | "email" | "phone" | "date" | "select" | "country" | "captcha" | "code" | "textarea" | "checkbox" | "number" | "radio" | "amount" | "bankAccount" | "upload")
/**
 * HTML autocomplete token.
 */
autocomplete?: string
width?: ("full" | "half" | "third")
/**
 * Strip white space at both ends before checking.
 */
trim?: boolean
/**
 * The field whose value this one must repeat.
 */
equals?: string
/**
 * Takes length and pattern from a rule of another form, such as the password of the registration; whether it is asked for and required is still its own.
 */
rule?: {
/**
 * Id of the rules document.
 */
rules: string
/**
 * Opaque name of a document or of an entry in a collection.
 */
field: string
}
/**
 * For a date of birth: youngest age in years.
 */
minAge?: number
/**
 * The constant that says the youngest age, instead of minAge.
 */
minAgeFrom?: ("agreementAge" | "birthdayAge")
/**
 * A check box that has to be ticked.
 */
mustAccept?: boolean
options?: {
order: Id[]
items: {
[k: string]: {
label: TextKey
/**
 * Key of a text in texts/<language>.json.
 */
help?: string
/**
 * An image of a pack, as a path below its assets folder.
 */
image?: string
}
}
}
/**
 * Value at the start.
 */
default?: (string | boolean)
/**
 * Query parameter of the address that fills the field.
 */
initialFrom?: string
/**
 * A JsonLogic expression over the fact catalogue; true shows, false hides.
 */
when?: (boolean | {

})
/**
 * Key of a text in texts/<language>.json.
 */
message?: string
/**
 * Key of a text in texts/<language>.json.
 */
messageSame?: string
/**
 * Name under which the second value of the field is sent: the dialling code of a phone (countryDialingCode), the id of a captcha (captchaId).
 */
companion?: string
/**
 * A link inside the label of a check box, where the label says {{link}}, else after it.
 */
link?: {
label: TextKey
action: Action1
}
/**
 * A JsonLogic expression over the fact catalogue; true shows, false hides.
 */
requiredWhen?: (boolean | {

})
/**
 * A JsonLogic expression over the fact catalogue; true shows, false hides.
 */
enabledWhen?: (boolean | {

})
/**
 * A value while its condition hides the field: omit (the default) keeps it on the page and does not send it, keep sends it all the same, clear empties it.
 */
whenHidden?: ("omit" | "keep" | "clear")
/**
 * A question to the platform while the form is filled in. The form can be sent when the platform cannot say.
 */
check?: ("accountFree" | "affiliateCode" | "passwordUncommon")
/**
 * When a message of this field first shows, instead of the policy of the form.
 */
showErrors?: ("blur" | "change" | "submit")
/**
 * Smallest number; for an amount in minor units of the currency.
 */
minimum?: number
/**
 * Largest number; for an amount in minor units of the currency.
 */
maximum?: number
/**
 * For an amount: values offered as buttons, in minor units.
 * 
 * @maxItems 8
 */
quick?: number[]
/**
 * For an upload: what may be chosen.
 */
accept?: {
/**
 * @minItems 1
 */
types: ("image/png" | "image/jpeg" | "image/webp" | "application/pdf")[]
/**
 * A file is smaller than this.
 */
maxBytes: number
maxFiles: number
}
/**
 * What is typed is never kept in the browser, whatever the form keeps; such as the number of an identity card.
 */
sensitive?: boolean
/**
 * For a new password: shows how strong it is.
 */
strength?: boolean
/**
 * For a select: with a search. Without it, from 12 options up.
 */
search?: boolean
/**
 * For a one-time code: the button that has it sent.
 */
send?: {
label: TextKey
/**
 * Key of a text in texts/<language>.json.
 */
again?: string
action: Action1
/**
 * Fields that have to be right before.
 * 
 * Items: Opaque name of a document or of an entry in a collection.
 */
needs?: string[]
/**
 * Wait before the next one, when the platform does not say.
 */
seconds?: number
}
/**
 * Numbers of the constants that label, help and message may use, such as {{age}}.
 */
textValues?: {
[k: string]: "agreementAge" | "birthdayAge"
}
}
/**
 * What happens on use. "do" names an action of schemas/actions; its arguments stand beside it.
 * 
 * This interface was referenced by `DocumentsByName`'s JSON-Schema
 * via the `definition` "action".
 */
export interface Action1 {
/**
 * Name of a registered action.
 */
do: string
[k: string]: unknown
}
/**
 * What a player sees after the values were accepted; a mode may say its own. Without it the action itself leads on.
 * 
 * This interface was referenced by `DocumentsByName`'s JSON-Schema
 * via the `definition` "formSuccess".
 */
export interface FormSuccess {
/**
 * In the place of the form, or as a passing note.
 */
present: ("replace" | "toast")
title?: TextKey
text: TextKey
/**
 * What to do next.
 */
action?: {
label: TextKey
action: Action1
}
}
/**
 * Asks before it is sent.
 * 
 * This interface was referenced by `DocumentsByName`'s JSON-Schema
 * via the `definition` "formConfirm".
 */
export interface FormConfirm {
title: TextKey
text?: TextKey
/**
 * Fields whose values are shown once more.
 * 
 * Items: Opaque name of a document or of an entry in a collection.
 */
summary?: string[]
/**
 * Key of a text in texts/<language>.json.
 */
accept?: string
/**
 * Key of a text in texts/<language>.json.
 */
cancel?: string
}
/**
 * The help centre: articles in a sequence.
 * 
 * This interface was referenced by `DocumentsByName`'s JSON-Schema
 * via the `definition` "helpDocument".
 */
export interface HelpDocument {
/**
 * Where this schema stands, for editors.
 */
$schema?: string
kind: "help"
/**
 * Same as the file name without .json.
 */
id: string
order: Id[]
articles: {
[k: string]: {
title: TextKey
/**
 * Key of a text in texts/<language>.json.
 */
body: string
icon?: Icon
}
}
}
/**
 * What the brand offers to play: vendors, games, banners, notices, support and downloads.
 * 
 * This interface was referenced by `DocumentsByName`'s JSON-Schema
 * via the `definition` "lobbyDocument".
 */
export interface LobbyDocument {
/**
 * Where this schema stands, for editors.
 */
$schema?: string
kind: "lobby"
/**
 * Same as the file name without .json.
 */
id: string
vendors?: {
[k: string]: {
name: string
gameType: GameType
accountTypeId: number
vassalage: string
image: Image
isHot?: boolean
/**
 * False takes the vendor out.
 */
enabled?: boolean
/**
 * Seamless: the vendor asks the player's wallet, which is the default. Transfer: money is moved to the vendor first.
 */
wallet?: ("seamless" | "transfer")
/**
 * Of a lottery vendor: TCG_SEA opens the provider in a window of its own, GPI starts as any game, the others are the brand's own lotteries.
 */
accountType?: ("Lott" | "Elott" | "ZY" | "SEA" | "TCG_SEA" | "GPI")
/**
 * False when guests cannot play for play money; true when absent.
 */
trial?: boolean
/**
 * True while the vendor is away for maintenance: its games say so instead of starting.
 */
maintenance?: boolean
/**
 * True where the vendor is asked for its running jackpots.
 */
jackpots?: boolean
/**
 * Origins that show the games of the vendor; each start goes to one of them, chosen at random. Without any, the one that the vendor says.
 * 
 * @maxItems 20
 */
hosts?: string[]
}
}
/**
 * Items: Opaque name of a document or of an entry in a collection.
 */
vendorOrder?: string[]
games?: {
[k: string]: {
name: string
code: string
/**
 * Id of the vendor.
 */
vendor: string
image: Image
isHot?: boolean
isNew?: boolean
defaultPlayType?: string
enabled?: boolean
/**
 * VASSALAGE opens the vendor's list of games instead of a game; GAME when absent.
 */
isGame?: ("GAME" | "VASSALAGE")
/**
 * The name in other languages, by language.
 */
names?: {
[k: string]: string
}
/**
 * Category within its kind, such as baccarat.
 */
category?: string
/**
 * Rooms to choose from before the game starts.
 */
rooms?: {
[k: string]: {
name: TextKey
/**
 * Minor units.
 */
minBet: string
/**
 * Minor units.
 */
maxBet: string
}
}
roomOrder?: Id[]
}
}
/**
 * Items: Opaque name of a document or of an entry in a collection.
 */
gameOrder?: string[]
/**
 * Categories within the kinds of games: baccarat, roulette and others.
 */
categories?: {
[k: string]: {
title: TextKey
}
}
/**
 * Items: Opaque name of a document or of an entry in a collection.
 */
categoryOrder?: string[]
lanes?: {
[k: string]: {
title: TextKey
/**
 * Game ids in sequence.
 * 
 * Items: Opaque name of a document or of an entry in a collection.
 */
games: string[]
}
}
/**
 * Items: Opaque name of a document or of an entry in a collection.
 */
laneOrder?: string[]
notices?: {
[k: string]: {
/**
 * B banner, PL player notice, PU popup, PR promotion, H header line.
 */
type: ("B" | "PL" | "PU" | "PR" | "H")
title: TextKey
/**
 * Key of a text in texts/<language>.json.
 */
content: string
image?: Image
/**
 * When it was issued, ISO 8601 in UTC.
 */
date: string
/**
 * Page the banner leads to.
 */
to?: string
tone?: ("primary" | "accent" | "neutral")
}
}
/**
 * Items: Opaque name of a document or of an entry in a collection.
 */
noticeOrder?: string[]
support?: {
[k: string]: {
title: TextKey
csPosition: string
type: ("LIVECHAT" | "VIBER" | "TELEGRAM")
url: string
}
}
downloads?: {
[k: string]: {
resourceType: ("IOS" | "ANDROID")
url: string
qrCodeUrl?: Image
}
}
}
/**
 * The brand's own lotteries: games with their schedules, bet types with odds and limits, menus and hints.
 * 
 * This interface was referenced by `DocumentsByName`'s JSON-Schema
 * via the `definition` "lotteriesDocument".
 */
export interface LotteriesDocument {
/**
 * Where this schema stands, for editors.
 */
$schema?: string
kind: "lotteries"
/**
 * Same as the file name without .json.
 */
id: string
/**
 * @maxItems 8
 * 
 * Items: What a note may cost, of games with units. In whole units of the currency, decimal.
 */
units?: string[]
prizeGroup?: {
lowest: number
highest: number
/**
 * Best prize group of a member who has none of his own.
 */
member: number
step: number
}
aliases?: {
/**
 * The prize mode that ZY stands for.
 */
ZY?: ("Lott" | "Elott" | "SEA")
}
limits?: {
/**
 * Least stake of one note. In whole units of the currency, decimal.
 */
minimumStake?: string
/**
 * Most that one bet may cost. In whole units of the currency, decimal.
 */
maximumBet?: string
/**
 * Most that one bet pays. In whole units of the currency, decimal.
 */
maximumPayout?: string
}
slip?: {
/**
 * Most lines of a slip.
 */
lines?: number
/**
 * Highest multiple.
 */
multiple?: number
/**
 * Most further draws of a chase.
 */
chaseDraws?: number
/**
 * Most bets of a slip with its chase.
 */
bets?: number
/**
 * Slips of one member in a minute.
 */
perMinute?: number
}
hints?: {
/**
 * Least bet that pages hint at. In whole units of the currency, decimal.
 */
minimumBet: string
/**
 * Lines that pages hint at.
 */
lines: number
}
popular?: {
/**
 * Popular numbers that are shown first.
 */
count: number
/**
 * Numbers of the full list.
 */
full: number
}
/**
 * Days for which draws that nobody bet on are kept.
 */
keepDays?: number
tables: {
[k: string]: {
/**
 * How the game is drawn, and which bet types there are.
 */
family: ("vn-north" | "vn-south" | "ssc" | "11x5" | "k3" | "pk10" | "6d")
/**
 * Lott: odds by the player's prize group, who may trade rebate for odds. Elott and SEA: fixed odds. ZY: what `aliases` say.
 */
mode: ("Lott" | "ZY" | "Elott" | "SEA")
/**
 * Prize group of fixed odds, for bet types that name no odds.
 */
fixedGroup?: number
limits?: {
/**
 * Least stake of one note. In whole units of the currency, decimal.
 */
minimumStake?: string
/**
 * Most that one bet may cost. In whole units of the currency, decimal.
 */
maximumBet?: string
/**
 * Most that one bet pays. In whole units of the currency, decimal.
 */
maximumPayout?: string
}
/**
 * Bet types in sequence; others are not offered.
 */
order: string[]
betTypes: {
[k: string]: {
/**
 * Gross multiplier of a note's stake, at every level.
 */
odds?: number
/**
 * Gross multiplier of a note's stake at levels that pay otherwise.
 */
oddsByLevel?: {
[k: string]: number
}
/**
 * Stakes of one note that each note costs; 1 unless given.
 */
cost?: number
limits?: {
/**
 * Least stake of one note. In whole units of the currency, decimal.
 */
minimumStake?: string
/**
 * Most that one bet may cost. In whole units of the currency, decimal.
 */
maximumBet?: string
/**
 * Most that one bet pays. In whole units of the currency, decimal.
 */
maximumPayout?: string
}
}
}
}
}
games: {
[k: string]: {
name: string
image: Image
/**
 * Which of the brand's own accounts the game is played on. Lotteries of a provider are vendors of the lobby.
 */
accountType: ("Lott" | "Elott")
/**
 * Id of the table of bet types.
 */
table: string
/**
 * Region of Vietnam.
 */
region?: ("north" | "central" | "south")
/**
 * Days and time of the draws; of a game drawn all day `repeats` instead.
 */
schedule?: {
/**
 * Days of the week, 0 is Sunday.
 * 
 * @minItems 1
 */
days: number[]
/**
 * Time of the draw in timeZone.
 */
time: string
timeZone: string
closesMinutesBefore: number
/**
 * Time in which the tiers come to light, from the lowest to the highest.
 */
revealSeconds?: number
}
/**
 * How often a game is drawn that is drawn all day. A game with neither is not there.
 */
repeats?: {
/**
 * From midnight in timeZone; a divisor of 1440.
 */
everyMinutes: number
timeZone: string
closesSecondsBefore: number
revealSeconds?: number
}
defaultPlayType?: string
isHot?: boolean
/**
 * False takes the game out.
 */
enabled?: boolean
/**
 * Whether players may take bets back while a draw is open.
 */
cancel?: boolean
/**
 * own: the server draws, fairly; feed: the brand sends results. own unless given.
 */
results?: ("own" | "feed")
}
}
groups: {
[k: string]: {
label: TextKey
/**
 * Codes of games in sequence.
 */
games: string[]
}
}
/**
 * Groups of the menu in sequence.
 * 
 * Items: Opaque name of a document or of an entry in a collection.
 */
groupOrder: string[]
}
/**
 * Entries in a sequence, each with a label, an action, a condition and a badge.
 * 
 * This interface was referenced by `DocumentsByName`'s JSON-Schema
 * via the `definition` "menuDocument".
 */
export interface MenuDocument {
/**
 * Where this schema stands, for editors.
 */
$schema?: string
kind: "menu"
/**
 * Same as the file name without .json.
 */
id: string
/**
 * Key of a text in texts/<language>.json.
 */
label?: string
order: Id[]
items: {
[k: string]: MenuItem
}
}
/**
 * This interface was referenced by `DocumentsByName`'s JSON-Schema
 * via the `definition` "menuItem".
 */
export interface MenuItem {
/**
 * Key of a text in texts/<language>.json.
 */
label?: string
/**
 * Key of a text in texts/<language>.json.
 */
hint?: string
icon?: Icon
image?: Image
action?: Action1
when?: Condition
/**
 * A count or a word on the entry.
 */
badge?: {
/**
 * A numeric fact; the badge shows above 0.
 */
fact?: string
/**
 * Key of a text in texts/<language>.json.
 */
text?: string
tone?: ("accent" | "danger" | "success")
}
/**
 * Shows the vendors of a category below the entry.
 */
dropdown?: {
vendors?: GameType
}
children?: MenuEntries
}
/**
 * This interface was referenced by `DocumentsByName`'s JSON-Schema
 * via the `definition` "menuEntries".
 */
export interface MenuEntries {
order: Id[]
items: {
[k: string]: MenuItem
}
}
/**
 * The catalogue of patterns that fields accept, each with its message and with examples that are run.
 * 
 * This interface was referenced by `DocumentsByName`'s JSON-Schema
 * via the `definition` "patternsDocument".
 */
export interface PatternsDocument {
/**
 * Where this schema stands, for editors.
 */
$schema?: string
kind: "patterns"
/**
 * Same as the file name without .json.
 */
id: string
patterns: {
[k: string]: {
/**
 * Regular expression, compiled with the u flag and matched against the whole value; * accepts anything.
 */
pattern: string
/**
 * Key of a text in texts/<language>.json.
 */
message: string
/**
 * Key of a text in texts/<language>.json.
 */
messageSame: string
/**
 * Key of a text in texts/<language>.json.
 */
messageOpen?: string
/**
 * Key of a text in texts/<language>.json.
 */
description?: string
/**
 * @minItems 1
 */
valid: string[]
invalid: string[]
}
}
}
/**
 * What players may set to protect themselves. Stays on the server; pages get their choices from the gateway.
 * 
 * This interface was referenced by `DocumentsByName`'s JSON-Schema
 * via the `definition` "protectionDocument".
 */
export interface ProtectionDocument {
/**
 * Where this schema stands, for editors.
 */
$schema?: string
kind: "protection"
/**
 * Same as the file name without .json.
 */
id: string
/**
 * Limits that members set for themselves.
 */
limits?: {
/**
 * What is paid in may be limited.
 */
deposit?: boolean
/**
 * What is staked may be limited.
 */
stake?: boolean
/**
 * What is lost, stakes less payouts, may be limited.
 */
loss?: boolean
/**
 * Hours before a less strict limit may be confirmed.
 */
raiseHours?: number
/**
 * Hours it may be confirmed from then on; after that it has to be asked for again.
 */
confirmHours?: number
}
realityCheck?: {
/**
 * Minutes between two reality checks that members may choose.
 * 
 * @minItems 1
 * @maxItems 8
 */
minutes?: number[]
/**
 * Minutes for whoever has not chosen; 0 for none.
 */
first?: number
/**
 * Members may do without.
 */
mayTurnOff?: boolean
}
/**
 * Lengths of a time-out, in hours: a day to six weeks.
 * 
 * @minItems 1
 * @maxItems 8
 */
timeOutHours?: number[]
/**
 * Lengths of a self-exclusion, in months: half a year to five years.
 * 
 * @minItems 1
 * @maxItems 8
 */
selfExclusionMonths?: number[]
/**
 * Members may exclude themselves for good.
 */
permanentExclusion?: boolean
}
/**
 * Other ways into a brand than its own accounts: who vouches for a player, and in which order they are offered. Holds nothing secret.
 * 
 * This interface was referenced by `DocumentsByName`'s JSON-Schema
 * via the `definition` "providersDocument".
 */
export interface ProvidersDocument {
/**
 * Where this schema stands, for editors.
 */
$schema?: string
kind: "providers"
/**
 * Same as the file name without .json.
 */
id: string
/**
 * Providers in sequence.
 */
order: Id[]
items: {
[k: string]: {
/**
 * oidc: a provider that speaks OpenID Connect, such as Google. facebook: OAuth with PKCE and a profile like its Graph's. telegram: data signed with the token of a bot. firebase: a mobile number that Firebase verifies.
 */
kind: ("oidc" | "facebook" | "telegram" | "firebase")
/**
 * Whether the brand offers this way.
 */
enabled: boolean
/**
 * Key of a text in texts/<language>.json.
 */
label: string
/**
 * The sign on its button.
 */
mark: ("google" | "facebook" | "telegram" | "phone" | "key")
/**
 * OpenID Connect, Firebase: address of the issuer; everything else is found there.
 */
issuer?: string
/**
 * OpenID Connect, Facebook: what the provider calls this brand. Public; the secret stands in the environment.
 */
clientId?: string
/**
 * OpenID Connect, Facebook: what the provider is asked for.
 * 
 * @maxItems 16
 */
scopes?: string[]
/**
 * Facebook, Telegram: where players say yes.
 */
authorization?: string
/**
 * Facebook: where a code is exchanged.
 */
token?: string
/**
 * Facebook: who is there: answers id, and name and email where it may.
 */
profile?: string
/**
 * Telegram: number of the bot: what stands before the colon of its token.
 */
botId?: string
/**
 * Firebase: projectId
 */
projectId?: string
/**
 * Firebase: the key of the web app, which is public.
 */
apiKey?: string
/**
 * Firebase: authDomain
 */
authDomain?: string
/**
 * Firebase: keys that the tokens are signed with; Google's unless given.
 */
jwks?: string
/**
 * Firebase: an emulator of Firebase Auth in place of Google, for trials.
 */
emulator?: string
}
}
}
/**
 * What the server accepts, field by field.
 * 
 * This interface was referenced by `DocumentsByName`'s JSON-Schema
 * via the `definition` "rulesDocument".
 */
export interface RulesDocument {
/**
 * Where this schema stands, for editors.
 */
$schema?: string
kind: "rules"
/**
 * Same as the file name without .json.
 */
id: string
fields: {
[k: string]: {
/**
 * False leaves the field out.
 */
enabled: boolean
required: boolean
/**
 * In characters (code points).
 */
minLength?: number
/**
 * In characters (code points).
 */
maxLength?: number
/**
 * A pattern of its own instead of patternId; * accepts anything.
 */
acceptedPattern?: string
/**
 * A pattern of the catalogue.
 */
patternId?: string
}
}
}
/**
 * A tree of blocks: a page with a path, a modal, a frame around pages, or a panel of a centre.
 * 
 * This interface was referenced by `DocumentsByName`'s JSON-Schema
 * via the `definition` "screenDocument".
 */
export interface ScreenDocument {
/**
 * Where this schema stands, for editors.
 */
$schema?: string
kind: "screen"
/**
 * Same as the file name without .json.
 */
id: string
/**
 * Where the screen shows.
 */
presentation: ("page" | "modal" | "frame" | "panel")
/**
 * Address of a page.
 */
path?: string
/**
 * Further addresses of the page.
 */
aliases?: string[]
/**
 * For an address that opens a modal: the id of the modal shown over this page.
 */
over?: string
/**
 * Frame around a page: the screens frame-full, frame-header or frame-none.
 */
frame?: ("full" | "header" | "none")
/**
 * Key of a text in texts/<language>.json.
 */
title?: string
/**
 * Key of a text in texts/<language>.json.
 */
description?: string
/**
 * Width of a modal.
 */
size?: ("small" | "medium" | "large" | "full")
/**
 * Values the blocks of this screen read, such as games: "RNG".
 */
params?: {
[k: string]: string
}
/**
 * A JsonLogic expression over the fact catalogue; true shows, false hides.
 */
when?: (boolean | {

})
body: Slot
}
/**
 * Blocks in a sequence: items by id, order of ids.
 * 
 * This interface was referenced by `DocumentsByName`'s JSON-Schema
 * via the `definition` "slot".
 */
export interface Slot {
order: Id[]
items: {
[k: string]: Block
}
}
/**
 * One piece of a screen.
 * 
 * This interface was referenced by `DocumentsByName`'s JSON-Schema
 * via the `definition` "block".
 */
export interface Block {
/**
 * Name of a registered block; its props are checked by schemas/blocks/<type>.schema.json.
 */
type: string
/**
 * Checked by the schema of the block.
 */
props?: {

}
when?: Condition
/**
 * Blocks inside this block, by slot name.
 */
slots?: {
[k: string]: Slot
}
fallback?: Block1
}
/**
 * Shown instead when this block is unknown or fails.
 */
export interface Block1 {
/**
 * Name of a registered block; its props are checked by schemas/blocks/<type>.schema.json.
 */
type: string
/**
 * Checked by the schema of the block.
 */
props?: {

}
when?: Condition
/**
 * Blocks inside this block, by slot name.
 */
slots?: {
[k: string]: Slot
}
fallback?: Block1
}
/**
 * The words of one language, i18next JSON: {{name}} interpolates, _one and _other are plurals.
 * 
 * This interface was referenced by `DocumentsByName`'s JSON-Schema
 * via the `definition` "textsDocument".
 */
export interface TextsDocument {
/**
 * Where this schema stands, for editors.
 */
$schema?: string
kind: "texts"
/**
 * Same as the file name without .json.
 */
id: string
/**
 * The language in its own words.
 */
name?: string
texts: {
[k: string]: string
}
/**
 * The mark of the source words each translation was made from, by key. One that differs from its source's is behind; without a mark a translation counts as up to date. Kept by the console.
 */
madeFrom?: {
[k: string]: string
}
}
/**
 * Design tokens of a brand: colours of both modes, type, shape, motion.
 * 
 * This interface was referenced by `DocumentsByName`'s JSON-Schema
 * via the `definition` "themeDocument".
 */
export interface ThemeDocument {
/**
 * Where this schema stands, for editors.
 */
$schema?: string
kind: "theme"
/**
 * Same as the file name without .json.
 */
id: string
/**
 * Colours of the dark and of the light mode.
 */
modes?: {
dark?: ThemeMode
light?: ThemeMode
}
/**
 * Fonts and their sizes.
 */
type?: {
/**
 * Family of running text.
 */
body?: ("outfit" | "sora" | "fraunces" | "nunito" | "system")
/**
 * Family of headings.
 */
display?: ("outfit" | "sora" | "fraunces" | "nunito" | "system")
/**
 * Ratio between heading sizes.
 */
scale?: number
/**
 * Weight of headings; 400 is regular, 700 bold.
 */
weightDisplay?: number
/**
 * Headings in capitals where the script has them.
 */
uppercaseDisplay?: boolean
}
/**
 * Corners, borders and shadows.
 */
shape?: {
/**
 * Corner radius of controls in px.
 */
radius?: number
/**
 * Corner radius of cards in px.
 */
radiusCard?: number
/**
 * Width of borders in px.
 */
borderWidth?: number
/**
 * How raised surfaces stand out.
 */
elevation?: ("flat" | "soft" | "glow")
}
/**
 * Width and spacing of pages.
 */
layout?: {
/**
 * Widest content in px.
 */
maxWidth?: number
/**
 * How much room stands between things.
 */
density?: ("compact" | "cosy" | "roomy")
}
/**
 * How things move.
 */
motion?: {
/**
 * Length of a transition in ms; 0 switches motion off.
 */
duration?: number
/**
 * What cards do under the pointer.
 */
hover?: ("none" | "lift" | "zoom" | "glow")
}
/**
 * Decoration behind the page.
 */
backdrop?: ("plain" | "gradient" | "mesh" | "rays" | "paper")
}
/**
 * Colours of one mode. Text on its background is checked for contrast.
 * 
 * This interface was referenced by `DocumentsByName`'s JSON-Schema
 * via the `definition` "themeMode".
 */
export interface ThemeMode {
/**
 * The page itself.
 */
canvas?: string
/**
 * Cards, panels and bars on the page.
 */
surface?: string
/**
 * What stands out from a surface: menus, quiet buttons.
 */
surfaceRaised?: string
/**
 * What lies deeper: fields, tracks.
 */
surfaceSunken?: string
/**
 * Running text and headings.
 */
text?: string
/**
 * Less important text.
 */
textMuted?: string
/**
 * Lines around and between things.
 */
border?: string
/**
 * Main buttons and what is selected.
 */
primary?: string
/**
 * Text and icons on the primary colour.
 */
onPrimary?: string
/**
 * Highlights, badges and second buttons.
 */
accent?: string
/**
 * Text and icons on the accent colour.
 */
onAccent?: string
/**
 * Errors and what cannot be undone.
 */
danger?: string
/**
 * Text and icons on the danger colour.
 */
onDanger?: string
/**
 * What went well.
 */
success?: string
/**
 * What needs attention.
 */
warning?: string
/**
 * The ring around what the keyboard is at.
 */
focus?: string
/**
 * Where the gradient of banners begins.
 */
heroFrom?: string
/**
 * Where the gradient of banners ends.
 */
heroTo?: string
}
