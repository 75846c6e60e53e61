// Generated from schemas/ by "npm run generate". Do not edit.
/**
 * Opaque name of a document or of an entry in a collection.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "id".
 */
export type Id = string
/**
 * Key of a text in texts/<language>.json.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "textKey".
 */
export type TextKey = string
/**
 * An image of a pack, as a path below its assets folder.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "image".
 */
export type Image = string
/**
 * Name of an icon of the portal.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "icon".
 */
export type Icon = ("home" | "slots" | "live" | "sports" | "esports" | "fish" | "pvp" | "lottery" | "elott" | "cockfight" | "gift" | "download" | "help" | "user" | "users" | "wallet" | "deposit" | "withdraw" | "history" | "bell" | "chat" | "telegram" | "viber" | "headset" | "globe" | "sun" | "moon" | "menu" | "close" | "search" | "star" | "fire" | "trophy" | "shield" | "lock" | "logout" | "chevron" | "arrow" | "check" | "warning" | "info" | "clock" | "phone" | "mail" | "key" | "crown" | "spark" | "refresh" | "eye" | "calendar" | "pin" | "plus")
/**
 * A colour as #rrggbb or #rrggbbaa.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "color".
 */
export type Color = string
/**
 * BCP 47 language code; my is Burmese.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "language".
 */
export type Language = string
/**
 * A JsonLogic expression over the fact catalogue; true shows, false hides.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "condition".
 */
export type Condition = (boolean | {

})
/**
 * Name of a registered data source.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "source".
 */
export type Source = string
/**
 * Category of games, as the vendors name it.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "gameType".
 */
