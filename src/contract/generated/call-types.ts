// Generated from schemas/ by scripts/generate.ts. Do not edit.
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
export type Icon = ("home" | "slots" | "live" | "sports" | "esports" | "fish" | "pvp" | "lottery" | "elott" | "cockfight" | "gift" | "download" | "help" | "user" | "users" | "wallet" | "deposit" | "withdraw" | "history" | "bell" | "chat" | "telegram" | "viber" | "headset" | "globe" | "sun" | "moon" | "menu" | "close" | "search" | "star" | "fire" | "trophy" | "shield" | "lock" | "logout" | "chevron" | "arrow" | "check" | "warning" | "info" | "clock" | "phone" | "mail" | "key" | "crown" | "spark" | "refresh" | "eye" | "calendar" | "pin" | "plus" | "heart" | "expand" | "shrink")
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
accountRecord: AccountRecordCall
addressForget: AddressForgetCall
addressList: AddressListCall
agentAffiliate: AgentAffiliateCall
announcements: AnnouncementsCall
avatarChoose: AvatarChooseCall
avatarRemove: AvatarRemoveCall
avatarUpload: AvatarUploadCall
bettingRecord: BettingRecordCall
captcha: CaptchaCall
cashierAccountAdd: CashierAccountAddCall
cashierAccountRemove: CashierAccountRemoveCall
cashierOptions: CashierOptionsCall
countryCodes: CountryCodesCall
depositCancel: DepositCancelCall
depositCreate: DepositCreateCall
depositList: DepositListCall
depositReceipt: DepositReceiptCall
domainRoute: DomainRouteCall
favoriteGame: FavoriteGameCall
favoriteGames: FavoriteGamesCall
favoriteGamesList: FavoriteGamesListCall
gameList: GameListCall
gameVendor: GameVendorCall
helpCenter: HelpCenterCall
hotGames: HotGamesCall
humanChallenge: HumanChallengeCall
jackpots: JackpotsCall
languageUpdate: LanguageUpdateCall
launchAddress: LaunchAddressCall
launchGame: LaunchGameCall
loginVerification: LoginVerificationCall
loginVerificationCode: LoginVerificationCodeCall
lotteryBet: LotteryBetCall
lotteryBetCancel: LotteryBetCancelCall
lotteryBets: LotteryBetsCall
lotteryDraws: LotteryDrawsCall
lotteryGame: LotteryGameCall
lotteryMenus: LotteryMenusCall
lotteryPopular: LotteryPopularCall
lotteryResults: LotteryResultsCall
lotteryVnMenus: LotteryVnMenusCall
lotteryVnRecent: LotteryVnRecentCall
lotteryVnResults: LotteryVnResultsCall
lotteryWins: LotteryWinsCall
lotteryWinsSeen: LotteryWinsSeenCall
memberCheck: MemberCheckCall
memberContact: MemberContactCall
memberContactCode: MemberContactCodeCall
memberEvents: MemberEventsCall
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
merchantWallet: MerchantWalletCall
passwordsCommon: PasswordsCommonCall
paymentPassword: PaymentPasswordCall
paymentPasswordCode: PaymentPasswordCodeCall
playerAvatar: PlayerAvatarCall
previewSession: PreviewSessionCall
profitRecord: ProfitRecordCall
protection: ProtectionCall
protectionExclude: ProtectionExcludeCall
protectionHistory: ProtectionHistoryCall
protectionLimit: ProtectionLimitCall
protectionPending: ProtectionPendingCall
protectionRealityCheck: ProtectionRealityCheckCall
rankList: RankListCall
recentGames: RecentGamesCall
roomList: RoomListCall
sessionCheck: SessionCheckCall
sessionChecked: SessionCheckedCall
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
transferUpline: TransferUplineCall
transferUplineName: TransferUplineNameCall
transferUplineState: TransferUplineStateCall
vassGameType: VassGameTypeCall
walletBalance: WalletBalanceCall
walletTransfer: WalletTransferCall
walletTransferState: WalletTransferStateCall
whitelabel: WhitelabelCall
winners: WinnersCall
withdrawalAnswer: WithdrawalAnswerCall
withdrawalCreate: WithdrawalCreateCall
withdrawalList: WithdrawalListCall
withdrawalProof: WithdrawalProofCall
}
/**
 * What was booked on the member's wallet, the newest first, with the balance after each. Without days the last seven.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "accountRecordCall".
 */
