// Generated from schemas/ by scripts/generate.ts. Do not edit.
/**
 * Opaque name of a document or of an entry in a collection.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "id".
 */
export type Id = string
/**
 * Key of a text in texts/<language>.json.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "textKey".
 */
export type TextKey = string
/**
 * An image of a pack, as a path below its assets folder.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "image".
 */
export type Image = string
/**
 * Name of an icon of the portal.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "icon".
 */
export type Icon = ("home" | "slots" | "live" | "sports" | "esports" | "fish" | "pvp" | "lottery" | "elott" | "cockfight" | "gift" | "download" | "help" | "user" | "users" | "wallet" | "deposit" | "withdraw" | "history" | "bell" | "chat" | "telegram" | "viber" | "headset" | "globe" | "sun" | "moon" | "menu" | "close" | "search" | "star" | "fire" | "trophy" | "shield" | "lock" | "logout" | "chevron" | "arrow" | "check" | "warning" | "info" | "clock" | "phone" | "mail" | "key" | "crown" | "spark" | "refresh" | "eye" | "calendar" | "pin" | "plus" | "heart" | "expand" | "shrink")
/**
 * A colour as #rrggbb or #rrggbbaa.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "color".
 */
export type Color = string
/**
 * BCP 47 language code; my is Burmese.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "language".
 */
export type Language = string
/**
 * A JsonLogic expression over the fact catalogue; true shows, false hides.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "condition".
 */
export type Condition = (boolean | {

})
/**
 * Name of a registered data source.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "source".
 */
export type Source = string
/**
 * Category of games, as the vendors name it.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "gameType".
 */
export type GameType = ("RNG" | "LIVE" | "SPORTS" | "ESPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT")

export interface ActionsByName {
beginTotp: BeginTotpAction
changeContact: ChangeContactAction
changeNickname: ChangeNicknameAction
changePassword: ChangePasswordAction
changePaymentPassword: ChangePaymentPasswordAction
closeModal: CloseModalAction
confirmTotp: ConfirmTotpAction
endTotp: EndTotpAction
forgotPassword: ForgotPasswordAction
freePlay: FreePlayAction
launchGame: LaunchGameAction
linkProvider: LinkProviderAction
login: LoginAction
logout: LogoutAction
moveToMember: MoveToMemberAction
moveToVendor: MoveToVendorAction
navigate: NavigateAction
openCentre: OpenCentreAction
openDownload: OpenDownloadAction
openModal: OpenModalAction
openOutbox: OpenOutboxAction
openSupport: OpenSupportAction
phoneLogin: PhoneLoginAction
register: RegisterAction
reload: ReloadAction
renewRecoveryCodes: RenewRecoveryCodesAction
sendContactCode: SendContactCodeAction
sendLoginCode: SendLoginCodeAction
sendPasswordCode: SendPasswordCodeAction
sendPaymentCode: SendPaymentCodeAction
sendPhoneCode: SendPhoneCodeAction
sendRegisterCode: SendRegisterCodeAction
sendVerificationCode: SendVerificationCodeAction
setLanguage: SetLanguageAction
toggleTheme: ToggleThemeAction
unlinkProvider: UnlinkProviderAction
verifyLogin: VerifyLoginAction
}
/**
 * Submits the form that asks for the password before an authenticator is set up.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "beginTotpAction".
 */
export interface BeginTotpAction {
do: "beginTotp"
}
/**
 * Submits the form with the code, and keeps its e-mail address or mobile number as verified.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "changeContactAction".
 */
export interface ChangeContactAction {
do: "changeContact"
channel: ("email" | "mobile")
}
/**
 * Submits the form with another nickname.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "changeNicknameAction".
 */
export interface ChangeNicknameAction {
do: "changeNickname"
}
/**
 * Submits the form that asks for a new password, and keeps it for the member who is logged in.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "changePasswordAction".
 */
export interface ChangePasswordAction {
do: "changePassword"
}
/**
 * Submits the form that sets or changes the payment password.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "changePaymentPasswordAction".
 */
export interface ChangePaymentPasswordAction {
do: "changePaymentPassword"
}
/**
 * Closes the modal on top.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "closeModalAction".
 */
export interface CloseModalAction {
do: "closeModal"
}
/**
 * Submits the form with the first code of a new authenticator.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "confirmTotpAction".
 */
export interface ConfirmTotpAction {
do: "confirmTotp"
}
/**
 * Submits the form that turns the authenticator off.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "endTotpAction".
 */
export interface EndTotpAction {
do: "endTotp"
}
/**
 * Submits the form of a forgotten password: by e-mail a temporary one is sent, in its mode phone the new one is set by a code.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "forgotPasswordAction".
 */
export interface ForgotPasswordAction {
do: "forgotPassword"
}
/**
 * Logs in as a guest.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "freePlayAction".
 */
export interface FreePlayAction {
do: "freePlay"
}
/**
 * Starts a game of the lobby: visitors are asked to log in first, an entry that stands for a vendor opens the vendor's list.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "launchGameAction".
 */