export type GameType = ("RNG" | "LIVE" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT")

export interface CallsByName {
addressForget: AddressForgetCall
addressList: AddressListCall
agentAffiliate: AgentAffiliateCall
announcements: AnnouncementsCall
avatarChoose: AvatarChooseCall
avatarRemove: AvatarRemoveCall
avatarUpload: AvatarUploadCall
captcha: CaptchaCall
countryCodes: CountryCodesCall
domainRoute: DomainRouteCall
gameList: GameListCall
gameVendor: GameVendorCall
helpCenter: HelpCenterCall
hotGames: HotGamesCall
humanChallenge: HumanChallengeCall
languageUpdate: LanguageUpdateCall
loginVerification: LoginVerificationCall
loginVerificationCode: LoginVerificationCodeCall
memberCheck: MemberCheckCall
memberContact: MemberContactCall
memberContactCode: MemberContactCodeCall
memberIcon: MemberIconCall
memberInfo: MemberInfoCall
memberNickname: MemberNicknameCall
memberPassword: MemberPasswordCall
memberPasswordEmail: MemberPasswordEmailCall
memberPasswordVerification: MemberPasswordVerificationCall
memberProviderBegin: MemberProviderBeginCall
memberProviderLink: MemberProviderLinkCall
memberProviderUnlink: MemberProviderUnlinkCall
memberProviders: MemberProvidersCall
memberRegister: MemberRegisterCall
memberRegisterMobile: MemberRegisterMobileCall
memberSecurity: MemberSecurityCall
passwordsCommon: PasswordsCommonCall
paymentPassword: PaymentPasswordCall
paymentPasswordCode: PaymentPasswordCodeCall
playerAvatar: PlayerAvatarCall
previewSession: PreviewSessionCall
sessionEnd: SessionEndCall
sessionFirstLogin: SessionFirstLoginCall
sessionFreePlay: SessionFreePlayCall
sessionList: SessionListCall
sessionLogin: SessionLoginCall
sessionLogout: SessionLogoutCall
sessionProvider: SessionProviderCall
settingRegister: SettingRegisterCall
smsNoLogin: SmsNoLoginCall
smsRegister: SmsRegisterCall
systemStatus: SystemStatusCall
totpBegin: TotpBeginCall
totpConfirm: TotpConfirmCall
totpEnd: TotpEndCall
totpRecovery: TotpRecoveryCall
walletBalance: WalletBalanceCall
whitelabel: WhitelabelCall
}
/**
 * Forgets an address; nothing happens where it is not known.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "addressForgetCall".
 */
export interface AddressForgetCall {
body: {
address: string
}
value: {

}
}
/**
 * Where the member has logged in from, the last used first.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "addressListCall".
 */
export interface AddressListCall {
value: {
addresses: {
/**
 * IPv4, or the /64 network of an IPv6 address.
 */
address: string
/**
 * ISO 8601, UTC.
 */
firstSeenAt: string
/**
 * ISO 8601, UTC.
 */
lastSeenAt: string
/**
 * Where this call comes from.
 */
current: boolean
}[]
}
}
/**
 * The agent behind an affiliate code.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "agentAffiliateCall".
 */
export interface AgentAffiliateCall {
query: {
code: string
domain?: string
}
value: {
code: string
/**
 * Account of the agent, partly hidden.
 */
account: string
}
}
/**
 * Announcements in the language of Accept-Language.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "announcementsCall".
 */
export interface AnnouncementsCall {
query: {
/**
 * Comma-separated: B,PL,PU,PR,H.
 */
types: string
platform: "W"
execution: "B"
}
value: {
banners: {
id: string
title: string
/**
 * HTML.
 */
content: string
/**
 * Milliseconds since 1970, UTC.
 */
date: number
image?: string
to?: string
tone?: ("primary" | "accent" | "neutral")
}[]
player: {
id: string
title: string
/**
 * HTML.
 */
content: string
/**
 * Milliseconds since 1970, UTC.
 */
date: number
image?: string
to?: string
tone?: ("primary" | "accent" | "neutral")
}[]
popup: {
id: string
title: string
/**
 * HTML.
 */
content: string
/**
 * Milliseconds since 1970, UTC.
 */
date: number
image?: string
to?: string
tone?: ("primary" | "accent" | "neutral")
}[]
promotion: {
id: string
title: string
/**
 * HTML.
 */
content: string
/**
 * Milliseconds since 1970, UTC.
 */
date: number
image?: string
to?: string
tone?: ("primary" | "accent" | "neutral")
}[]
header: {
id: string
title: string
/**
 * HTML.
 */
content: string
/**
 * Milliseconds since 1970, UTC.
 */
date: number
image?: string
to?: string
tone?: ("primary" | "accent" | "neutral")
}[]
}
}
/**
 * Takes one of the brand's pictures.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "avatarChooseCall".
 */
export interface AvatarChooseCall {
body: {
/**
 * Name of one that playerAvatar offers.
 */
avatar: string
}
value: {
/**
 * Address of the picture; null for whoever has none.
 */
avatar: (string | null)
/**
 * The member's own, or one of the brand's.
 */
avatarType: ("CUSTOM" | "STATIC")
}
}
/**
 * Takes the member's picture away.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "avatarRemoveCall".
 */
export interface AvatarRemoveCall {
value: {
/**
 * Address of the picture; null for whoever has none.
 */
avatar: (string | null)
/**
 * The member's own, or one of the brand's.
 */
avatarType: ("CUSTOM" | "STATIC")
}
}
/**
 * Takes a picture of the member's own: a PNG, JPEG or WebP under 5 MB as the body, of which the middle square is kept.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "avatarUploadCall".
 */
export interface AvatarUploadCall {
value: {
/**
 * Address of the picture; null for whoever has none.
 */
avatar: (string | null)
/**
 * The member's own, or one of the brand's.
 */
avatarType: ("CUSTOM" | "STATIC")
}
}
/**
 * A captcha picture.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "captchaCall".
 */
export interface CaptchaCall {
value: {
captchaId: string
/**
 * PNG, base64.
 */
image: string
expiresAt: string
}
}
/**
 * Countries with their dialling codes and flags.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "countryCodesCall".
 */
export interface CountryCodesCall {
value: {
countries: {
countryCode: string
countryDialingCode: string
name: string
flag: string
}[]
}
}
/**
 * Domains, support, downloads and draws of the brand.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "domainRouteCall".
 */
export interface DomainRouteCall {
value: {
domainList: {
url: string
/**
 * Milliseconds, measured by the platform.
 */
speed: number
}[]
customerService: {
title: string
csPosition: string
type: ("LIVECHAT" | "VIBER" | "TELEGRAM")
url: string
}[]
resources: {
resourceType: ("IOS" | "ANDROID")
url: string
qrCodeUrl?: string
}[]
draws: {
id: string
name: string
region: ("north" | "central" | "south")
days: number[]
time: string
timeZone: string
closesMinutesBefore: number
}[]
/**
 * Path of the page that shows messages to players; only a sandbox has it, which keeps them instead of sending them.
 */
outbox?: string
}
}
/**
 * Games of a category or vendor, a page at a time.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "gameListCall".
 */
export interface GameListCall {
query: {
gameType?: string
vassalage?: string
page?: string
size?: string
search?: string
}
value: {
games: {
id: string
name: string
code: string
vassalage: string
gameType: string
accountTypeName: string
defaultPlayType?: string
isGame: ("GAME" | "VASSALAGE")
isHot: (0 | 1)
isNew: (0 | 1)
image: string
}[]
total: number
page: number
}
}
/**
 * Vendors of the brand.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "gameVendorCall".
 */
export interface GameVendorCall {
query: {
merchantCode?: string
}
value: {
vendors: {
id: string
name: string
accountTypeId: number
vassalage: string
gameType: string
image: string
isHot: (0 | 1)
}[]
}
}
/**
 * Articles of the help centre in the language of Accept-Language.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "helpCenterCall".
 */
export interface HelpCenterCall {
value: {
articles: {
id: string
title: string
content: string
icon?: string
}[]
}
}
/**
 * Hot games in lanes.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "hotGamesCall".
 */
export interface HotGamesCall {
query: {
gameType?: string
vassalage?: string
}
value: {
lanes: {
id: string
title: string
cards: {
id: string
name: string
code: string
vassalage: string
gameType: string
accountTypeName: string
defaultPlayType?: string
isGame: ("GAME" | "VASSALAGE")
isHot: (0 | 1)
isNew: (0 | 1)
image: string
}[]
}[]
}
}
/**
 * What the page has to do to prove that a person is at work: solve a puzzle of ALTCHA (proof of work, version 2), which takes about a second and can be answered once until expiresAt, or have Geetest ask the player.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "humanChallengeCall".
 */
export interface HumanChallengeCall {
value: ({
challenge: {
parameters: {
algorithm: "PBKDF2/SHA-256"
/**
 * Hex.
 */
nonce: string
/**
 * Hex.
 */
salt: string
/**
 * Iterations of one try.
 */
cost: number
/**
 * Bytes.
 */
keyLength: number
/**
 * Hex; the derived key of the counter that is looked for begins so.
 */
keyPrefix: string
/**
 * Hex.
 */
keySignature?: string
data?: {
brand: string
/**
 * Seconds since 1970.
 */
expiresAt: number
}
}
/**
 * Hex; HMAC of the parameters.
 */
signature: string
}
/**
 * ISO 8601, UTC.
 */
expiresAt: string
} | {
geetest: {
captchaId: string
/**
 * Address of gt4.js.
 */
script: string
}
/**
 * ISO 8601, UTC.
 */
expiresAt: string
})
}
/**
 * Keeps the language of the member.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "languageUpdateCall".
 */
export interface LanguageUpdateCall {
body: {
language: string
}
value: null
}
/**
 * Verifies a login from an unregistered address and logs in.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "loginVerificationCall".
 */
export interface LoginVerificationCall {
body: {
/**
 * The ticket of the refusal LOGIN_VERIFICATION_REQUIRED.
 */
ticket: string
/**
 * One of those that the refusal offered.
 */
method: ("mobile" | "email" | "totp" | "payeeName")
/**
 * What the code proves, for the method payeeName.
 */
by?: ("mobile" | "email" | "totp")
/**
 * The code that was sent, of the authenticator, or a recovery code.
 */
verificationCode: string
/**
 * Name of the bank account; for the method payeeName.
 */
payeeName?: string
}
value: {
token: string
customerId: string
account: string
type: (0 | 1 | 2 | 4 | 41 | 42)
memberLabel: {
labelName: string
}[]
firstTimeLogin: boolean
passwordExpired: boolean
/**
 * The password is the one that accounts are made with.
 */
passwordDefault: boolean
/**
 * Another password has to be set before anything else: of the other calls only those are allowed that say so.
 */
passwordDue: boolean
/**
 * ISO 8601, UTC; the session ends then at the latest.
 */
expiresAt: string
}
}
/**
 * Sends a code for a login that has to be verified, to the number or address that the account has.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "loginVerificationCodeCall".
 */
export interface LoginVerificationCodeCall {
body: {
/**
 * The ticket of the refusal LOGIN_VERIFICATION_REQUIRED.
 */
ticket: string
method: ("mobile" | "email")
}
value: {
/**
 * Minutes the code can be used.
 */
expiredMinutes: number
}
}
/**
 * Whether an account name or a mobile number is still free; for the question a form asks while it is filled in.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "memberCheckCall".
 */
export interface MemberCheckCall {
body: {
field: ("username" | "mobileNum")
value: string
/**
 * Dialling code of the country, such as 95, with or without +.
 */
countryDialingCode?: string
}
value: {
free: boolean
}
}
/**
 * Keeps an e-mail address or mobile number as verified, by the code of memberContactCode.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "memberContactCall".
 */
export interface MemberContactCall {
body: {
channel: ("mobile" | "email")
verificationCode: string
email?: string
mobileNum?: string
countryDialingCode?: string
}
value: {

}
}
/**
 * Sends a code to an e-mail address or mobile number: a new one, which takes the password, or without one to what the member has.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "memberContactCodeCall".
 */
export interface MemberContactCodeCall {
body: {
channel: ("mobile" | "email")
/**
 * Needed for an address or number that the member does not have yet.
 */
password?: string
email?: string
mobileNum?: string
countryDialingCode?: string
}
value: {
expiredMinutes: number
}
}
/**
 * The picture of the member who is logged in.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "memberIconCall".
 */
export interface MemberIconCall {
value: {
/**
 * Address of the picture; null for whoever has none.
 */
avatar: (string | null)
/**
 * The member's own, or one of the brand's.
 */
avatarType: ("CUSTOM" | "STATIC")
}
}
/**
 * The member who is logged in.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "memberInfoCall".
 */
export interface MemberInfoCall {
value: {
id: string
account: string
nickname: string
type: (0 | 1 | 2 | 4 | 41 | 42)
/**
 * Account of the upline.
 */
toUpline: (string | null)
clubLabel: {
labelName: string
}
memberLabel: {
labelName: string
}[]
/**
 * ISO 8601, UTC; the login before this one.
 */
lastLoginAt: (string | null)
registeredAt: string
/**
 * Code of an agent's invitation link; absent for whoever has none.
 */
affiliateCode?: string
email?: string
mobileNum?: string
}
}
/**
 * What the member is called on the page.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "memberNicknameCall".
 */
export interface MemberNicknameCall {
body: {
nickname: string
}
value: {

}
}
/**
 * Changes the password of the member who is logged in; the other sessions end.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "memberPasswordCall".
 */
export interface MemberPasswordCall {
body: {
/**
 * Needed unless the login of this session demanded a change (firstTimeLogin, passwordExpired).
 */
oldPassword?: string
newPassword: string
confirmNewPassword: string
}
value: {

}
}
/**
 * Mails a temporary password that is good for one login; answers the same whether or not there is an account.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "memberPasswordEmailCall".
 */
export interface MemberPasswordEmailCall {
body: {
username: string
email: string
}
value: {

}
}
/**
 * Sets a new password by a code that was sent to the mobile number.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "memberPasswordVerificationCall".
 */
export interface MemberPasswordVerificationCall {
body: {
newPassword: string
/**
 * Mobile number as it is dialled in its country, or as the form has it.
 */
mobileNum: string
/**
 * Dialling code of the country, such as 95, with or without +.
 */
countryDialingCode?: string
/**
 * The code that was sent.
 */
verificationCode: string
}
value: {

}
}
/**
 * Begins to link an identity of a provider to the member; needs the password again.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "memberProviderBeginCall".
 */
export interface MemberProviderBeginCall {
body: {
/**
 * Id of the provider in the brand's document providers/main.
 */
provider: string
password: string
}
value: {
/**
 * Where the player says yes; it comes back to /ways-in/<provider> of the brand.
 */
address: string
/**
 * What comes back with the player.
 */
state: string
/**
 * ISO 8601, UTC.
 */
expiresAt: string
}
}
/**
 * Links the identity that came back to the member who began it.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "memberProviderLinkCall".
 */
export interface MemberProviderLinkCall {
body: ({
type: "social"
/**
 * Id of the provider in the brand's document providers/main.
 */
provider: string
/**
 * What the provider sent back.
 */
code: string
/**
 * As sessionProvider answered it.
 */
state: string
/**
 * Issuer, where the provider sent it back (RFC 9207).
 */
iss?: string
} | {
type: "telegram"
/**
 * Id of the provider in the brand's document providers/main.
 */
provider: string
/**
 * tgAuthResult of Telegram: base64 of JSON.
 */
result: string
/**
 * As sessionProvider answered it.
 */
state: string
})
value: {
/**
 * Those the brand offers for linking, and those that are linked.
 */
providers: {
/**
 * Id of the provider in the brand's document providers/main.
 */
provider: string
/**
 * Whether the brand offers it now.
 */
offered: boolean
linked: boolean
/**
 * Whose account it is, as the provider says.
 */
name?: string
/**
 * ISO 8601, UTC.
 */
linkedAt?: string
}[]
}
}
/**
 * Takes a link away; needs the password, which is then a way in for certain.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "memberProviderUnlinkCall".
 */
export interface MemberProviderUnlinkCall {
body: {
/**
 * Id of the provider in the brand's document providers/main.
 */
provider: string
password: string
}
value: {
/**
 * Those the brand offers for linking, and those that are linked.
 */
providers: {
/**
 * Id of the provider in the brand's document providers/main.
 */
provider: string
/**
 * Whether the brand offers it now.
 */
offered: boolean
linked: boolean
/**
 * Whose account it is, as the provider says.
 */
name?: string
/**
 * ISO 8601, UTC.
 */
linkedAt?: string
}[]
}
}
/**
 * The providers that vouch for the member, and those that may.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "memberProvidersCall".
 */
export interface MemberProvidersCall {
value: {
/**
 * Those the brand offers for linking, and those that are linked.
 */
providers: {
/**
 * Id of the provider in the brand's document providers/main.
 */
provider: string
/**
 * Whether the brand offers it now.
 */
offered: boolean
linked: boolean
/**
 * Whose account it is, as the provider says.
 */
name?: string
/**
 * ISO 8601, UTC.
 */
linkedAt?: string
}[]
}
}
/**
 * Registers by username and logs in.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "memberRegisterCall".
 */
export interface MemberRegisterCall {
body: {
username: string
password: string
verifyPwd?: string
payeeName?: string
email?: string
qqNum?: string
mobileNum?: string
recommenderId?: string
captcha?: string
verificationCode?: string
affiliateCode?: string
paymentPassword?: string
line?: string
whatsapp?: string
facebook?: string
wechat?: string
telegram?: string
zalo?: string
idNumber?: string
referralCode?: string
domain?: string
countryDialingCode?: string
nickname?: string
fullname?: string
birthday?: string
address?: string
nationality?: string
occupation?: string
sourceOfIncome?: string
placeOfBirth?: string
captchaId?: string
/**
 * Proof for GET /wps/verification/human, base64 of {"challenge", "solution"} of ALTCHA or of what getValidate of Geetest gives; needed where the switch humanVerification is on.
 */
human?: string
ageAgreement?: boolean
termsAgreement?: boolean
registerUrl?: string
registerMethod: "WEB"
login: true
/**
 * Ticket of IDENTITY_UNKNOWN: links the identity to the new member.
 */
ticket?: string
}
value: {
token: string
customerId: string
account: string
type: (0 | 1 | 2 | 4 | 41 | 42)
memberLabel: {
labelName: string
}[]
firstTimeLogin: boolean
passwordExpired: boolean
/**
 * The password is the one that accounts are made with.
 */
passwordDefault: boolean
/**
 * Another password has to be set before anything else: of the other calls only those are allowed that say so.
 */
passwordDue: boolean
/**
 * ISO 8601, UTC; the session ends then at the latest.
 */
expiresAt: string
}
}
/**
 * Registers by mobile number and logs in; the username is the mobile number.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "memberRegisterMobileCall".
 */
export interface MemberRegisterMobileCall {
body: {
username?: string
password: string
verifyPwd?: string
payeeName?: string
email?: string
qqNum?: string
mobileNum: string
recommenderId?: string
captcha?: string
verificationCode?: string
affiliateCode?: string
paymentPassword?: string
line?: string
whatsapp?: string
facebook?: string
wechat?: string
telegram?: string
zalo?: string
idNumber?: string
referralCode?: string
domain?: string
countryDialingCode: string
nickname?: string
fullname?: string
birthday?: string
address?: string
nationality?: string
occupation?: string
sourceOfIncome?: string
placeOfBirth?: string
captchaId?: string
/**
 * Proof for GET /wps/verification/human, base64 of {"challenge", "solution"} of ALTCHA or of what getValidate of Geetest gives; needed where the switch humanVerification is on.
 */
human?: string
ageAgreement?: boolean
termsAgreement?: boolean
registerUrl?: string
registerMethod: "WEB"
login: true
/**
 * Ticket of IDENTITY_UNKNOWN: links the identity to the new member.
 */
ticket?: string
}
value: {
token: string
customerId: string
account: string
type: (0 | 1 | 2 | 4 | 41 | 42)
memberLabel: {
labelName: string
}[]
firstTimeLogin: boolean
passwordExpired: boolean
/**
 * The password is the one that accounts are made with.
 */
passwordDefault: boolean
/**
 * Another password has to be set before anything else: of the other calls only those are allowed that say so.
 */
passwordDue: boolean
/**
 * ISO 8601, UTC; the session ends then at the latest.
 */
expiresAt: string
}
}
/**
 * What a member sees of the safety of its account; addresses, numbers and names are masked.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "memberSecurityCall".
 */
export interface MemberSecurityCall {
value: {
account: string
nickname: string
/**
 * ISO 8601, UTC.
 */
registeredAt: string
/**
 * What the registration form asked, in its sequence.
 */
profile: {
field: string
value: string
}[]
mobile: ({
/**
 * Masked.
 */
to: string
verified: boolean
} | null)
email: ({
/**
 * Masked.
 */
to: string
verified: boolean
} | null)
/**
 * ISO 8601, UTC.
 */
passwordChangedAt: string
/**
 * One is set.
 */
paymentPassword: boolean
totp: {
on: boolean
recoveryCodesLeft: number
}
/**
 * The login before this one.
 */
lastLogin: ({
/**
 * ISO 8601, UTC.
 */
at: string
address: (string | null)
} | null)
}
}
/**
 * Common passwords by the first digits of their SHA-256, so that a page can look a password up without telling it.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "passwordsCommonCall".
 */
export interface PasswordsCommonCall {
query: {
/**
 * The first three hexadecimal digits of up to four hashes, separated by commas.
 */
prefixes: string
}
value: {
/**
 * Hashes with these beginnings, each cut to 16 hexadecimal digits; none where the brand refuses no common passwords.
 */
hashes: string[]
}
}
/**
 * Sets the payment password with the password; changes it with the old one, or where it is forgotten with the password and the code of paymentPasswordCode.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "paymentPasswordCall".
 */
export interface PaymentPasswordCall {
body: {
newPaymentPassword: string
confirmPaymentPassword: string
oldPaymentPassword?: string
password?: string
verificationCode?: string
}
value: {

}
}
/**
 * Sends a code for a forgotten payment password to what the member has verified, the mobile number before the e-mail address.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "paymentPasswordCodeCall".
 */
export interface PaymentPasswordCodeCall {
value: {
expiredMinutes: number
/**
 * Where it went, masked.
 */
to: string
}
}
/**
 * The picture of the member who is logged in, and the brand's pictures that may be chosen.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "playerAvatarCall".
 */
export interface PlayerAvatarCall {
value: {
/**
 * Address of the picture; null for whoever has none.
 */
avatar: (string | null)
/**
 * The member's own, or one of the brand's.
 */
avatarType: ("CUSTOM" | "STATIC")
offered: {
/**
 * For avatarChoose.
 */
name: string
url: string
}[]
}
}
/**
 * Answers the session of an account that exists for one preview only, so that a draft can be looked at as a guest, a member or an agent. The header X-Livery-Preview says which preview; without one that is open it is refused with PREVIEW_ENDED. The account has no password and no money, and is gone when the preview ends.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "previewSessionCall".
 */
export interface PreviewSessionCall {
body: {
/**
 * Whom the draft is looked at as.
 */
persona: ("guest" | "member" | "agent")
}
value: {
token: string
customerId: string
account: string
type: (0 | 1 | 2 | 4 | 41 | 42)
memberLabel: {
labelName: string
}[]
firstTimeLogin: boolean
passwordExpired: boolean
/**
 * The password is the one that accounts are made with.
 */
passwordDefault: boolean
/**
 * Another password has to be set before anything else: of the other calls only those are allowed that say so.
 */
passwordDue: boolean
/**
 * ISO 8601, UTC; the session ends then at the latest.
 */
expiresAt: string
}
}
/**
 * Logs one device of the member out, or all but this one; with all others every remembered login ends, too.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "sessionEndCall".
 */
export interface SessionEndCall {
body: ({
id: string
} | {
others: true
})
value: {

}
}
/**
 * A page tells that a first login has come to it (firstTimeLogin); counts once for a member.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "sessionFirstLoginCall".
 */
export interface SessionFirstLoginCall {
value: {
/**
 * ISO 8601, UTC; of the first time this was told.
 */
firstLoginAt: string
/**
 * The session waits for a new password.
 */
passwordDue: boolean
}
}
/**
 * Logs in as a guest where the brand allows it.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "sessionFreePlayCall".
 */
export interface SessionFreePlayCall {
body: {
os: string
platform: "W"
/**
 * Random string, encrypted as compact JWE.
 */
random: string
version: 3
}
value: {
token: string
customerId: string
account: string
type: (0 | 1 | 2 | 4 | 41 | 42)
memberLabel: {
labelName: string
}[]
firstTimeLogin: boolean
passwordExpired: boolean
/**
 * The password is the one that accounts are made with.
 */
passwordDefault: boolean
/**
 * Another password has to be set before anything else: of the other calls only those are allowed that say so.
 */
passwordDue: boolean
/**
 * ISO 8601, UTC; the session ends then at the latest.
 */
expiresAt: string
}
}
/**
 * Where the member is logged in, the last seen first.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "sessionListCall".
 */
export interface SessionListCall {
value: {
sessions: {
id: string
device: {
kind: ("phone" | "tablet" | "computer" | "unknown")
system?: string
browser?: string
}
address: string
/**
 * ISO 8601, UTC.
 */
startedAt: string
/**
 * ISO 8601, UTC.
 */
seenAt: string
/**
 * The session of this call.
 */
current: boolean
}[]
}
}
/**
 * Logs in by username and password, by a login that the browser remembers, by mobile number and a code that was sent to it, or by a provider who vouches for the player. An identity that belongs to no member is refused with IDENTITY_UNKNOWN, whose value has the ticket to register with.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "sessionLoginCall".
 */
export interface SessionLoginCall {
body: ({
type: "username"
username: string
password: string
captcha?: string
captchaId?: string
/**
 * Proof for GET /wps/verification/human, base64 of {"challenge", "solution"} of ALTCHA or of what getValidate of Geetest gives; needed where the switch humanVerification is on.
 */
human?: string
/**
 * Where the player logs in; member unless said otherwise. Accounts of the other kind are refused with NOT_AN_AGENT or NOT_A_MEMBER.
 */
side?: ("member" | "agent")
/**
 * Have this browser remember the login: a cookie no script can read stands for the password from then on.
 */
remember?: boolean
} | {
type: "sms"
/**
 * Mobile number as it is dialled in its country, or as the form has it.
 */
mobileNum: string
/**
 * Dialling code of the country, such as 95, with or without +.
 */
countryDialingCode?: string
/**
 * The code that was sent.
 */
verificationCode: string
captcha?: string
captchaId?: string
/**
 * Where the player logs in; member unless said otherwise. Accounts of the other kind are refused with NOT_AN_AGENT or NOT_A_MEMBER.
 */
side?: ("member" | "agent")
} | {
type: "social"
/**
 * Id of the provider in the brand's document providers/main.
 */
provider: string
/**
 * What the provider sent back.
 */
code: string
/**
 * As sessionProvider answered it.
 */
state: string
/**
 * Issuer, where the provider sent it back (RFC 9207).
 */
iss?: string
} | {
type: "telegram"
/**
 * Id of the provider in the brand's document providers/main.
 */
provider: string
/**
 * tgAuthResult of Telegram: base64 of JSON.
 */
result: string
/**
 * As sessionProvider answered it.
 */
state: string
} | {
type: "firebase"
/**
 * ID token of a phone sign-in at Firebase.
 */
idToken: string
} | {
/**
 * The password is the cookie of a login with remember.
 */
type: "remembered"
username: string
/**
 * Where the player logs in; member unless said otherwise. Accounts of the other kind are refused with NOT_AN_AGENT or NOT_A_MEMBER.
 */
side?: ("member" | "agent")
captcha?: string
captchaId?: string
/**
 * Proof for GET /wps/verification/human, base64 of {"challenge", "solution"} of ALTCHA or of what getValidate of Geetest gives; needed where the switch humanVerification is on.
 */
human?: string
})
value: {
token: string
customerId: string
account: string
type: (0 | 1 | 2 | 4 | 41 | 42)
memberLabel: {
labelName: string
}[]
firstTimeLogin: boolean
passwordExpired: boolean
/**
 * The password is the one that accounts are made with.
 */
passwordDefault: boolean
/**
 * Another password has to be set before anything else: of the other calls only those are allowed that say so.
 */
passwordDue: boolean
/**
 * ISO 8601, UTC; the session ends then at the latest.
 */
expiresAt: string
}
}
/**
 * Ends the session.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "sessionLogoutCall".
 */
export interface SessionLogoutCall {
value: null
}
/**
 * Begins a login at a provider. The browser is bound to it by a cookie.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "sessionProviderCall".
 */
export interface SessionProviderCall {
body: {
/**
 * Id of the provider in the brand's document providers/main.
 */
provider: string
}
value: {
/**
 * Where the player says yes; it comes back to /ways-in/<provider> of the brand.
 */
address: string
/**
 * What comes back with the player.
 */
state: string
/**
 * ISO 8601, UTC.
 */
expiresAt: string
}
}
/**
 * Registration rules, field by field.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "settingRegisterCall".
 */
export interface SettingRegisterCall {
value: {
fields: {
[k: string]: {
enabled: boolean
required: boolean
minLength?: number
maxLength?: number
acceptedPattern?: string
patternId?: string
}
}
/**
 * Version of the documents the rules come from.
 */
seq?: number
}
}
/**
 * Sends a code by SMS for a login or a forgotten password; answers the same whether or not there is an account.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "smsNoLoginCall".
 */
export interface SmsNoLoginCall {
body: {
/**
 * Mobile number as it is dialled in its country, or as the form has it.
 */
mobileNum: string
/**
 * Dialling code of the country, such as 95, with or without +.
 */
countryDialingCode: string
}
value: {
/**
 * Minutes the code can be used.
 */
expiredMinutes: number
}
}
/**
 * Sends a code by SMS for a registration. A refused number is told as the field mobileNum.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "smsRegisterCall".
 */
export interface SmsRegisterCall {
body: {
/**
 * Mobile number as it is dialled in its country, or as the form has it.
 */
mobileNo: string
/**
 * Dialling code of the country, such as 95, with or without +.
 */
countryDialingCode: string
}
value: {
/**
 * Minutes the code can be used.
 */
expiredMinutes: number
}
}
/**
 * Whether the brand may be shown here.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "systemStatusCall".
 */
export interface SystemStatusCall {
query: {
url?: string
}
value: {
maintenance: boolean
regionRestriction: boolean
country: (string | null)
serverTime: string
}
}
/**
 * Makes the key of a new authenticator, which is in use once totpConfirm has had its first code.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "totpBeginCall".
 */
export interface TotpBeginCall {
body: {
/**
 * The member's password, asked for again.
 */
password: string
}
value: {
/**
 * The key in base32, for apps that are told it by hand.
 */
secret: string
/**
 * otpauth address, for the QR code.
 */
address: string
/**
 * ISO 8601, UTC; until then the first code has to come.
 */
expiresAt: string
}
}
/**
 * Takes a new authenticator into use by its first code.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "totpConfirmCall".
 */
export interface TotpConfirmCall {
body: {
/**
 * The six digits the app shows.
 */
totpCode: string
}
value: {
/**
 * Each stands for the authenticator once. Shown here and never again.
 */
recoveryCodes: string[]
}
}
/**
 * Turns the authenticator off; its recovery codes are worth nothing any more.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "totpEndCall".
 */
export interface TotpEndCall {
body: {
/**
 * The member's password, asked for again.
 */
password: string
/**
 * A code of the authenticator, or a recovery code.
 */
totpCode: string
}
value: {

}
}
/**
 * Makes new recovery codes in place of those before.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "totpRecoveryCall".
 */
export interface TotpRecoveryCall {
body: {
/**
 * The member's password, asked for again.
 */
password: string
/**
 * A code of the authenticator, or a recovery code.
 */
totpCode: string
}
value: {
/**
 * Each stands for the authenticator once. Shown here and never again.
 */
recoveryCodes: string[]
}
}
/**
 * Balance of the member.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "walletBalanceCall".
 */
export interface WalletBalanceCall {
value: {
/**
 * Minor units, decimal string.
 */
sumBalance: string
currency: string
digits: number
}
}
/**
 * Switches of the brand.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "whitelabelCall".
 */
export interface WhitelabelCall {
value: {
merchantCode: string
currency: string
switches: {
[k: string]: boolean
}
}
}
/**
 * What happens on use. "do" names an action of schemas/actions; its arguments stand beside it.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "action".
 */
export interface Action {
/**
 * Name of a registered action.
 */
do: string
[k: string]: unknown
}
/**
 * One piece of a screen.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
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
 * Blocks in a sequence: items by id, order of ids.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "slot".
 */
export interface Slot {
order: Id[]
items: {
[k: string]: Block
}
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