export interface AccountRecordCall {
query: {
/**
 * yyyy-MM-dd on the brand's clocks.
 */
from?: string
/**
 * yyyy-MM-dd on the brand's clocks.
 */
to?: string
type?: ("opening" | "deposit" | "withdrawal" | "bet" | "win" | "refund" | "lottery" | "transfer" | "upline" | "bonus" | "rebate" | "adjustment")
/**
 * From 1.
 */
page?: string
/**
 * Rows a page; 200 at most.
 */
size?: string
/**
 * Only lines before the one of this number; what comes in meanwhile then shifts no page.
 */
before?: string
}
value: {
/**
 * yyyy-MM-dd on the brand's clocks.
 */
from: string
/**
 * yyyy-MM-dd on the brand's clocks.
 */
to: string
rows: {
/**
 * Its place in the history of the wallet.
 */
seq: string
/**
 * ISO 8601, UTC.
 */
at: string
type: ("opening" | "deposit" | "withdrawal" | "bet" | "win" | "refund" | "lottery" | "transfer" | "upline" | "bonus" | "rebate" | "adjustment")
kind: string
/**
 * Minor units, decimal string.
 */
amount: string
/**
 * After it; minor units, decimal string.
 */
balance: string
details: {
/**
 * What it is, such as game, round, method, counterpart.
 */
name: string
value: string
}[]
}[]
total: number
page: number
size: number
sums: {
/**
 * Minor units, decimal string.
 */
in: string
/**
 * Negative or 0.
 */
out: string
}
currency: string
digits: number
}
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
 * The member's bets by when they were placed, the newest first, with the sums of the whole range. Without days the last seven.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "bettingRecordCall".
 */
export interface BettingRecordCall {
query: {
/**
 * yyyy-MM-dd on the brand's clocks.
 */
from?: string
/**
 * yyyy-MM-dd on the brand's clocks.
 */
to?: string
gameType?: string
vassalage?: string
status?: ("OPEN" | "SETTLED" | "CANCELLED" | "VOID")
/**
 * From 1.
 */
page?: string
/**
 * Rows a page; 200 at most.
 */
size?: string
}
value: {
/**
 * yyyy-MM-dd on the brand's clocks.
 */
from: string
/**
 * yyyy-MM-dd on the brand's clocks.
 */
to: string
bets: {
id: string
source: ("seamless" | "transfer" | "lottery")
vassalage: string
vendor: string
gameType: string
gameCode: string
game: string
round: string
/**
 * Minor units, decimal string.
 */
stake: string
/**
 * Minor units, decimal string.
 */
payout: string
/**
 * Minor units, decimal string.
 */
validBet: string
status: ("OPEN" | "SETTLED" | "CANCELLED" | "VOID")
/**
 * ISO 8601, UTC.
 */
placedAt: string
/**
 * ISO 8601, UTC.
 */
settledAt: (string | null)
details: {
/**
 * What it is, such as game, round, method, counterpart.
 */
name: string
value: string
}[]
}[]
total: number
page: number
size: number
sums: {
/**
 * Minor units, decimal string.
 */
stake: string
/**
 * Minor units, decimal string.
 */
validBet: string
/**
 * Minor units, decimal string.
 */
payout: string
}
/**
 * Whom the member bet with in these days, whatever the filter.
 */
vendors: {
vassalage: string
name: string
gameType: string
}[]
currency: string
digits: number
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
 * Adds an account at a bank, or a wallet, to which withdrawals may go. Its holder has to be the member.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "cashierAccountAddCall".
 */
export interface CashierAccountAddCall {
body: {
bank: string
holder: string
number: string
paymentPassword: string
}
value: {
id: string
bank: string
bankName: string
kind: ("bank" | "ewallet")
/**
 * Masked.
 */
holder: string
/**
 * Masked: its end alone.
 */
number: string
}
}
/**
 * Takes an account of the member away; withdrawals on their way still go there.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "cashierAccountRemoveCall".
 */
export interface CashierAccountRemoveCall {
body: {
id: string
paymentPassword: string
}
value: {

}
}
/**
 * How the member may bring money in and take it out: methods, banks, bounds, own accounts.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "cashierOptionsCall".
 */
export interface CashierOptionsCall {
value: {
currency: string
digits: number
/**
 * Minor units.
 */
balance: string
/**
 * The member has one; without it nothing can be taken out.
 */
paymentPassword: boolean
/**
 * Masked; in whose name accounts have to be. Absent while none is known.
 */
payeeName?: string
deposit: {
methods: {
id: string
kind: ("transfer" | "hosted")
look?: ("wallet" | "card")
name: string
text?: string
image?: string
/**
 * Minor units.
 */
min: string
/**
 * Minor units.
 */
max: string
/**
 * Items: Minor units.
 */
quick: string[]
feePercent: number
minutes: number
accounts: {
id: string
bankName: string
holder: string
number: string
}[]
/**
 * It is looked at with a picture of the receipt only.
 */
receipt: boolean
}[]
waiting: number
waitingMax: number
}
withdrawal: {
methods: {
id: string
kind: ("bank" | "ewallet")
name: string
text?: string
feePercent: number
}[]
/**
 * Minor units.
 */
min: string
/**
 * Minor units.
 */
max: string
/**
 * Items: Minor units.
 */
quick: string[]
accountsMax: number
receiptMinutes: number
/**
 * Withdrawals left on this day; absent without a limit.
 */
leftToday?: number
/**
 * Minor units.
 */
sumLeftToday?: string
}
banks: {
id: string
name: string
kind: ("bank" | "ewallet")
/**
 * Address of its mark.
 */
image?: string
digits?: {
min: number
max: number
}
}[]
accounts: {
id: string
bank: string
bankName: string
kind: ("bank" | "ewallet")
/**
 * Masked.
 */
holder: string
/**
 * Masked: its end alone.
 */
number: string
}[]
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
 * Ends a deposit that the member has not paid. Money that comes all the same is credited.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "depositCancelCall".
 */
export interface DepositCancelCall {
body: {
id: string
}
value: {
id: string
method: string
methodName: string
kind: ("transfer" | "hosted")
look?: ("wallet" | "card")
/**
 * Minor units.
 */
amount: string
/**
 * Minor units.
 */
fee: string
/**
 * What the player pays, minor units: amount and fee.
 */
pay: string
state: ("PENDING" | "CONFIRMED" | "FAILED" | "EXPIRED" | "CANCELLED")
/**
 * ISO 8601, UTC.
 */
madeAt: string
/**
 * ISO 8601, UTC; absent once it waits for somebody else than the player.
 */
expiresAt?: string
/**
 * ISO 8601, UTC.
 */
decidedAt?: string
/**
 * transfer: where to pay to.
 */
account?: {
bankName: string
holder: string
number: string
}
/**
 * hosted: the provider's page, while it can be paid.
 */
payUrl?: string
receipts: number
receiptNeeded: boolean
/**
 * The member may cancel it.
 */
cancellable: boolean
reason?: string
}
}
/**
 * Begins a deposit: answers the account to pay to, or the page of the payment provider.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "depositCreateCall".
 */
export interface DepositCreateCall {
body: {
method: string
/**
 * Minor units.
 */
amount: string
/**
 * transfer: which account of the brand; the first unless given.
 */
account?: string
}
value: {
id: string
method: string
methodName: string
kind: ("transfer" | "hosted")
look?: ("wallet" | "card")
/**
 * Minor units.
 */
amount: string
/**
 * Minor units.
 */
fee: string
/**
 * What the player pays, minor units: amount and fee.
 */
pay: string
state: ("PENDING" | "CONFIRMED" | "FAILED" | "EXPIRED" | "CANCELLED")
/**
 * ISO 8601, UTC.
 */
madeAt: string
/**
 * ISO 8601, UTC; absent once it waits for somebody else than the player.
 */
expiresAt?: string
/**
 * ISO 8601, UTC.
 */
decidedAt?: string
/**
 * transfer: where to pay to.
 */
account?: {
bankName: string
holder: string
number: string
}
/**
 * hosted: the provider's page, while it can be paid.
 */
payUrl?: string
receipts: number
receiptNeeded: boolean
/**
 * The member may cancel it.
 */
cancellable: boolean
reason?: string
}
}
/**
 * Deposits of the member, the newest first, twenty at a time.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "depositListCall".
 */
export interface DepositListCall {
query: {
/**
 * This one alone.
 */
id?: string
/**
 * Those after this one, which are older.
 */
before?: string
}
value: {
currency: string
digits: number
deposits: {
id: string
method: string
methodName: string
kind: ("transfer" | "hosted")
look?: ("wallet" | "card")
/**
 * Minor units.
 */
amount: string
/**
 * Minor units.
 */
fee: string
/**
 * What the player pays, minor units: amount and fee.
 */
pay: string
state: ("PENDING" | "CONFIRMED" | "FAILED" | "EXPIRED" | "CANCELLED")
/**
 * ISO 8601, UTC.
 */
madeAt: string
/**
 * ISO 8601, UTC; absent once it waits for somebody else than the player.
 */
expiresAt?: string
/**
 * ISO 8601, UTC.
 */
decidedAt?: string
/**
 * transfer: where to pay to.
 */
account?: {
bankName: string
holder: string
number: string
}
/**
 * hosted: the provider's page, while it can be paid.
 */
payUrl?: string
receipts: number
receiptNeeded: boolean
/**
 * The member may cancel it.
 */
cancellable: boolean
reason?: string
}[]
more: boolean
}
}
/**
 * Takes a picture of a deposit's receipt: a PNG or JPEG under 5 MB as the body, three at most.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "depositReceiptCall".
 */
export interface DepositReceiptCall {
query: {
id: string
}
value: {
id: string
method: string
methodName: string
kind: ("transfer" | "hosted")
look?: ("wallet" | "card")
/**
 * Minor units.
 */
amount: string
/**
 * Minor units.
 */
fee: string
/**
 * What the player pays, minor units: amount and fee.
 */
pay: string
state: ("PENDING" | "CONFIRMED" | "FAILED" | "EXPIRED" | "CANCELLED")
/**
 * ISO 8601, UTC.
 */
madeAt: string
/**
 * ISO 8601, UTC; absent once it waits for somebody else than the player.
 */
expiresAt?: string
/**
 * ISO 8601, UTC.
 */
decidedAt?: string
/**
 * transfer: where to pay to.
 */
account?: {
bankName: string
holder: string
number: string
}
/**
 * hosted: the provider's page, while it can be paid.
 */
payUrl?: string
receipts: number
receiptNeeded: boolean
/**
 * The member may cancel it.
 */
cancellable: boolean
reason?: string
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
 * Keeps a game among the favourites of a player, or takes it out. Doing so again changes nothing.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "favoriteGameCall".
 */
export interface FavoriteGameCall {
body: {
gameId: string
favorite: boolean
}
value: {
favorite: boolean
}
}
/**
 * Ids of the games a player keeps, the last kept first.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "favoriteGamesCall".
 */
export interface FavoriteGamesCall {
value: {
games: string[]
}
}
/**
 * The games a player keeps, the last kept first; those that are no longer offered are left out.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "favoriteGamesListCall".
 */
export interface FavoriteGamesListCall {
query: {
gameType?: string
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
/**
 * Category within the kind of games, such as baccarat.
 */
category?: string
/**
 * Of a lottery: TCG_SEA opens in a window of its own, GPI starts as any game.
 */
accountType?: string
/**
 * 1 when guests can play it for play money.
 */
trial?: (0 | 1)
/**
 * 1 when a room is chosen first: see GLS2_roomList.
 */
hasRooms?: (0 | 1)
}[]
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
/**
 * A category within the kind of games, such as baccarat.
 */
category?: string
page?: string
size?: string
search?: string
/**
 * The brand's own sequence when absent; popular: most started in the last days; hot and new: those marked so first.
 */
sort?: ("usual" | "popular" | "hot" | "new" | "name")
/**
 * One game alone.
 */
gameId?: string
/**
 * Games alone, or the entries alone that stand for a vendor.
 */
isGame?: ("GAME" | "VASSALAGE")
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
/**
 * Category within the kind of games, such as baccarat.
 */
category?: string
/**
 * Of a lottery: TCG_SEA opens in a window of its own, GPI starts as any game.
 */
accountType?: string
/**
 * 1 when guests can play it for play money.
 */
trial?: (0 | 1)
/**
 * 1 when a room is chosen first: see GLS2_roomList.
 */
hasRooms?: (0 | 1)
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
/**
 * Category within the kind of games, such as baccarat.
 */
category?: string
/**
 * Of a lottery: TCG_SEA opens in a window of its own, GPI starts as any game.
 */
accountType?: string
/**
 * 1 when guests can play it for play money.
 */
trial?: (0 | 1)
/**
 * 1 when a room is chosen first: see GLS2_roomList.
 */
hasRooms?: (0 | 1)
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
 * Running jackpots as the vendors say them, the largest first. A vendor that does not answer is left out.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "jackpotsCall".
 */
export interface JackpotsCall {
query: {
gameType?: string
}
value: {
jackpots: {
gameId: string
name: string
vassalage: string
image: string
/**
 * Minor units, decimal string.
 */
amount: string
}[]
/**
 * Sum of all, in minor units.
 */
total: string
currency: string
digits: number
/**
 * When the vendors said so, milliseconds since 1970.
 */
at: number
}
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
 * Address at which a game starts. Whatever of the payload is given has to be the player's own: account, session, merchant, vendor of the game. Answers game_url, or game_url2.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "launchAddressCall".
 */
export interface LaunchAddressCall {
body: {
/**
 * Id of the game; this or roomId.
 */
gameId?: string
/**
 * A room of the game, or game and room as game:room.
 */
roomId?: string
/**
 * Node of the catalogue the game was opened from; kept with the start.
 */
nodeId?: number
/**
 * Id or name of the account at the vendor.
 */
accountType?: string
/**
 * At vendors with a wallet of their own: true moves the balance there first, false starts with what is there. Without it such a start is refused with CONFIRM_TRANSFER.
 */
confirmTrans?: boolean
vassalage?: string
/**
 * Guests always play trial.
 */
launchMode?: ("real" | "trial")
platform?: ("W" | "WEB" | "M")
clientType?: ("WEB" | "H5" | "APP")
username?: string
token?: string
merchantCode?: string
language?: string
}
value: {
/**
 * Address for the frame of the game page.
 */
game_url?: string
/**
 * Address for a window of its own: a provider that is not shown in a frame.
 */
game_url2?: string
launchMode: ("real" | "trial")
game: {
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
/**
 * Category within the kind of games, such as baccarat.
 */
category?: string
/**
 * Of a lottery: TCG_SEA opens in a window of its own, GPI starts as any game.
 */
accountType?: string
/**
 * 1 when guests can play it for play money.
 */
trial?: (0 | 1)
/**
 * 1 when a room is chosen first: see GLS2_roomList.
 */
hasRooms?: (0 | 1)
}
roomId?: string
}
}
/**
 * As getLaunchAddressV2, for older pages: begins a start and moves no money.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "launchGameCall".
 */
export interface LaunchGameCall {
query: {
gameId?: string
roomId?: string
vassalage?: string
launchMode?: ("real" | "trial")
}
value: {
/**
 * Address for the frame of the game page.
 */
game_url?: string
/**
 * Address for a window of its own: a provider that is not shown in a frame.
 */
game_url2?: string
launchMode: ("real" | "trial")
game: {
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
/**
 * Category within the kind of games, such as baccarat.
 */
category?: string
/**
 * Of a lottery: TCG_SEA opens in a window of its own, GPI starts as any game.
 */
accountType?: string
/**
 * 1 when guests can play it for play money.
 */
trial?: (0 | 1)
/**
 * 1 when a room is chosen first: see GLS2_roomList.
 */
hasRooms?: (0 | 1)
}
roomId?: string
}
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
/**
 * The member is excluded from play: the session is good for looking and withdrawing only.
 */
exclusion?: {
kind: ("timeOut" | "selfExclusion")
/**
 * ISO 8601, UTC; null is for good.
 */
until: (string | null)
}
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
 * Places a slip: every line or none. A chase repeats the lines, which are then of one game and draw, in further draws; all of it is paid now, and what a chase does not play is paid back.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "lotteryBetCall".
 */
export interface LotteryBetCall {
body: {
/**
 * @minItems 1
 * @maxItems 200
 */
lines: {
/**
 * Code of the game.
 */
game: string
/**
 * Number of the draw: its day in the game's time zone and, where it is drawn more than once a day, which one, such as 20260301-0042.
 */
numero: string
betType: string
/**
 * What is chosen: `{ "<row>": ["<choice>", …] }` for a bet type whose panel has rows, `["07", …]` for one with numbers.
 */
selection: ({
/**
 * @maxItems 120
 */
[k: string]: string[]
} | string[])
/**
 * Stake of a note before the multiple, in minor units.
 */
unit: string
multiple: number
/**
 * Prize group chosen; the player's best unless given.
 */
group?: number
/**
 * Odds the player saw, by level: if they are lower now the bet is refused with ODDS_CHANGED.
 */
odds?: {
[k: string]: string
}
}[]
chase?: {
/**
 * Draws after that of the lines, in their sequence.
 * 
 * @minItems 1
 * @maxItems 200
 */
draws: {
/**
 * Number of the draw: its day in the game's time zone and, where it is drawn more than once a day, which one, such as 20260301-0042.
 */
numero: string
/**
 * Times the multiple of each line.
 */
multiple: number
}[]
stopOnWin: boolean
}
}
value: {
bets: {
id: string
/**
 * Code of the game.
 */
game: string
/**
 * Number of the draw, such as 20260301-0042.
 */
numero: string
betType: string
notes: number
/**
 * Minor units.
 */
stake: string
}[]
/**
 * Id of the chase.
 */
chase?: string
/**
 * Minor units.
 */
total: string
/**
 * After it, in minor units.
 */
balance: string
/**
 *  Milliseconds since 1970, UTC.
 */
placedAt: number
}
}
/**
 * Takes back a bet whose draw is still open, or what is left of a chase.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "lotteryBetCancelCall".
 */
export interface LotteryBetCancelCall {
/**
 * One of the two.
 */
body: {
bet?: string
chase?: string
}
value: {
/**
 * Ids of the bets taken back.
 */
bets: string[]
/**
 * Minor units.
 */
refunded: string
/**
 * After it, in minor units.
 */
balance: string
}
}
/**
 * The member's own lottery bets, the last first.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "lotteryBetsCall".
 */
export interface LotteryBetsCall {
query: {
/**
 * SETTLED: all that are open no more.
 */
status?: ("OPEN" | "SETTLED")
/**
 * Code of the game.
 */
game?: string
chase?: string
/**
 * 1 to 100; 20 unless given.
 */
count?: string
before?: string
}
value: {
bets: {
id: string
/**
 * Code of the game.
 */
game: string
name: string
/**
 * Number of the draw, such as 20260301-0042.
 */
numero: string
betType: string
/**
 * What is chosen: `{ "<row>": ["<choice>", …] }` for a bet type whose panel has rows, `["07", …]` for one with numbers.
 */
selection: ({
/**
 * @maxItems 120
 */
[k: string]: string[]
} | string[])
notes: number
cost: number
/**
 * Minor units.
 */
unit: string
multiple: number
/**
 * Minor units.
 */
stake: string
/**
 * Minor units; 0 until it wins.
 */
payout: string
/**
 * What came back of the stake for lower odds, in minor units.
 */
rebate: string
odds: {
level: string
odds: string
}[]
group?: number
chase?: string
status: ("OPEN" | "WON" | "LOST" | "CANCELLED" | "VOID")
/**
 *  Milliseconds since 1970, UTC.
 */
placedAt: number
/**
 *  Milliseconds since 1970, UTC.
 */
settledAt?: number
/**
 * When it is or was drawn. Milliseconds since 1970, UTC.
 */
drawsAt: number
/**
 * Whether it may be taken back now.
 */
cancel: boolean
/**
 * What was drawn: balls of a digit, dice or race game, or prizes by tier (DB, G1 to G8) of a Vietnamese draw; while a draw comes to light, what is known so far.
 */
result?: {
balls?: number[]
prizes?: {
[k: string]: string[]
}
}
}[]
/**
 * Say this as `before` for older ones; absent at the end.
 */
before?: string
/**
 * The server's time. Milliseconds since 1970, UTC.
 */
now: number
}
}
/**
 * The open draw of several games and their last result, for countdowns.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "lotteryDrawsCall".
 */
export interface LotteryDrawsCall {
query: {
/**
 * Codes of games, separated by commas; 40 at most.
 */
games: string
}
value: {
games: {
/**
 * Code of the game.
 */
code: string
open?: {
/**
 * Number of the draw, such as 20260301-0042.
 */
numero: string
status: ("OPEN" | "CLOSED" | "DRAWN" | "SETTLED" | "VOID")
/**
 * From when it takes bets. Milliseconds since 1970, UTC.
 */
opensAt: number
/**
 * When its bets close. Milliseconds since 1970, UTC.
 */
closesAt: number
/**
 * When it is drawn. Milliseconds since 1970, UTC.
 */
drawsAt: number
/**
 * SHA-256 of the seed that this draw will be made of, where the draw is our own: the seed is revealed with the result.
 */
seedHash?: string
}
last?: {
/**
 * Code of the game.
 */
code: string
name: string
/**
 * Number of the draw, such as 20260301-0042.
 */
numero: string
status: ("OPEN" | "CLOSED" | "DRAWN" | "SETTLED" | "VOID")
/**
 * Grows when a result is corrected; 0 before there is one.
 */
version: number
/**
 * When it is drawn. Milliseconds since 1970, UTC.
 */
drawsAt: number
/**
 * What was drawn: balls of a digit, dice or race game, or prizes by tier (DB, G1 to G8) of a Vietnamese draw; while a draw comes to light, what is known so far.
 */
result?: {
balls?: number[]
prizes?: {
[k: string]: string[]
}
}
seedHash?: string
seed?: string
}
}[]
/**
 * The server's time. Milliseconds since 1970, UTC.
 */
now: number
}
}
/**
 * What a page needs to play one game: its bet types with odds, cost and limits, units, prize groups and the draws that take bets, the next first.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "lotteryGameCall".
 */
export interface LotteryGameCall {
query: {
/**
 * Code of the game.
 */
game: string
}
value: {
game: {
/**
 * Code of the game.
 */
code: string
name: string
image: string
family: ("vn-north" | "vn-south" | "ssc" | "11x5" | "k3" | "pk10" | "6d")
/**
 * Which of the brand's own accounts the game is played on. Lotteries of a provider are vendors of the lobby.
 */
accountType: ("Lott" | "Elott")
prizeMode: ("Lott" | "ZY" | "Elott" | "SEA")
region?: ("north" | "central" | "south")
/**
 * Days of the week it is drawn on, 0 is Sunday; of games drawn on certain days only.
 */
days?: number[]
/**
 * Time of the draw in timeZone, of games drawn once a day.
 */
time?: string
timeZone?: string
/**
 * 1 for a game drawn once a day.
 */
drawsPerDay: number
/**
 * Time between two draws, of games drawn all day.
 */
everySeconds?: number
isHot: (0 | 1)
/**
 * Bet type that a page shows first.
 */
defaultPlayType: string
/**
 * The draw that is open now; absent while none is.
 */
next?: {
/**
 * Number of the draw, such as 20260301-0042.
 */
numero: string
/**
 * When its bets close. Milliseconds since 1970, UTC.
 */
closesAt: number
/**
 * When it is drawn. Milliseconds since 1970, UTC.
 */
drawsAt: number
}
}
/**
 * In the brand's sequence.
 */
betTypes: {
id: string
group: string
/**
 * Stakes of one note that each note costs.
 */
cost: number
levels: {
level: string
/**
 * Gross multiplier of a note's stake, decimal: at the best prize group of the player where the player chooses one.
 */
odds: string
}[]
/**
 * Least stake of one note, in minor units.
 */
minimum?: string
/**
 * Most that one bet may cost, in minor units.
 */
maximum?: string
}[]
/**
 * What a note may cost, of games whose stake is unit × multiple; absent where the player types the stake of a note.
 * 
 * Items: In minor units.
 */
units?: string[]
/**
 * Prize groups the player may choose from (return to player = group ÷ 2000): what is given up below the best comes back as a rebate of (best − chosen) ÷ 2000 of the stake. Absent where odds are fixed.
 */
prizeGroups?: {
lowest: number
/**
 * The player's best.
 */
highest: number
step: number
}
limits: {
/**
 * Least stake of one note, in minor units.
 */
minimumStake: string
/**
 * Most that one bet may cost, in minor units.
 */
maximumBet: string
/**
 * Most that one bet pays, in minor units.
 */
maximumPayout: string
/**
 * Most lines of a slip.
 */
lines: number
/**
 * Highest multiple.
 */
multiple: number
/**
 * Most draws of a chase; 0 where there is none.
 */
chaseDraws: number
}
/**
 * What a page says as a hint, not what is enforced.
 */
hints: {
/**
 * Minor units.
 */
minimumBet: string
lines: number
}
/**
 * Whether a bet may be taken back while its draw is open.
 */
cancel: boolean
draws: {
/**
 * Number of the draw, such as 20260301-0042.
 */
numero: string
status: ("OPEN" | "CLOSED" | "DRAWN" | "SETTLED" | "VOID")
/**
 * From when it takes bets. Milliseconds since 1970, UTC.
 */
opensAt: number
/**
 * When its bets close. Milliseconds since 1970, UTC.
 */
closesAt: number
/**
 * When it is drawn. Milliseconds since 1970, UTC.
 */
drawsAt: number
/**
 * SHA-256 of the seed that this draw will be made of, where the draw is our own: the seed is revealed with the result.
 */
seedHash?: string
}[]
last?: {
/**
 * Code of the game.
 */
code: string
name: string
/**
 * Number of the draw, such as 20260301-0042.
 */
numero: string
status: ("OPEN" | "CLOSED" | "DRAWN" | "SETTLED" | "VOID")
/**
 * Grows when a result is corrected; 0 before there is one.
 */
version: number
/**
 * When it is drawn. Milliseconds since 1970, UTC.
 */
drawsAt: number
/**
 * What was drawn: balls of a digit, dice or race game, or prizes by tier (DB, G1 to G8) of a Vietnamese draw; while a draw comes to light, what is known so far.
 */
result?: {
balls?: number[]
prizes?: {
[k: string]: string[]
}
}
seedHash?: string
seed?: string
}
/**
 * The server's time. Milliseconds since 1970, UTC.
 */
now: number
currency: string
digits: number
}
}
/**
 * Lotteries by group, in the brand's sequence.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "lotteryMenusCall".
 */
export interface LotteryMenusCall {
query: {
/**
 * Only games of this account, such as Elott.
 */
accountType?: string
}
value: {
gameMenus: {
gameGroupCode: string
/**
 * In the language of Accept-Language.
 */
labelName: string
games: {
/**
 * Code of the game.
 */
code: string
name: string
image: string
family: ("vn-north" | "vn-south" | "ssc" | "11x5" | "k3" | "pk10" | "6d")
/**
 * Which of the brand's own accounts the game is played on. Lotteries of a provider are vendors of the lobby.
 */
accountType: ("Lott" | "Elott")
prizeMode: ("Lott" | "ZY" | "Elott" | "SEA")
region?: ("north" | "central" | "south")
/**
 * Days of the week it is drawn on, 0 is Sunday; of games drawn on certain days only.
 */
days?: number[]
/**
 * Time of the draw in timeZone, of games drawn once a day.
 */
time?: string
timeZone?: string
/**
 * 1 for a game drawn once a day.
 */
drawsPerDay: number
/**
 * Time between two draws, of games drawn all day.
 */
everySeconds?: number
isHot: (0 | 1)
/**
 * Bet type that a page shows first.
 */
defaultPlayType: string
/**
 * The draw that is open now; absent while none is.
 */
next?: {
/**
 * Number of the draw, such as 20260301-0042.
 */
numero: string
/**
 * When its bets close. Milliseconds since 1970, UTC.
 */
closesAt: number
/**
 * When it is drawn. Milliseconds since 1970, UTC.
 */
drawsAt: number
}
}[]
}[]
/**
 * The server's time. Milliseconds since 1970, UTC.
 */
now: number
}
}
/**
 * Two-digit endings that were drawn most lately, the most frequent first, and the games that are bet on most.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "lotteryPopularCall".
 */
export interface LotteryPopularCall {
query: {
/**
 * Numbers wanted, 1 to 100; the brand's own count (20) unless given. 100 is the full list.
 */
count?: string
/**
 * Draws of this region of Vietnam; north unless given.
 */
region?: ("north" | "central" | "south")
}
value: {
numbers: {
number: string
/**
 * Times drawn in the draws looked at.
 */
times: number
/**
 * Draws since it came last; as many as were looked at when it did not.
 */
gap: number
}[]
games: {
/**
 * Code of the game.
 */
code: string
name: string
image: string
family: ("vn-north" | "vn-south" | "ssc" | "11x5" | "k3" | "pk10" | "6d")
/**
 * Which of the brand's own accounts the game is played on. Lotteries of a provider are vendors of the lobby.
 */
accountType: ("Lott" | "Elott")
prizeMode: ("Lott" | "ZY" | "Elott" | "SEA")
region?: ("north" | "central" | "south")
/**
 * Days of the week it is drawn on, 0 is Sunday; of games drawn on certain days only.
 */
days?: number[]
/**
 * Time of the draw in timeZone, of games drawn once a day.
 */
time?: string
timeZone?: string
/**
 * 1 for a game drawn once a day.
 */
drawsPerDay: number
/**
 * Time between two draws, of games drawn all day.
 */
everySeconds?: number
isHot: (0 | 1)
/**
 * Bet type that a page shows first.
 */
defaultPlayType: string
/**
 * The draw that is open now; absent while none is.
 */
next?: {
/**
 * Number of the draw, such as 20260301-0042.
 */
numero: string
/**
 * When its bets close. Milliseconds since 1970, UTC.
 */
closesAt: number
/**
 * When it is drawn. Milliseconds since 1970, UTC.
 */
drawsAt: number
}
}[]
/**
 * Draws that were looked at.
 */
draws: number
}
}
/**
 * Draws of a game that have been drawn, the last first; one being drawn right now comes first, with what is known of it.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "lotteryResultsCall".
 */
export interface LotteryResultsCall {
query: {
/**
 * Code of the game.
 */
game: string
/**
 * 1 to 100; 20 unless given.
 */
count?: string
/**
 * Number of the draw: its day in the game's time zone and, where it is drawn more than once a day, which one, such as 20260301-0042.
 */
before?: string
}
value: {
draws: {
/**
 * Code of the game.
 */
code: string
name: string
/**
 * Number of the draw, such as 20260301-0042.
 */
numero: string
status: ("OPEN" | "CLOSED" | "DRAWN" | "SETTLED" | "VOID")
/**
 * Grows when a result is corrected; 0 before there is one.
 */
version: number
/**
 * When it is drawn. Milliseconds since 1970, UTC.
 */
drawsAt: number
/**
 * What was drawn: balls of a digit, dice or race game, or prizes by tier (DB, G1 to G8) of a Vietnamese draw; while a draw comes to light, what is known so far.
 */
result?: {
balls?: number[]
prizes?: {
[k: string]: string[]
}
}
seedHash?: string
seed?: string
}[]
/**
 * Say this as `before` for older ones; absent at the end.
 */
before?: string
/**
 * The server's time. Milliseconds since 1970, UTC.
 */
now: number
}
}
/**
 * Vietnamese lotteries by region.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "lotteryVnMenusCall".
 */
export interface LotteryVnMenusCall {
query: {
/**
 * Only games of this prize mode; an alias of the brand counts as the mode it stands for.
 */
prizeMode?: ("Lott" | "ZY" | "Elott" | "SEA")
}
value: {
gameMenus: {
gameGroupCode: string
/**
 * In the language of Accept-Language.
 */
labelName: string
games: {
/**
 * Code of the game.
 */
code: string
name: string
image: string
family: ("vn-north" | "vn-south" | "ssc" | "11x5" | "k3" | "pk10" | "6d")
/**
 * Which of the brand's own accounts the game is played on. Lotteries of a provider are vendors of the lobby.
 */
accountType: ("Lott" | "Elott")
prizeMode: ("Lott" | "ZY" | "Elott" | "SEA")
region?: ("north" | "central" | "south")
/**
 * Days of the week it is drawn on, 0 is Sunday; of games drawn on certain days only.
 */
days?: number[]
/**
 * Time of the draw in timeZone, of games drawn once a day.
 */
time?: string
timeZone?: string
/**
 * 1 for a game drawn once a day.
 */
drawsPerDay: number
/**
 * Time between two draws, of games drawn all day.
 */
everySeconds?: number
isHot: (0 | 1)
/**
 * Bet type that a page shows first.
 */
defaultPlayType: string
/**
 * The draw that is open now; absent while none is.
 */
next?: {
/**
 * Number of the draw, such as 20260301-0042.
 */
numero: string
/**
 * When its bets close. Milliseconds since 1970, UTC.
 */
closesAt: number
/**
 * When it is drawn. Milliseconds since 1970, UTC.
 */
drawsAt: number
}
}[]
}[]
/**
 * The server's time. Milliseconds since 1970, UTC.
 */
now: number
}
}
/**
 * Vietnamese lotteries that the member bet on lately, the last first.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "lotteryVnRecentCall".
 */
export interface LotteryVnRecentCall {
value: {
games: {
/**
 * Code of the game.
 */
code: string
name: string
image: string
family: ("vn-north" | "vn-south" | "ssc" | "11x5" | "k3" | "pk10" | "6d")
/**
 * Which of the brand's own accounts the game is played on. Lotteries of a provider are vendors of the lobby.
 */
accountType: ("Lott" | "Elott")
prizeMode: ("Lott" | "ZY" | "Elott" | "SEA")
region?: ("north" | "central" | "south")
/**
 * Days of the week it is drawn on, 0 is Sunday; of games drawn on certain days only.
 */
days?: number[]
/**
 * Time of the draw in timeZone, of games drawn once a day.
 */
time?: string
timeZone?: string
/**
 * 1 for a game drawn once a day.
 */
drawsPerDay: number
/**
 * Time between two draws, of games drawn all day.
 */
everySeconds?: number
isHot: (0 | 1)
/**
 * Bet type that a page shows first.
 */
defaultPlayType: string
/**
 * The draw that is open now; absent while none is.
 */
next?: {
/**
 * Number of the draw, such as 20260301-0042.
 */
numero: string
/**
 * When its bets close. Milliseconds since 1970, UTC.
 */
closesAt: number
/**
 * When it is drawn. Milliseconds since 1970, UTC.
 */
drawsAt: number
}
}[]
/**
 * The server's time. Milliseconds since 1970, UTC.
 */
now: number
}
}
/**
 * Results of the Vietnamese draws of one day and region, filled in as they are drawn.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "lotteryVnResultsCall".
 */
export interface LotteryVnResultsCall {
query: {
region: ("north" | "central" | "south")
/**
 * The last day with draws unless given.
 */
date?: string
}
value: {
/**
 * The day shown, YYYY-MM-DD in Vietnam.
 */
date: string
region: ("north" | "central" | "south")
/**
 * One for each station, in the brand's sequence.
 */
draws: {
/**
 * Code of the game.
 */
code: string
name: string
/**
 * Number of the draw, such as 20260301-0042.
 */
numero: string
status: ("OPEN" | "CLOSED" | "DRAWN" | "SETTLED" | "VOID")
/**
 * Grows when a result is corrected; 0 before there is one.
 */
version: number
/**
 * When it is drawn. Milliseconds since 1970, UTC.
 */
drawsAt: number
/**
 * What was drawn: balls of a digit, dice or race game, or prizes by tier (DB, G1 to G8) of a Vietnamese draw; while a draw comes to light, what is known so far.
 */
result?: {
balls?: number[]
prizes?: {
[k: string]: string[]
}
}
seedHash?: string
seed?: string
}[]
/**
 * The day before with draws in this region.
 */
previous?: string
/**
 * The day after, if it is not in the future.
 */
next?: string
/**
 * The server's time. Milliseconds since 1970, UTC.
 */
now: number
}
}
/**
 * What the member won in draws of the last hours (`winNoticeHours`) and was not told of yet, one entry for each draw, the last first.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "lotteryWinsCall".
 */
export interface LotteryWinsCall {
value: {
digits: number
/**
 * @maxItems 20
 */
wins: {
/**
 * Code of the game.
 */
game: string
gameType: string
name: string
/**
 * Of a Vietnamese lottery.
 */
region?: string
numero: string
/**
 * Of all winning bets, in minor units.
 */
payout: string
currency: string
/**
 * How many bets won.
 */
bets: number
/**
 * Milliseconds since 1970, UTC.
 */
settledAt: number
}[]
}
}
/**
 * Says that the member was told of what these draws paid: `lotteryWins` leaves them out from now on.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "lotteryWinsSeenCall".
 */
export interface LotteryWinsSeenCall {
body: {
/**
 * @minItems 1
 * @maxItems 20
 */
draws: {
/**
 * Code of the game.
 */
game: string
/**
 * Number of the draw, such as 20260301-0042.
 */
numero: string
}[]
}
value: null
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
 * With Accept: text/event-stream a stream of server-sent events, each named by its kind: something of the member has changed, ask for it again. The first is named open. It ends with the session. Without that header the kinds there are.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "memberEventsCall".
 */
export interface MemberEventsCall {
value: {
kinds: string[]
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
 * Whether the brand has one wallet for all vendors (isSingle), and the vendors that keep a wallet of their own.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "merchantWalletCall".
 */
export interface MerchantWalletCall {
value: {
isSingle: boolean
vendors: {
vassalage: string
name: string
gameType: string
image: string
maintenance: boolean
}[]
/**
 * Least amount of a transfer.
 */
min: string
/**
 * Greatest amount of a transfer.
 */
max: string
currency: string
digits: number
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
 * The member's loss, bets − wins − rebates − promotions, of settled bets, by day and by game type. Without days the last seven.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "profitRecordCall".
 */
export interface ProfitRecordCall {
query: {
/**
 * yyyy-MM-dd on the brand's clocks.
 */
from?: string
/**
 * yyyy-MM-dd on the brand's clocks.
 */
to?: string
}
value: {
/**
 * yyyy-MM-dd on the brand's clocks.
 */
from: string
/**
 * yyyy-MM-dd on the brand's clocks.
 */
to: string
total: {
/**
 * Settled stakes.
 */
bets: string
/**
 * Minor units, decimal string.
 */
wins: string
/**
 * Minor units, decimal string.
 */
rebates: string
/**
 * Minor units, decimal string.
 */
promotions: string
/**
 * bets − wins − rebates − promotions; negative is a profit of the member.
 */
netLoss: string
}
days: {
/**
 * yyyy-MM-dd on the brand's clocks.
 */
day: string
/**
 * Settled stakes.
 */
bets: string
/**
 * Minor units, decimal string.
 */
wins: string
/**
 * Minor units, decimal string.
 */
rebates: string
/**
 * Minor units, decimal string.
 */
promotions: string
/**
 * bets − wins − rebates − promotions; negative is a profit of the member.
 */
netLoss: string
}[]
gameTypes: {
gameType: string
/**
 * Settled stakes.
 */
bets: string
/**
 * Minor units, decimal string.
 */
wins: string
/**
 * Minor units, decimal string.
 */
netLoss: string
}[]
currency: string
digits: number
}
}
/**
 * What the member has set to protect itself, what it may set, and how much of each limit is used.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "protectionCall".
 */
export interface ProtectionCall {
value: {
currency: string
digits: number
/**
 * Every limit that may be set, whether it is or not.
 */
limits: {
kind: ("deposit" | "stake" | "loss")
/**
 * The last 24 hours, 7 days or month.
 */
period: ("day" | "week" | "month")
/**
 * Minor units; null where none is set.
 */
amount: (string | null)
/**
 * Minor units that count now; of losses never below 0.
 */
used: string
/**
 * Minor units; null where no limit is set.
 */
left: (string | null)
/**
 * A less strict limit that was asked for.
 */
pending: ({
/**
 * Minor units; null: no limit any more.
 */
amount: (string | null)
/**
 * It may be confirmed from then on; ISO 8601, UTC.
 */
from: string
/**
 * After that it has to be asked for again.
 */
until: string
ready: boolean
} | null)
}[]
/**
 * Hours before a less strict limit may be confirmed.
 */
raiseHours: number
realityCheck: {
/**
 * 0: none.
 */
minutes: number
choices: number[]
}
timeOutHours: number[]
exclusionMonths: number[]
/**
 * Exclusion for good is offered.
 */
permanent: boolean
exclusion: ({
kind: ("timeOut" | "selfExclusion")
/**
 * ISO 8601, UTC.
 */
until: (string | null)
} | null)
}
}
/**
 * Excludes the member from play: a time-out, or a self-exclusion with the password. It cannot be ended early; every session ends.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "protectionExcludeCall".
 */
export interface ProtectionExcludeCall {
body: ({
kind: "timeOut"
hours: number
} | {
kind: "selfExclusion"
/**
 * null: for good.
 */
months: (number | null)
password: string
})
value: {
kind: ("timeOut" | "selfExclusion")
/**
 * ISO 8601, UTC.
 */
until: (string | null)
}
}
/**
 * What the member changed, the newest first.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "protectionHistoryCall".
 */
export interface ProtectionHistoryCall {
query: {
before?: string
}
value: {
changes: {
id: string
/**
 * ISO 8601, UTC.
 */
at: string
change: ("limitSet" | "limitAsked" | "limitConfirmed" | "limitCancelled" | "realityCheck" | "timeOut" | "selfExclusion")
kind: (("deposit" | "stake" | "loss") | null)
period: (("day" | "week" | "month") | null)
/**
 * Minor units or minutes before; null: none.
 */
from: (string | null)
/**
 * Minor units or minutes from then on; null: none.
 */
to: (string | null)
/**
 * ISO 8601, UTC.
 */
until: (string | null)
}[]
/**
 * `before` of the next page.
 */
next: (string | null)
}
}
/**
 * Sets a limit. A stricter one, and the first, is in force at once; a less strict one, or none, has to be confirmed later.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "protectionLimitCall".
 */
export interface ProtectionLimitCall {
body: {
kind: ("deposit" | "stake" | "loss")
/**
 * The last 24 hours, 7 days or month.
 */
period: ("day" | "week" | "month")
/**
 * Minor units; null for no limit.
 */
amount: (string | null)
}
value: {

}
}
/**
 * Confirms or drops a less strict limit that was asked for.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "protectionPendingCall".
 */
export interface ProtectionPendingCall {
body: {
kind: ("deposit" | "stake" | "loss")
/**
 * The last 24 hours, 7 days or month.
 */
period: ("day" | "week" | "month")
confirm: boolean
}
value: {

}
}
/**
 * Chooses how often the member is reminded of time and money.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "protectionRealityCheckCall".
 */
export interface ProtectionRealityCheckCall {
body: {
/**
 * 0: never, where the brand allows it.
 */
minutes: number
}
value: {

}
}
/**
 * Who has won the most, of one game or of all, names masked.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "rankListCall".
 */
export interface RankListCall {
query: {
/**
 * Id in the lists of games, or code of a lottery; all games without it.
 */
gameId?: string
/**
 * The last 24 hours, 7 days or month; a day without it.
 */
period?: ("day" | "week" | "month")
}
value: {
currency: string
digits: number
period: ("day" | "week" | "month")
/**
 * @maxItems 100
 */
ranks: {
rank: number
/**
 * Masked.
 */
name: string
/**
 * Minor units that were paid out in the period.
 */
amount: string
wins: number
/**
 * What paid the most of it.
 */
game: {
name: string
code: string
vassalage: string
gameType: string
/**
 * Address of its picture.
 */
image: (string | null)
/**
 * Id in the lists of games; null where the brand does not list it any more.
 */
id: (string | null)
}
}[]
}
}
/**
 * The games a player started last, the last first; those that are no longer offered are left out.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "recentGamesCall".
 */
export interface RecentGamesCall {
query: {
gameType?: string
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
/**
 * Category within the kind of games, such as baccarat.
 */
category?: string
/**
 * Of a lottery: TCG_SEA opens in a window of its own, GPI starts as any game.
 */
accountType?: string
/**
 * 1 when guests can play it for play money.
 */
trial?: (0 | 1)
/**
 * 1 when a room is chosen first: see GLS2_roomList.
 */
hasRooms?: (0 | 1)
}[]
}
}
/**
 * Rooms of a card game or a table.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "roomListCall".
 */
export interface RoomListCall {
query: {
gameId: string
}
value: {
rooms: {
roomId: string
name: string
/**
 * Minor units, decimal string.
 */
minBet: string
/**
 * Minor units, decimal string.
 */
maxBet: string
}[]
currency: string
digits: number
}
}
/**
 * How long this session lasts already, and what was staked and won in it: what a reality check says.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "sessionCheckCall".
 */
export interface SessionCheckCall {
value: {
/**
 * ISO 8601, UTC.
 */
now: string
/**
 * ISO 8601, UTC.
 */
startedAt: string
/**
 * ISO 8601, UTC.
 */
expiresAt: string
/**
 * Minor units.
 */
wagered: string
/**
 * Minor units: payouts less stakes.
 */
net: string
currency: string
digits: number
/**
 * Minutes between two reality checks; 0: none.
 */
minutes: number
/**
 * When the next reality check is due; null: never.
 */
nextAt: (string | null)
}
}
/**
 * The player has answered a reality check; the next is due an interval from now.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "sessionCheckedCall".
 */
export interface SessionCheckedCall {
value: {
/**
 * ISO 8601, UTC.
 */
nextAt: (string | null)
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
/**
 * The member is excluded from play: the session is good for looking and withdrawing only.
 */
exclusion?: {
kind: ("timeOut" | "selfExclusion")
/**
 * ISO 8601, UTC; null is for good.
 */
until: (string | null)
}
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
 * Transfers money of the wallet to the upline, or from an agent to a direct downline.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "transferUplineCall".
 */
export interface TransferUplineCall {
body: ({
to: "upline"
/**
 * Minor units, decimal string, more than 0.
 */
amount: string
paymentPassword: string
} | {
to: "downline"
account: string
/**
 * Minor units, decimal string, more than 0.
 */
amount: string
paymentPassword: string
})
value: {
id: string
account: string
nickname: string
/**
 * Minor units, decimal string.
 */
amount: string
/**
 * Of the wallet afterwards.
 */
balance: string
/**
 * ISO 8601, UTC.
 */
at: string
}
}
/**
 * Who a direct downline is, so that an agent confirms the name before a transfer.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "transferUplineNameCall".
 */
export interface TransferUplineNameCall {
query: {
account: string
}
value: {
account: string
nickname: string
}
}
/**
 * Whom the member may transfer to, within which bounds, and what is left today.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "transferUplineStateCall".
 */
export interface TransferUplineStateCall {
value: {
upline: ({
account: string
nickname: string
} | null)
/**
 * The member is an agent and may transfer to direct downlines.
 */
toDownline: boolean
/**
 * Minor units, decimal string.
 */
balance: string
/**
 * Minor units, decimal string.
 */
min: string
/**
 * Minor units, decimal string.
 */
max: string
/**
 * Items: Minor units, decimal string.
 */
quick: string[]
left: {
count: (number | null)
/**
 * Minor units, decimal string; null where there is no bound.
 */
sum: (string | null)
}
perDay: {
count: (number | null)
/**
 * Minor units, decimal string; null where there is no bound.
 */
sum: (string | null)
}
currency: string
digits: number
}
}
/**
 * Kinds of games with their vendors and categories, and how many games each has.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "vassGameTypeCall".
 */
export interface VassGameTypeCall {
query: {
gameType?: string
vassalage?: string
}
value: {
gameTypes: {
gameType: string
games: number
vassalages: {
vassalage: string
name: string
games: number
}[]
categories: {
id: string
title: string
games: number
}[]
}[]
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
 * Moves money into a vendor's wallet (in) or back (out), or brings everything back from every vendor (collect).
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "walletTransferCall".
 */
export interface WalletTransferCall {
body: ({
action: ("in" | "out")
vassalage: string
/**
 * Minor units, decimal string, more than 0.
 */
amount: string
paymentPassword: string
} | {
action: "collect"
paymentPassword: string
})
value: {
transfers: {
id: string
vassalage: string
/**
 * in: into the vendor's wallet; out: back from it.
 */
direction: ("in" | "out")
/**
 * Minor units, decimal string.
 */
amount: string
/**
 * UNKNOWN: the vendor has not said yet; it is asked until it does.
 */
status: ("PENDING" | "SUCCESS" | "FAILED" | "UNKNOWN")
/**
 * ISO 8601, UTC.
 */
at: string
}[]
/**
 * Vendors that did not say what they hold, so that nothing was collected from them.
 */
unreached: string[]
/**
 * Of the wallet afterwards.
 */
balance: string
}
}
/**
 * Where the member's money is: the wallet, each vendor's, and what is on its way.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "walletTransferStateCall".
 */
export interface WalletTransferStateCall {
value: {
/**
 * Minor units, decimal string.
 */
main: string
/**
 * On its way to a vendor that has not answered yet.
 */
transit: string
/**
 * Set aside for withdrawals.
 */
held: string
vendors: {
vassalage: string
/**
 * Null: the vendor did not say.
 */
balance: (string | null)
}[]
/**
 * The newest, and all that are on their way.
 */
transfers: {
id: string
vassalage: string
/**
 * in: into the vendor's wallet; out: back from it.
 */
direction: ("in" | "out")
/**
 * Minor units, decimal string.
 */
amount: string
/**
 * UNKNOWN: the vendor has not said yet; it is asked until it does.
 */
status: ("PENDING" | "SUCCESS" | "FAILED" | "UNKNOWN")
/**
 * ISO 8601, UTC.
 */
at: string
}[]
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
 * The newest wins of the brand that are worth telling: settled bets of real players, names masked.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "winnersCall".
 */
export interface WinnersCall {
value: {
currency: string
digits: number
/**
 * @maxItems 50
 */
winners: {
/**
 * Of this win; names nobody.
 */
id: string
/**
 * Masked.
 */
name: string
/**
 * Minor units that were paid out.
 */
amount: string
/**
 * ISO 8601, UTC.
 */
at: string
game: {
name: string
code: string
vassalage: string
gameType: string
/**
 * Address of its picture.
 */
image: (string | null)
/**
 * Id in the lists of games; null where the brand does not list it any more.
 */
id: (string | null)
}
}[]
}
}
/**
 * Says of a withdrawal that was paid that it came in full, partly or not at all. Not at all needs a proof.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "withdrawalAnswerCall".
 */
export interface WithdrawalAnswerCall {
body: {
id: string
answer: ("full" | "partly" | "none")
/**
 * partly: what came, minor units.
 */
received?: string
}
value: {
id: string
/**
 * Minor units.
 */
amount: string
/**
 * Minor units.
 */
fee: string
/**
 * What arrives, minor units.
 */
payout: string
state: ("REQUESTED" | "APPROVED" | "PAID" | "DISPUTED" | "CLOSED" | "REJECTED")
bankName: string
holder: string
number: string
/**
 * ISO 8601, UTC.
 */
requestedAt: string
/**
 * ISO 8601, UTC.
 */
approvedAt?: string
/**
 * ISO 8601, UTC.
 */
paidAt?: string
/**
 * When silence counts as received.
 */
dueAt?: string
/**
 * ISO 8601, UTC.
 */
answeredAt?: string
/**
 * ISO 8601, UTC.
 */
closedAt?: string
answer?: ("full" | "partly" | "none" | "silence")
/**
 * Minor units.
 */
received?: string
outcome?: ("received" | "forced" | "paid" | "returned")
/**
 * Minor units.
 */
returned?: string
reference?: string
proofs: number
reason?: string
}
}
/**
 * Asks for money to be paid out; it is held until that is done or refused.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "withdrawalCreateCall".
 */
export interface WithdrawalCreateCall {
body: {
account: string
/**
 * Minor units.
 */
amount: string
paymentPassword: string
}
value: {
id: string
/**
 * Minor units.
 */
amount: string
/**
 * Minor units.
 */
fee: string
/**
 * What arrives, minor units.
 */
payout: string
state: ("REQUESTED" | "APPROVED" | "PAID" | "DISPUTED" | "CLOSED" | "REJECTED")
bankName: string
holder: string
number: string
/**
 * ISO 8601, UTC.
 */
requestedAt: string
/**
 * ISO 8601, UTC.
 */
approvedAt?: string
/**
 * ISO 8601, UTC.
 */
paidAt?: string
/**
 * When silence counts as received.
 */
dueAt?: string
/**
 * ISO 8601, UTC.
 */
answeredAt?: string
/**
 * ISO 8601, UTC.
 */
closedAt?: string
answer?: ("full" | "partly" | "none" | "silence")
/**
 * Minor units.
 */
received?: string
outcome?: ("received" | "forced" | "paid" | "returned")
/**
 * Minor units.
 */
returned?: string
reference?: string
proofs: number
reason?: string
}
}
/**
 * Withdrawals of the member, the newest first, twenty at a time.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "withdrawalListCall".
 */
export interface WithdrawalListCall {
query: {
/**
 * This one alone.
 */
id?: string
/**
 * Those after this one, which are older.
 */
before?: string
/**
 * Those that wait for the member's answer.
 */
state?: "PAID"
}
value: {
currency: string
digits: number
withdrawals: {
id: string
/**
 * Minor units.
 */
amount: string
/**
 * Minor units.
 */
fee: string
/**
 * What arrives, minor units.
 */
payout: string
state: ("REQUESTED" | "APPROVED" | "PAID" | "DISPUTED" | "CLOSED" | "REJECTED")
bankName: string
holder: string
number: string
/**
 * ISO 8601, UTC.
 */
requestedAt: string
/**
 * ISO 8601, UTC.
 */
approvedAt?: string
/**
 * ISO 8601, UTC.
 */
paidAt?: string
/**
 * When silence counts as received.
 */
dueAt?: string
/**
 * ISO 8601, UTC.
 */
answeredAt?: string
/**
 * ISO 8601, UTC.
 */
closedAt?: string
answer?: ("full" | "partly" | "none" | "silence")
/**
 * Minor units.
 */
received?: string
outcome?: ("received" | "forced" | "paid" | "returned")
/**
 * Minor units.
 */
returned?: string
reference?: string
proofs: number
reason?: string
}[]
more: boolean
}
}
/**
 * Takes a picture that shows that a withdrawal did not arrive, or not all: a PNG or JPEG under 5 MB as the body, three at most.
 * 
 * This interface was referenced by `CallsByName`'s JSON-Schema
 * via the `definition` "withdrawalProofCall".
 */
export interface WithdrawalProofCall {
query: {
id: string
}
value: {
id: string
/**
 * Minor units.
 */
amount: string
/**
 * Minor units.
 */
fee: string
/**
 * What arrives, minor units.
 */
payout: string
state: ("REQUESTED" | "APPROVED" | "PAID" | "DISPUTED" | "CLOSED" | "REJECTED")
bankName: string
holder: string
number: string
/**
 * ISO 8601, UTC.
 */
requestedAt: string
/**
 * ISO 8601, UTC.
 */
approvedAt?: string
/**
 * ISO 8601, UTC.
 */
paidAt?: string
/**
 * When silence counts as received.
 */
dueAt?: string
/**
 * ISO 8601, UTC.
 */
answeredAt?: string
/**
 * ISO 8601, UTC.
 */
closedAt?: string
answer?: ("full" | "partly" | "none" | "silence")
/**
 * Minor units.
 */
received?: string
outcome?: ("received" | "forced" | "paid" | "returned")
/**
 * Minor units.
 */
returned?: string
reference?: string
proofs: number
reason?: string
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
