// Generated from schemas/ by scripts/generate.ts. Do not edit.
/**
 * Key of a text in texts/<language>.json.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "textKey".
 */
export type TextKey = string
/**
 * Name of an icon of the portal.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "icon".
 */
export type Icon = ("home" | "slots" | "live" | "sports" | "esports" | "fish" | "pvp" | "lottery" | "elott" | "cockfight" | "gift" | "download" | "help" | "user" | "users" | "wallet" | "deposit" | "withdraw" | "history" | "bell" | "chat" | "telegram" | "viber" | "headset" | "globe" | "sun" | "moon" | "menu" | "close" | "search" | "star" | "fire" | "trophy" | "shield" | "lock" | "logout" | "chevron" | "arrow" | "check" | "warning" | "info" | "clock" | "phone" | "mail" | "key" | "crown" | "spark" | "refresh" | "eye" | "calendar" | "pin" | "plus" | "heart" | "expand" | "shrink")
/**
 * Opaque name of a document or of an entry in a collection.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "id".
 */
export type Id = string
/**
 * Category of games, as the vendors name it.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "gameType".
 */
export type GameType = ("RNG" | "LIVE" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT")
/**
 * An image of a pack, as a path below its assets folder.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "image".
 */
export type Image = string
/**
 * A colour as #rrggbb or #rrggbbaa.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "color".
 */
export type Color = string
/**
 * BCP 47 language code; my is Burmese.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "language".
 */
export type Language = string
/**
 * A JsonLogic expression over the fact catalogue; true shows, false hides.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "condition".
 */
export type Condition = (boolean | {

})
/**
 * Name of a registered data source.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "source".
 */
export type Source = string

export interface BlocksByName {
accountOverview: AccountOverviewProps
accountRecord: AccountRecordProps
actionButton: ActionButtonProps
addressList: AddressListProps
announcementList: AnnouncementListProps
avatarEditor: AvatarEditorProps
bettingRecord: BettingRecordProps
bottomBar: BottomBarProps
brandLogo: BrandLogoProps
cashierHistory: CashierHistoryProps
categoryTiles: CategoryTilesProps
centre: CentreProps
columns: ColumnsProps
depositDesk: DepositDeskProps
deviceList: DeviceListProps
downloadGuide: DownloadGuideProps
drawSchedule: DrawScheduleProps
emptyState: EmptyStateProps
exclusionChoice: ExclusionChoiceProps
exclusionNotice: ExclusionNoticeProps
featureList: FeatureListProps
footer: FooterProps
form: FormProps
gameFrame: GameFrameProps
gameLane: GameLaneProps
gameRooms: GameRoomsProps
gamesPage: GamesPageProps
header: HeaderProps
heading: HeadingProps
helpArticle: HelpArticleProps
helpCentre: HelpCentreProps
heroCarousel: HeroCarouselProps
image: ImageProps
inviteLink: InviteLinkProps
jackpotTicker: JackpotTickerProps
languagePicker: LanguagePickerProps
limitLeft: LimitLeftProps
linkedProviders: LinkedProvidersProps
loginVerification: LoginVerificationProps
logoutConfirm: LogoutConfirmProps
lotteryLobby: LotteryLobbyProps
memberTransfer: MemberTransferProps
navigation: NavigationProps
newcomer: NewcomerProps
noticeTicker: NoticeTickerProps
outlet: OutletProps
profileFacts: ProfileFactsProps
profitRecord: ProfitRecordProps
promoDetail: PromoDetailProps
promoGrid: PromoGridProps
protectionHistory: ProtectionHistoryProps
protectionLimits: ProtectionLimitsProps
rail: RailProps
realityCheckChoice: RealityCheckChoiceProps
recoveryCodes: RecoveryCodesProps
richText: RichTextProps
section: SectionProps
securityLevel: SecurityLevelProps
securityList: SecurityListProps
sessionBar: SessionBarProps
sessionClock: SessionClockProps
sideBar: SideBarProps
stack: StackProps
statusPanel: StatusPanelProps
themeSwitch: ThemeSwitchProps
totpSetup: TotpSetupProps
vendorGames: VendorGamesProps
vendorGrid: VendorGridProps
walletOverview: WalletOverviewProps
waysIn: WaysInProps
winnerBoard: WinnerBoardProps
winnerTicker: WinnerTickerProps
withdrawDesk: WithdrawDeskProps
withdrawalAnswer: WithdrawalAnswerProps
}
/**
 * My account: who is logged in, labels, last login, balance.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "accountOverviewProps".
 */
export interface AccountOverviewProps {
picture?: Action
}
/**
 * Opens where the member chooses a picture.
 */
export interface Action {
/**
 * Name of a registered action.
 */
do: string
[k: string]: unknown
}
/**
 * What was booked on the wallet: by days and type, with the balance after each, also as a file.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "accountRecordProps".
 */
export interface AccountRecordProps {
/**
 * Lines a page; 10 unless given.
 */
size?: number
}
/**
 * A button or link.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "actionButtonProps".
 */
export interface ActionButtonProps {
label: TextKey
action: Action1
tone?: ("primary" | "accent" | "quiet")
size?: ("small" | "medium" | "large")
icon?: Icon
}
/**
 * What happens on use. "do" names an action of schemas/actions; its arguments stand beside it.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
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
 * Where the member has logged in from, with a way to forget each.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "addressListProps".
 */
export interface AddressListProps {

}
/**
 * Announcements a page at a time with a detail pane.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "announcementListProps".
 */
export interface AnnouncementListProps {

}
/**
 * Chooses the picture of the member: an own one, cropped on the page, or one of the brand's.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "avatarEditorProps".
 */
export interface AvatarEditorProps {
/**
 * Largest file that may be chosen; the platform takes less than 5.
 */
maxMegabytes?: number
}
/**
 * The member's bets: by days, game type, vendor and state, with the sums of the range.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "bettingRecordProps".
 */
export interface BettingRecordProps {
/**
 * Lines a page; 10 unless given.
 */
size?: number
}
/**
 * Bar along the bottom edge below 900 px, with the entries of a menu.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "bottomBarProps".
 */
export interface BottomBarProps {
menu: string
}
/**
 * Logo of the brand, leads home.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "brandLogoProps".
 */
export interface BrandLogoProps {
size?: ("small" | "medium" | "large")
}
/**
 * Deposits or withdrawals of the member with what became of them, the newest first.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "cashierHistoryProps".
 */
export interface CashierHistoryProps {
/**
 * Which of the two; deposits unless given.
 */
of?: ("deposits" | "withdrawals")
confirm?: Action2
}
/**
 * What happens on use. "do" names an action of schemas/actions; its arguments stand beside it.
 */
export interface Action2 {
/**
 * Name of a registered action.
 */
do: string
[k: string]: unknown
}
/**
 * Tiles that lead to the categories that have vendors.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "categoryTilesProps".
 */
export interface CategoryTilesProps {
menu: string
variant?: ("tiles" | "strip" | "mosaic")
}
/**
 * A centre with its menu; the open page is a panel screen.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "centreProps".
 */
export interface CentreProps {
menu: string
/**
 * Panel shown first.
 */
home: string
}
/**
 * Two or three columns from 900 px up, one below the other on phones.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "columnsProps".
 */
export interface ColumnsProps {
ratio?: ("1:1" | "2:1" | "1:2" | "1:1:1" | "3:1" | "1:3")
}
/**
 * Brings money in: deposits that wait with what to do next, and a new one by the methods of cashier/main.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "depositDeskProps".
 */
export interface DepositDeskProps {

}
/**
 * Where the member is logged in, with a way to log each out.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "deviceListProps".
 */
export interface DeviceListProps {

}
/**
 * Downloads and install guides for iOS and Android.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "downloadGuideProps".
 */
export interface DownloadGuideProps {
/**
 * Key of a text in texts/<language>.json.
 */
ios: string
/**
 * Key of a text in texts/<language>.json.
 */
android: string
}
/**
 * Next lottery draws with the time to the close.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "drawScheduleProps".
 */
export interface DrawScheduleProps {
title?: TextKey
region?: ("north" | "central" | "south")
/**
 * At most this many.
 */
limit?: number
variant?: ("table" | "cards")
}
/**
 * Says that there is nothing here yet, and where to go.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "emptyStateProps".
 */
export interface EmptyStateProps {
icon?: Icon
title: TextKey
text?: TextKey
action?: Action1
actionLabel?: TextKey
}
/**
 * A time-out, or a self-exclusion: ways to stop playing for a while or for good.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "exclusionChoiceProps".
 */
export interface ExclusionChoiceProps {

}
/**
 * Says to a member who is excluded from play until when, and leads to what stays open: withdrawing and the records.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "exclusionNoticeProps".
 */
export interface ExclusionNoticeProps {

}
/**
 * Short points with icons.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "featureListProps".
 */
export interface FeatureListProps {
order: Id[]
items: {
[k: string]: {
icon: Icon
title: TextKey
text?: TextKey
}
}
variant?: ("cards" | "steps" | "plain")
}
/**
 * Foot of a frame: help menu, copyright line.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "footerProps".
 */
export interface FooterProps {
menu?: string
/**
 * Key of a text in texts/<language>.json.
 */
copyright: string
note?: TextKey
variant?: ("columns" | "line")
}
/**
 * A form of the brand.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "formProps".
 */
export interface FormProps {
form: string
}
/**
 * The game that has been launched.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "gameFrameProps".
 */
export interface GameFrameProps {

}
/**
 * Games in a row.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "gameLaneProps".
 */
export interface GameLaneProps {
title?: TextKey
/**
 * A lane of the lobby; without it the hot games.
 */
lane?: string
gameType?: GameType
/**
 * At most this many.
 */
limit?: number
variant?: ("poster" | "tile" | "wide" | "ranked")
}
/**
 * The rooms of the game that was chosen, each with its bets; for the modal that opens before such a game starts.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "gameRoomsProps".
 */
export interface GameRoomsProps {

}
/**
 * Games of a category with its vendors. The screen's parameter games, or gameType, names the category.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "gamesPageProps".
 */
export interface GamesPageProps {
gameType?: GameType
}
/**
 * Top bar of a frame.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "headerProps".
 */
export interface HeaderProps {
variant?: ("bar" | "glass" | "stacked")
sticky?: boolean
/**
 * Shows a button that hides and shows the navigation.
 */
collapsible?: boolean
}
/**
 * A heading.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "headingProps".
 */
export interface HeadingProps {
text: TextKey
level?: number
align?: ("start" | "center")
}
/**
 * One article of the help centre.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "helpArticleProps".
 */
export interface HelpArticleProps {
article: string
}
/**
 * All articles with a list beside them; the hash names one.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "helpCentreProps".
 */
export interface HelpCentreProps {

}
/**
 * Banners of the brand.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "heroCarouselProps".
 */
export interface HeroCarouselProps {
/**
 * Milliseconds a banner stands; 0 stays.
 */
interval?: number
variant?: ("cinema" | "split" | "card")
height?: ("short" | "medium" | "tall")
}
/**
 * A picture of the pack.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "imageProps".
 */
export interface ImageProps {
image: Image
/**
 * Key of a text in texts/<language>.json.
 */
alt?: string
ratio?: ("16:9" | "4:3" | "1:1" | "3:4" | "21:9")
fit?: ("cover" | "contain")
}
/**
 * The agent's link that registers players below them.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "inviteLinkProps".
 */
export interface InviteLinkProps {

}
/**
 * Running jackpots as the vendors say them. Nothing stands here while no vendor has one.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "jackpotTickerProps".
 */
export interface JackpotTickerProps {
gameType?: GameType
/**
 * At most this many.
 */
limit?: number
}
/**
 * Choice of the language.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "languagePickerProps".
 */
export interface LanguagePickerProps {
variant?: ("code" | "flag" | "full")
}
/**
 * What is left of the strictest limit of the member, beside where money is paid in or staked; nothing where none is set.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "limitLeftProps".
 */
export interface LimitLeftProps {
/**
 * Which limit; of deposits without it.
 */
kind?: ("deposit" | "stake" | "loss")
}
/**
 * The providers by which a member can log in, with the ways to link and to take a link away.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "linkedProvidersProps".
 */
export interface LinkedProvidersProps {

}
/**
 * Says why a login has to be verified, where codes would go (masked), and until when.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "loginVerificationProps".
 */
export interface LoginVerificationProps {

}
/**
 * Question before logging out, with the two answers.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "logoutConfirmProps".
 */
export interface LogoutConfirmProps {

}
/**
 * A lottery page: the brand's own games with their rooms, and the games of vendors.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "lotteryLobbyProps".
 */
export interface LotteryLobbyProps {
gameType: GameType
/**
 * Which of the brand's own lotteries: those of an account, or those of Vietnam by region. By gameType unless given.
 */
offer?: ("Lott" | "Elott" | "vietnam")
/**
 * Of Vietnam only the lotteries of this prize mode; an alias of the brand counts as the mode it stands for. All of them without it.
 */
prizeMode?: ("Lott" | "ZY" | "Elott" | "SEA")
/**
 * Whether games of vendors are listed below; they are unless this is false.
 */
vendors?: boolean
}
/**
 * Transfers of money to the upline, and from agents to direct downlines.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "memberTransferProps".
 */
export interface MemberTransferProps {

}
/**
 * Entries of a menu; entries with a dropdown show the vendors of their category.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "navigationProps".
 */
export interface NavigationProps {
menu: string
variant?: ("bar" | "rail" | "pills" | "drawer")
}
/**
 * Says with whose account at a provider a registration goes on; nothing for others.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "newcomerProps".
 */
export interface NewcomerProps {

}
/**
 * Header lines of the announcements, one after the other; opens the list.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "noticeTickerProps".
 */
export interface NoticeTickerProps {

}
/**
 * Where the frame shows the page.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "outletProps".
 */
export interface OutletProps {

}
/**
 * What the member said at registration, masked.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "profileFactsProps".
 */
export interface ProfileFactsProps {
hint?: TextKey
}
/**
 * The member's loss by days, as a chart and as a table, and by game type.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "profitRecordProps".
 */
export interface ProfitRecordProps {

}
/**
 * The promotion named by the query parameter id.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "promoDetailProps".
 */
export interface PromoDetailProps {

}
/**
 * Promotions of the brand.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "promoGridProps".
 */
export interface PromoGridProps {
title?: TextKey
/**
 * At most this many.
 */
limit?: number
variant?: ("cards" | "list")
}
/**
 * What the member changed, the newest first.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "protectionHistoryProps".
 */
export interface ProtectionHistoryProps {

}
/**
 * The limits a member sets for itself, what is used of them, and the changes that wait for a confirmation.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "protectionLimitsProps".
 */
export interface ProtectionLimitsProps {

}
/**
 * Bar along the left edge from 900 px up.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "railProps".
 */
export interface RailProps {

}
/**
 * How often the member is reminded of time and money.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "realityCheckChoiceProps".
 */
export interface RealityCheckChoiceProps {

}
/**
 * New recovery codes: the form that asks for them, then the codes.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "recoveryCodesProps".
 */
export interface RecoveryCodesProps {
form: string
}
/**
 * A text with paragraphs, emphasis and links; sanitised HTML.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "richTextProps".
 */
export interface RichTextProps {
/**
 * Key of a text in texts/<language>.json.
 */
text: string
tone?: ("plain" | "muted")
}
/**
 * A titled part of a page.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "sectionProps".
 */
export interface SectionProps {
title?: TextKey
subtitle?: TextKey
icon?: Icon
action?: Action1
actionLabel?: TextKey
tone?: ("plain" | "raised" | "sunken" | "brand")
}
/**
 * How safe the account is: what is done, and what is missing with the way to it.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "securityLevelProps".
 */
export interface SecurityLevelProps {
/**
 * @minItems 1
 */
order: Id[]
/**
 * What counts, each as much as the others.
 */
items: {
[k: string]: {
shows: ("password" | "email" | "mobile" | "paymentPassword" | "totp")
label: TextKey
action: Action1
}
}
}
/**
 * What a member may change about the account, each with how it stands now.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "securityListProps".
 */
export interface SecurityListProps {
/**
 * @minItems 1
 */
order: Id[]
items: {
[k: string]: {
shows: ("password" | "email" | "mobile" | "paymentPassword" | "totp" | "nickname")
icon: Icon
title: TextKey
/**
 * Key of a text in texts/<language>.json.
 */
text?: string
/**
 * Buttons while it is not set.
 * 
 * @maxItems 3
 */
missing?: {
label: TextKey
action: Action1
look?: ("primary" | "secondary" | "ghost" | "danger")
}[]
/**
 * Buttons while it is set and not verified.
 * 
 * @maxItems 3
 */
unverified?: {
label: TextKey
action: Action1
look?: ("primary" | "secondary" | "ghost" | "danger")
}[]
/**
 * Buttons when all is well.
 * 
 * @maxItems 3
 */
done?: {
label: TextKey
action: Action1
look?: ("primary" | "secondary" | "ghost" | "danger")
}[]
}
}
}
/**
 * Visitor: log in, register, demo. Player: balance, shortcuts, member menu.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "sessionBarProps".
 */
export interface SessionBarProps {
/**
 * inline shows the login form in the header from 1200 px up.
 */
login?: ("inline" | "button")
/**
 * Login form shown inline.
 */
form?: string
/**
 * Member menu of the header.
 */
menu: string
}
/**
 * The time of day and how long the session lasts already, for whoever is logged in.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "sessionClockProps".
 */
export interface SessionClockProps {

}
/**
 * Links at the edge of the page: support, agent, download, promotions.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "sideBarProps".
 */
export interface SideBarProps {
menu: string
side?: ("left" | "right")
}
/**
 * Blocks one below the other, or side by side.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "stackProps".
 */
export interface StackProps {
direction?: ("column" | "row")
gap?: ("none" | "small" | "medium" | "large")
align?: ("start" | "center" | "end" | "stretch" | "between")
/**
 * content keeps to the widest content of the theme.
 */
width?: ("content" | "full" | "narrow")
}
/**
 * A full-page message: maintenance, region, not found.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "statusPanelProps".
 */
export interface StatusPanelProps {
icon?: Icon
title: TextKey
text: TextKey
/**
 * Shows the ways to reach support.
 */
support?: boolean
action?: Action1
actionLabel?: TextKey
}
/**
 * Switch between dark and light.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "themeSwitchProps".
 */
export interface ThemeSwitchProps {

}
/**
 * Sets up an authenticator: password, QR code with the first code, recovery codes.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "totpSetupProps".
 */
export interface TotpSetupProps {
/**
 * The form that asks for the password.
 */
begin: string
/**
 * The form that takes the first code.
 */
confirm: string
}
/**
 * The games of one vendor with a search; for the modal that entries open which stand for a vendor.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "vendorGamesProps".
 */
export interface VendorGamesProps {
/**
 * Catalogue code of the vendor; without it the one that was chosen.
 */
vassalage?: string
}
/**
 * Vendors of a category, or of all.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "vendorGridProps".
 */
export interface VendorGridProps {
title?: TextKey
gameType?: GameType
/**
 * At most this many.
 */
limit?: number
variant?: ("grid" | "marquee")
}
/**
 * Where the member's money is: the wallet and each vendor's, with transfers between them.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "walletOverviewProps".
 */
export interface WalletOverviewProps {

}
/**
 * The other ways in that the brand offers (providers/main), a button each; nothing where it offers none.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "waysInProps".
 */
export interface WaysInProps {
/**
 * Key of a text in texts/<language>.json.
 */
title?: string
}
/**
 * Who has won the most in a day, a week or a month.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "winnerBoardProps".
 */
export interface WinnerBoardProps {
/**
 * Rows at most.
 */
limit?: number
}
/**
 * The newest wins, one beside the other; nothing while nobody has won.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "winnerTickerProps".
 */
export interface WinnerTickerProps {
title?: TextKey
/**
 * Wins at most.
 */
limit?: number
action?: Action3
}
/**
 * What happens on use. "do" names an action of schemas/actions; its arguments stand beside it.
 */
export interface Action3 {
/**
 * Name of a registered action.
 */
do: string
[k: string]: unknown
}
/**
 * Takes money out: the member's accounts, the amount with its bounds, the payment password.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "withdrawDeskProps".
 */
export interface WithdrawDeskProps {
confirm: Action4
paymentPassword: Action5
}
/**
 * What happens on use. "do" names an action of schemas/actions; its arguments stand beside it.
 */
export interface Action4 {
/**
 * Name of a registered action.
 */
do: string
[k: string]: unknown
}
/**
 * What happens on use. "do" names an action of schemas/actions; its arguments stand beside it.
 */
export interface Action5 {
/**
 * Name of a registered action.
 */
do: string
[k: string]: unknown
}
/**
 * Asks whether withdrawals that were paid came: in full, partly, or not at all.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
 * via the `definition` "withdrawalAnswerProps".
 */
export interface WithdrawalAnswerProps {

}
/**
 * One piece of a screen.
 * 
 * This interface was referenced by `BlocksByName`'s JSON-Schema
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
 * This interface was referenced by `BlocksByName`'s JSON-Schema
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