export interface LaunchGameAction {
do: "launchGame"
game: string
/**
 * A room of the game.
 */
room?: string
}
/**
 * Links the provider that was chosen to the member, with the password of the form.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "linkProviderAction".
 */
export interface LinkProviderAction {
do: "linkProvider"
}
/**
 * Logs in with the values of the form.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "loginAction".
 */
export interface LoginAction {
do: "login"
/**
 * Where the player logs in; the agent side lets only agents in and opens the agent centre.
 */
side?: ("member" | "agent")
}
/**
 * Logs out; the question comes before.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "logoutAction".
 */
export interface LogoutAction {
do: "logout"
}
/**
 * Submits the form of a transfer to the upline or a downline, chosen beside it.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "moveToMemberAction".
 */
export interface MoveToMemberAction {
do: "moveToMember"
}
/**
 * Submits a form of the wallet page: moves its amount to the vendor that was chosen there, or back.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "moveToVendorAction".
 */
export interface MoveToVendorAction {
do: "moveToVendor"
}
/**
 * Goes to a page.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "navigateAction".
 */
export interface NavigateAction {
do: "navigate"
/**
 * Path with optional query and hash.
 */
to: string
}
/**
 * Opens the member centre or the agent centre at a page.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "openCentreAction".
 */
export interface OpenCentreAction {
do: "openCentre"
centre: ("member" | "agent")
page?: string
}
/**
 * Opens a download.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "openDownloadAction".
 */
export interface OpenDownloadAction {
do: "openDownload"
resourceType: ("IOS" | "ANDROID")
}
/**
 * Opens a modal over the page.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "openModalAction".
 */
export interface OpenModalAction {
do: "openModal"
modal: string
}
/**
 * Opens the page on which a sandbox shows the messages that it does not send.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "openOutboxAction".
 */
export interface OpenOutboxAction {
do: "openOutbox"
}
/**
 * Opens a way to reach customer service in a small window.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "openSupportAction".
 */
export interface OpenSupportAction {
do: "openSupport"
/**
 * csPosition of the entry.
 */
position: string
}
/**
 * Logs in by the code of the form that Firebase sent.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "phoneLoginAction".
 */
export interface PhoneLoginAction {
do: "phoneLogin"
}
/**
 * Registers with the values of the form, then logs in.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "registerAction".
 */
export interface RegisterAction {
do: "register"
}
/**
 * Loads the page again.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "reloadAction".
 */
export interface ReloadAction {
do: "reload"
}
/**
 * Submits the form that asks for new recovery codes.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "renewRecoveryCodesAction".
 */
export interface RenewRecoveryCodesAction {
do: "renewRecoveryCodes"
}
/**
 * Sends a code to the e-mail address or mobile number of the form, or where the form has none to the one of the member.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "sendContactCodeAction".
 */
export interface SendContactCodeAction {
do: "sendContactCode"
channel: ("email" | "mobile")
}
/**
 * Has a code for a login sent to the mobile number of the form.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "sendLoginCodeAction".
 */
export interface SendLoginCodeAction {
do: "sendLoginCode"
}
/**
 * Has a code for a new password sent to the mobile number of the form.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "sendPasswordCodeAction".
 */
export interface SendPasswordCodeAction {
do: "sendPasswordCode"
}
/**
 * Sends a code for a forgotten payment password to what the member has verified.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "sendPaymentCodeAction".
 */
export interface SendPaymentCodeAction {
do: "sendPaymentCode"
}
/**
 * Has Firebase send a code to the mobile number of the form.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "sendPhoneCodeAction".
 */
export interface SendPhoneCodeAction {
do: "sendPhoneCode"
}
/**
 * Has a code for a registration sent to the mobile number of the form.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "sendRegisterCodeAction".
 */
export interface SendRegisterCodeAction {
do: "sendRegisterCode"
}
/**
 * Has a code sent for the login that waits for its verification, by SMS or e-mail as the mode of the form says.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "sendVerificationCodeAction".
 */
export interface SendVerificationCodeAction {
do: "sendVerificationCode"
}
/**
 * Changes the language.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "setLanguageAction".
 */
export interface SetLanguageAction {
do: "setLanguage"
/**
 * BCP 47 language code; my is Burmese.
 */
language: string
}
/**
 * Switches between dark and light.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "toggleThemeAction".
 */
export interface ToggleThemeAction {
do: "toggleTheme"
}
/**
 * Takes the link to the provider that was chosen away, with the password of the form.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "unlinkProviderAction".
 */
export interface UnlinkProviderAction {
do: "unlinkProvider"
}
/**
 * Verifies the login from an unregistered address with the values of the form. Its mode says by what: mobile (mobileCode), email (emailCode), totp (totpCode), or payeeMobile, payeeEmail and payeeTotp with payeeName too.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
 * via the `definition` "verifyLoginAction".
 */
export interface VerifyLoginAction {
do: "verifyLogin"
}
/**
 * What happens on use. "do" names an action of schemas/actions; its arguments stand beside it.
 * 
 * This interface was referenced by `ActionsByName`'s JSON-Schema
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
 * This interface was referenced by `ActionsByName`'s JSON-Schema
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
 * This interface was referenced by `ActionsByName`'s JSON-Schema
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
