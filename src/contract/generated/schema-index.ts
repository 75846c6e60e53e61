// Generated from schemas/ by scripts/generate.ts. Do not edit.
// Every schema by folder and name. Large: for validation, the console and Storybook, never for a player's page.
import common from '../../../schemas/common.schema.json';
import facts from '../../../schemas/facts.json';
import documents_brand from '../../../schemas/documents/brand.schema.json';
import documents_cashier from '../../../schemas/documents/cashier.schema.json';
import documents_constants from '../../../schemas/documents/constants.schema.json';
import documents_errors from '../../../schemas/documents/errors.schema.json';
import documents_flags from '../../../schemas/documents/flags.schema.json';
import documents_form from '../../../schemas/documents/form.schema.json';
import documents_help from '../../../schemas/documents/help.schema.json';
import documents_lobby from '../../../schemas/documents/lobby.schema.json';
import documents_lotteries from '../../../schemas/documents/lotteries.schema.json';
import documents_menu from '../../../schemas/documents/menu.schema.json';
import documents_patterns from '../../../schemas/documents/patterns.schema.json';
import documents_protection from '../../../schemas/documents/protection.schema.json';
import documents_providers from '../../../schemas/documents/providers.schema.json';
import documents_rules from '../../../schemas/documents/rules.schema.json';
import documents_screen from '../../../schemas/documents/screen.schema.json';
import documents_texts from '../../../schemas/documents/texts.schema.json';
import documents_theme from '../../../schemas/documents/theme.schema.json';
import blocks_accountOverview from '../../../schemas/blocks/accountOverview.schema.json';
import blocks_accountRecord from '../../../schemas/blocks/accountRecord.schema.json';
import blocks_actionButton from '../../../schemas/blocks/actionButton.schema.json';
import blocks_addressList from '../../../schemas/blocks/addressList.schema.json';
import blocks_announcementList from '../../../schemas/blocks/announcementList.schema.json';
import blocks_avatarEditor from '../../../schemas/blocks/avatarEditor.schema.json';
import blocks_bettingRecord from '../../../schemas/blocks/bettingRecord.schema.json';
import blocks_bottomBar from '../../../schemas/blocks/bottomBar.schema.json';
import blocks_brandLogo from '../../../schemas/blocks/brandLogo.schema.json';
import blocks_cashierHistory from '../../../schemas/blocks/cashierHistory.schema.json';
import blocks_categoryTiles from '../../../schemas/blocks/categoryTiles.schema.json';
import blocks_centre from '../../../schemas/blocks/centre.schema.json';
import blocks_columns from '../../../schemas/blocks/columns.schema.json';
import blocks_depositDesk from '../../../schemas/blocks/depositDesk.schema.json';
import blocks_deviceList from '../../../schemas/blocks/deviceList.schema.json';
import blocks_downloadGuide from '../../../schemas/blocks/downloadGuide.schema.json';
import blocks_drawSchedule from '../../../schemas/blocks/drawSchedule.schema.json';
import blocks_emptyState from '../../../schemas/blocks/emptyState.schema.json';
import blocks_exclusionChoice from '../../../schemas/blocks/exclusionChoice.schema.json';
import blocks_exclusionNotice from '../../../schemas/blocks/exclusionNotice.schema.json';
import blocks_featureList from '../../../schemas/blocks/featureList.schema.json';
import blocks_footer from '../../../schemas/blocks/footer.schema.json';
import blocks_form from '../../../schemas/blocks/form.schema.json';
import blocks_gameFrame from '../../../schemas/blocks/gameFrame.schema.json';
import blocks_gameLane from '../../../schemas/blocks/gameLane.schema.json';
import blocks_gameRooms from '../../../schemas/blocks/gameRooms.schema.json';
import blocks_gamesPage from '../../../schemas/blocks/gamesPage.schema.json';
import blocks_header from '../../../schemas/blocks/header.schema.json';
import blocks_heading from '../../../schemas/blocks/heading.schema.json';
import blocks_helpArticle from '../../../schemas/blocks/helpArticle.schema.json';
import blocks_helpCentre from '../../../schemas/blocks/helpCentre.schema.json';
import blocks_heroCarousel from '../../../schemas/blocks/heroCarousel.schema.json';
import blocks_image from '../../../schemas/blocks/image.schema.json';
import blocks_inviteLink from '../../../schemas/blocks/inviteLink.schema.json';
import blocks_jackpotTicker from '../../../schemas/blocks/jackpotTicker.schema.json';
import blocks_languagePicker from '../../../schemas/blocks/languagePicker.schema.json';
import blocks_limitLeft from '../../../schemas/blocks/limitLeft.schema.json';
import blocks_linkedProviders from '../../../schemas/blocks/linkedProviders.schema.json';
import blocks_loginVerification from '../../../schemas/blocks/loginVerification.schema.json';
import blocks_logoutConfirm from '../../../schemas/blocks/logoutConfirm.schema.json';
import blocks_lotteryLobby from '../../../schemas/blocks/lotteryLobby.schema.json';
import blocks_memberTransfer from '../../../schemas/blocks/memberTransfer.schema.json';
import blocks_navigation from '../../../schemas/blocks/navigation.schema.json';
import blocks_newcomer from '../../../schemas/blocks/newcomer.schema.json';
import blocks_noticeTicker from '../../../schemas/blocks/noticeTicker.schema.json';
import blocks_outlet from '../../../schemas/blocks/outlet.schema.json';
import blocks_profileFacts from '../../../schemas/blocks/profileFacts.schema.json';
import blocks_profitRecord from '../../../schemas/blocks/profitRecord.schema.json';
import blocks_promoDetail from '../../../schemas/blocks/promoDetail.schema.json';
import blocks_promoGrid from '../../../schemas/blocks/promoGrid.schema.json';
import blocks_protectionHistory from '../../../schemas/blocks/protectionHistory.schema.json';
import blocks_protectionLimits from '../../../schemas/blocks/protectionLimits.schema.json';
import blocks_rail from '../../../schemas/blocks/rail.schema.json';
import blocks_realityCheckChoice from '../../../schemas/blocks/realityCheckChoice.schema.json';
import blocks_recoveryCodes from '../../../schemas/blocks/recoveryCodes.schema.json';
import blocks_richText from '../../../schemas/blocks/richText.schema.json';
import blocks_section from '../../../schemas/blocks/section.schema.json';
import blocks_securityLevel from '../../../schemas/blocks/securityLevel.schema.json';
import blocks_securityList from '../../../schemas/blocks/securityList.schema.json';
import blocks_sessionBar from '../../../schemas/blocks/sessionBar.schema.json';
import blocks_sessionClock from '../../../schemas/blocks/sessionClock.schema.json';
import blocks_sideBar from '../../../schemas/blocks/sideBar.schema.json';
import blocks_stack from '../../../schemas/blocks/stack.schema.json';
import blocks_statusPanel from '../../../schemas/blocks/statusPanel.schema.json';
import blocks_themeSwitch from '../../../schemas/blocks/themeSwitch.schema.json';
import blocks_totpSetup from '../../../schemas/blocks/totpSetup.schema.json';
import blocks_vendorGames from '../../../schemas/blocks/vendorGames.schema.json';
import blocks_vendorGrid from '../../../schemas/blocks/vendorGrid.schema.json';
import blocks_walletOverview from '../../../schemas/blocks/walletOverview.schema.json';
import blocks_waysIn from '../../../schemas/blocks/waysIn.schema.json';
import blocks_winnerBoard from '../../../schemas/blocks/winnerBoard.schema.json';
import blocks_winnerTicker from '../../../schemas/blocks/winnerTicker.schema.json';
import blocks_withdrawDesk from '../../../schemas/blocks/withdrawDesk.schema.json';
import blocks_withdrawalAnswer from '../../../schemas/blocks/withdrawalAnswer.schema.json';
import actions_beginTotp from '../../../schemas/actions/beginTotp.schema.json';
import actions_changeContact from '../../../schemas/actions/changeContact.schema.json';
import actions_changeNickname from '../../../schemas/actions/changeNickname.schema.json';
import actions_changePassword from '../../../schemas/actions/changePassword.schema.json';
import actions_changePaymentPassword from '../../../schemas/actions/changePaymentPassword.schema.json';
import actions_closeModal from '../../../schemas/actions/closeModal.schema.json';
import actions_confirmTotp from '../../../schemas/actions/confirmTotp.schema.json';
import actions_endTotp from '../../../schemas/actions/endTotp.schema.json';
import actions_forgotPassword from '../../../schemas/actions/forgotPassword.schema.json';
import actions_freePlay from '../../../schemas/actions/freePlay.schema.json';
import actions_launchGame from '../../../schemas/actions/launchGame.schema.json';
import actions_linkProvider from '../../../schemas/actions/linkProvider.schema.json';
import actions_login from '../../../schemas/actions/login.schema.json';
import actions_logout from '../../../schemas/actions/logout.schema.json';
import actions_moveToMember from '../../../schemas/actions/moveToMember.schema.json';
import actions_moveToVendor from '../../../schemas/actions/moveToVendor.schema.json';
import actions_navigate from '../../../schemas/actions/navigate.schema.json';
import actions_openCentre from '../../../schemas/actions/openCentre.schema.json';
import actions_openDownload from '../../../schemas/actions/openDownload.schema.json';
import actions_openModal from '../../../schemas/actions/openModal.schema.json';
import actions_openOutbox from '../../../schemas/actions/openOutbox.schema.json';
import actions_openSupport from '../../../schemas/actions/openSupport.schema.json';
import actions_phoneLogin from '../../../schemas/actions/phoneLogin.schema.json';
import actions_register from '../../../schemas/actions/register.schema.json';
import actions_reload from '../../../schemas/actions/reload.schema.json';
import actions_renewRecoveryCodes from '../../../schemas/actions/renewRecoveryCodes.schema.json';
import actions_sendContactCode from '../../../schemas/actions/sendContactCode.schema.json';
import actions_sendLoginCode from '../../../schemas/actions/sendLoginCode.schema.json';
import actions_sendPasswordCode from '../../../schemas/actions/sendPasswordCode.schema.json';
import actions_sendPaymentCode from '../../../schemas/actions/sendPaymentCode.schema.json';
import actions_sendPhoneCode from '../../../schemas/actions/sendPhoneCode.schema.json';
import actions_sendRegisterCode from '../../../schemas/actions/sendRegisterCode.schema.json';
import actions_sendVerificationCode from '../../../schemas/actions/sendVerificationCode.schema.json';
import actions_setLanguage from '../../../schemas/actions/setLanguage.schema.json';
import actions_toggleTheme from '../../../schemas/actions/toggleTheme.schema.json';
import actions_unlinkProvider from '../../../schemas/actions/unlinkProvider.schema.json';
import actions_verifyLogin from '../../../schemas/actions/verifyLogin.schema.json';
import sources_addresses from '../../../schemas/sources/addresses.schema.json';
import sources_avatar from '../../../schemas/sources/avatar.schema.json';
import sources_avatars from '../../../schemas/sources/avatars.schema.json';
import sources_balance from '../../../schemas/sources/balance.schema.json';
import sources_banners from '../../../schemas/sources/banners.schema.json';
import sources_countries from '../../../schemas/sources/countries.schema.json';
import sources_domainRoute from '../../../schemas/sources/domainRoute.schema.json';
import sources_draws from '../../../schemas/sources/draws.schema.json';
import sources_gameVendors from '../../../schemas/sources/gameVendors.schema.json';
import sources_headlines from '../../../schemas/sources/headlines.schema.json';
import sources_helpArticles from '../../../schemas/sources/helpArticles.schema.json';
import sources_hotGames from '../../../schemas/sources/hotGames.schema.json';
import sources_member from '../../../schemas/sources/member.schema.json';
import sources_notices from '../../../schemas/sources/notices.schema.json';
import sources_promotions from '../../../schemas/sources/promotions.schema.json';
import sources_protection from '../../../schemas/sources/protection.schema.json';
import sources_protectionHistory from '../../../schemas/sources/protectionHistory.schema.json';
import sources_rankList from '../../../schemas/sources/rankList.schema.json';
import sources_registerRules from '../../../schemas/sources/registerRules.schema.json';
import sources_security from '../../../schemas/sources/security.schema.json';
import sources_sessionCheck from '../../../schemas/sources/sessionCheck.schema.json';
import sources_sessions from '../../../schemas/sources/sessions.schema.json';
import sources_winners from '../../../schemas/sources/winners.schema.json';
import calls_accountRecord from '../../../schemas/calls/accountRecord.schema.json';
import calls_addressForget from '../../../schemas/calls/addressForget.schema.json';
import calls_addressList from '../../../schemas/calls/addressList.schema.json';
import calls_agentAffiliate from '../../../schemas/calls/agentAffiliate.schema.json';
import calls_announcements from '../../../schemas/calls/announcements.schema.json';
import calls_avatarChoose from '../../../schemas/calls/avatarChoose.schema.json';
import calls_avatarRemove from '../../../schemas/calls/avatarRemove.schema.json';
import calls_avatarUpload from '../../../schemas/calls/avatarUpload.schema.json';
import calls_bettingRecord from '../../../schemas/calls/bettingRecord.schema.json';
import calls_captcha from '../../../schemas/calls/captcha.schema.json';
import calls_cashierAccountAdd from '../../../schemas/calls/cashierAccountAdd.schema.json';
import calls_cashierAccountRemove from '../../../schemas/calls/cashierAccountRemove.schema.json';
import calls_cashierOptions from '../../../schemas/calls/cashierOptions.schema.json';
import calls_countryCodes from '../../../schemas/calls/countryCodes.schema.json';
import calls_depositCancel from '../../../schemas/calls/depositCancel.schema.json';
import calls_depositCreate from '../../../schemas/calls/depositCreate.schema.json';
import calls_depositList from '../../../schemas/calls/depositList.schema.json';
import calls_depositReceipt from '../../../schemas/calls/depositReceipt.schema.json';
import calls_domainRoute from '../../../schemas/calls/domainRoute.schema.json';
import calls_favoriteGame from '../../../schemas/calls/favoriteGame.schema.json';
import calls_favoriteGames from '../../../schemas/calls/favoriteGames.schema.json';
import calls_favoriteGamesList from '../../../schemas/calls/favoriteGamesList.schema.json';
import calls_gameList from '../../../schemas/calls/gameList.schema.json';
import calls_gameVendor from '../../../schemas/calls/gameVendor.schema.json';
import calls_helpCenter from '../../../schemas/calls/helpCenter.schema.json';
import calls_hotGames from '../../../schemas/calls/hotGames.schema.json';
import calls_humanChallenge from '../../../schemas/calls/humanChallenge.schema.json';
import calls_jackpots from '../../../schemas/calls/jackpots.schema.json';
import calls_languageUpdate from '../../../schemas/calls/languageUpdate.schema.json';
import calls_launchAddress from '../../../schemas/calls/launchAddress.schema.json';
import calls_launchGame from '../../../schemas/calls/launchGame.schema.json';
import calls_loginVerification from '../../../schemas/calls/loginVerification.schema.json';
import calls_loginVerificationCode from '../../../schemas/calls/loginVerificationCode.schema.json';
import calls_lotteryBet from '../../../schemas/calls/lotteryBet.schema.json';
import calls_lotteryBetCancel from '../../../schemas/calls/lotteryBetCancel.schema.json';
import calls_lotteryBets from '../../../schemas/calls/lotteryBets.schema.json';
import calls_lotteryDraws from '../../../schemas/calls/lotteryDraws.schema.json';
import calls_lotteryGame from '../../../schemas/calls/lotteryGame.schema.json';
import calls_lotteryMenus from '../../../schemas/calls/lotteryMenus.schema.json';
import calls_lotteryPopular from '../../../schemas/calls/lotteryPopular.schema.json';
import calls_lotteryResults from '../../../schemas/calls/lotteryResults.schema.json';
import calls_lotteryVnMenus from '../../../schemas/calls/lotteryVnMenus.schema.json';
import calls_lotteryVnRecent from '../../../schemas/calls/lotteryVnRecent.schema.json';
import calls_lotteryVnResults from '../../../schemas/calls/lotteryVnResults.schema.json';
import calls_lotteryWins from '../../../schemas/calls/lotteryWins.schema.json';
import calls_lotteryWinsSeen from '../../../schemas/calls/lotteryWinsSeen.schema.json';
import calls_memberCheck from '../../../schemas/calls/memberCheck.schema.json';
import calls_memberContact from '../../../schemas/calls/memberContact.schema.json';
import calls_memberContactCode from '../../../schemas/calls/memberContactCode.schema.json';
import calls_memberEvents from '../../../schemas/calls/memberEvents.schema.json';
import calls_memberIcon from '../../../schemas/calls/memberIcon.schema.json';
import calls_memberInfo from '../../../schemas/calls/memberInfo.schema.json';
import calls_memberNickname from '../../../schemas/calls/memberNickname.schema.json';
import calls_memberPassword from '../../../schemas/calls/memberPassword.schema.json';
import calls_memberPasswordEmail from '../../../schemas/calls/memberPasswordEmail.schema.json';
import calls_memberPasswordVerification from '../../../schemas/calls/memberPasswordVerification.schema.json';
import calls_memberProviderBegin from '../../../schemas/calls/memberProviderBegin.schema.json';
import calls_memberProviderLink from '../../../schemas/calls/memberProviderLink.schema.json';
import calls_memberProviderUnlink from '../../../schemas/calls/memberProviderUnlink.schema.json';
import calls_memberProviders from '../../../schemas/calls/memberProviders.schema.json';
import calls_memberRegister from '../../../schemas/calls/memberRegister.schema.json';
import calls_memberRegisterMobile from '../../../schemas/calls/memberRegisterMobile.schema.json';
import calls_memberSecurity from '../../../schemas/calls/memberSecurity.schema.json';
import calls_merchantWallet from '../../../schemas/calls/merchantWallet.schema.json';
import calls_passwordsCommon from '../../../schemas/calls/passwordsCommon.schema.json';
import calls_paymentPassword from '../../../schemas/calls/paymentPassword.schema.json';
import calls_paymentPasswordCode from '../../../schemas/calls/paymentPasswordCode.schema.json';
import calls_playerAvatar from '../../../schemas/calls/playerAvatar.schema.json';
import calls_previewSession from '../../../schemas/calls/previewSession.schema.json';
import calls_profitRecord from '../../../schemas/calls/profitRecord.schema.json';
import calls_protection from '../../../schemas/calls/protection.schema.json';
import calls_protectionExclude from '../../../schemas/calls/protectionExclude.schema.json';
import calls_protectionHistory from '../../../schemas/calls/protectionHistory.schema.json';
import calls_protectionLimit from '../../../schemas/calls/protectionLimit.schema.json';
import calls_protectionPending from '../../../schemas/calls/protectionPending.schema.json';
import calls_protectionRealityCheck from '../../../schemas/calls/protectionRealityCheck.schema.json';
import calls_rankList from '../../../schemas/calls/rankList.schema.json';
import calls_recentGames from '../../../schemas/calls/recentGames.schema.json';
import calls_roomList from '../../../schemas/calls/roomList.schema.json';
import calls_sessionCheck from '../../../schemas/calls/sessionCheck.schema.json';
import calls_sessionChecked from '../../../schemas/calls/sessionChecked.schema.json';
import calls_sessionEnd from '../../../schemas/calls/sessionEnd.schema.json';
import calls_sessionFirstLogin from '../../../schemas/calls/sessionFirstLogin.schema.json';
import calls_sessionFreePlay from '../../../schemas/calls/sessionFreePlay.schema.json';
import calls_sessionList from '../../../schemas/calls/sessionList.schema.json';
import calls_sessionLogin from '../../../schemas/calls/sessionLogin.schema.json';
import calls_sessionLogout from '../../../schemas/calls/sessionLogout.schema.json';
import calls_sessionProvider from '../../../schemas/calls/sessionProvider.schema.json';
import calls_settingRegister from '../../../schemas/calls/settingRegister.schema.json';
import calls_smsNoLogin from '../../../schemas/calls/smsNoLogin.schema.json';
import calls_smsRegister from '../../../schemas/calls/smsRegister.schema.json';
import calls_systemStatus from '../../../schemas/calls/systemStatus.schema.json';
import calls_totpBegin from '../../../schemas/calls/totpBegin.schema.json';
import calls_totpConfirm from '../../../schemas/calls/totpConfirm.schema.json';
import calls_totpEnd from '../../../schemas/calls/totpEnd.schema.json';
import calls_totpRecovery from '../../../schemas/calls/totpRecovery.schema.json';
import calls_transferUpline from '../../../schemas/calls/transferUpline.schema.json';
import calls_transferUplineName from '../../../schemas/calls/transferUplineName.schema.json';
import calls_transferUplineState from '../../../schemas/calls/transferUplineState.schema.json';
import calls_vassGameType from '../../../schemas/calls/vassGameType.schema.json';
import calls_walletBalance from '../../../schemas/calls/walletBalance.schema.json';
import calls_walletTransfer from '../../../schemas/calls/walletTransfer.schema.json';
import calls_walletTransferState from '../../../schemas/calls/walletTransferState.schema.json';
import calls_whitelabel from '../../../schemas/calls/whitelabel.schema.json';
import calls_winners from '../../../schemas/calls/winners.schema.json';
import calls_withdrawalAnswer from '../../../schemas/calls/withdrawalAnswer.schema.json';
import calls_withdrawalCreate from '../../../schemas/calls/withdrawalCreate.schema.json';
import calls_withdrawalList from '../../../schemas/calls/withdrawalList.schema.json';
import calls_withdrawalProof from '../../../schemas/calls/withdrawalProof.schema.json';

type SchemaNode = { readonly [key: string]: unknown };
type ByName = Readonly<Record<string, SchemaNode>>;
export const schemaIndex: { common: SchemaNode; facts: SchemaNode; documents: ByName; blocks: ByName; actions: ByName; sources: ByName; calls: ByName } = {
  common,
  facts,
  documents: {
    brand: documents_brand,
    cashier: documents_cashier,
    constants: documents_constants,
    errors: documents_errors,
    flags: documents_flags,
    form: documents_form,
    help: documents_help,
    lobby: documents_lobby,
    lotteries: documents_lotteries,
    menu: documents_menu,
    patterns: documents_patterns,
    protection: documents_protection,
    providers: documents_providers,
    rules: documents_rules,
    screen: documents_screen,
    texts: documents_texts,
    theme: documents_theme,
  },
  blocks: {
    accountOverview: blocks_accountOverview,
    accountRecord: blocks_accountRecord,
    actionButton: blocks_actionButton,
    addressList: blocks_addressList,
    announcementList: blocks_announcementList,
    avatarEditor: blocks_avatarEditor,
    bettingRecord: blocks_bettingRecord,
    bottomBar: blocks_bottomBar,
    brandLogo: blocks_brandLogo,
    cashierHistory: blocks_cashierHistory,
    categoryTiles: blocks_categoryTiles,
    centre: blocks_centre,
    columns: blocks_columns,
    depositDesk: blocks_depositDesk,
    deviceList: blocks_deviceList,
    downloadGuide: blocks_downloadGuide,
    drawSchedule: blocks_drawSchedule,
    emptyState: blocks_emptyState,
    exclusionChoice: blocks_exclusionChoice,
    exclusionNotice: blocks_exclusionNotice,
    featureList: blocks_featureList,
    footer: blocks_footer,
    form: blocks_form,
    gameFrame: blocks_gameFrame,
    gameLane: blocks_gameLane,
    gameRooms: blocks_gameRooms,
    gamesPage: blocks_gamesPage,
    header: blocks_header,
    heading: blocks_heading,
    helpArticle: blocks_helpArticle,
    helpCentre: blocks_helpCentre,
    heroCarousel: blocks_heroCarousel,
    image: blocks_image,
    inviteLink: blocks_inviteLink,
    jackpotTicker: blocks_jackpotTicker,
    languagePicker: blocks_languagePicker,
    limitLeft: blocks_limitLeft,
    linkedProviders: blocks_linkedProviders,
    loginVerification: blocks_loginVerification,
    logoutConfirm: blocks_logoutConfirm,
    lotteryLobby: blocks_lotteryLobby,
    memberTransfer: blocks_memberTransfer,
    navigation: blocks_navigation,
    newcomer: blocks_newcomer,
    noticeTicker: blocks_noticeTicker,
    outlet: blocks_outlet,
    profileFacts: blocks_profileFacts,
    profitRecord: blocks_profitRecord,
    promoDetail: blocks_promoDetail,
    promoGrid: blocks_promoGrid,
    protectionHistory: blocks_protectionHistory,
    protectionLimits: blocks_protectionLimits,
    rail: blocks_rail,
    realityCheckChoice: blocks_realityCheckChoice,
    recoveryCodes: blocks_recoveryCodes,
    richText: blocks_richText,
    section: blocks_section,
    securityLevel: blocks_securityLevel,
    securityList: blocks_securityList,
    sessionBar: blocks_sessionBar,
    sessionClock: blocks_sessionClock,
    sideBar: blocks_sideBar,
    stack: blocks_stack,
    statusPanel: blocks_statusPanel,
    themeSwitch: blocks_themeSwitch,
    totpSetup: blocks_totpSetup,
    vendorGames: blocks_vendorGames,
    vendorGrid: blocks_vendorGrid,
    walletOverview: blocks_walletOverview,
    waysIn: blocks_waysIn,
    winnerBoard: blocks_winnerBoard,
    winnerTicker: blocks_winnerTicker,
    withdrawDesk: blocks_withdrawDesk,
    withdrawalAnswer: blocks_withdrawalAnswer,
  },
  actions: {
    beginTotp: actions_beginTotp,
    changeContact: actions_changeContact,
    changeNickname: actions_changeNickname,
    changePassword: actions_changePassword,
    changePaymentPassword: actions_changePaymentPassword,
    closeModal: actions_closeModal,
    confirmTotp: actions_confirmTotp,
    endTotp: actions_endTotp,
    forgotPassword: actions_forgotPassword,
    freePlay: actions_freePlay,
    launchGame: actions_launchGame,
    linkProvider: actions_linkProvider,
    login: actions_login,
    logout: actions_logout,
    moveToMember: actions_moveToMember,
    moveToVendor: actions_moveToVendor,
    navigate: actions_navigate,
    openCentre: actions_openCentre,
    openDownload: actions_openDownload,
    openModal: actions_openModal,
    openOutbox: actions_openOutbox,
    openSupport: actions_openSupport,
    phoneLogin: actions_phoneLogin,
    register: actions_register,
    reload: actions_reload,
    renewRecoveryCodes: actions_renewRecoveryCodes,
    sendContactCode: actions_sendContactCode,
    sendLoginCode: actions_sendLoginCode,
    sendPasswordCode: actions_sendPasswordCode,
    sendPaymentCode: actions_sendPaymentCode,
    sendPhoneCode: actions_sendPhoneCode,
    sendRegisterCode: actions_sendRegisterCode,
    sendVerificationCode: actions_sendVerificationCode,
    setLanguage: actions_setLanguage,
    toggleTheme: actions_toggleTheme,
    unlinkProvider: actions_unlinkProvider,
    verifyLogin: actions_verifyLogin,
  },
  sources: {
    addresses: sources_addresses,
    avatar: sources_avatar,
    avatars: sources_avatars,
    balance: sources_balance,
    banners: sources_banners,
    countries: sources_countries,
    domainRoute: sources_domainRoute,
    draws: sources_draws,
    gameVendors: sources_gameVendors,
    headlines: sources_headlines,
    helpArticles: sources_helpArticles,
    hotGames: sources_hotGames,
    member: sources_member,
    notices: sources_notices,
    promotions: sources_promotions,
    protection: sources_protection,
    protectionHistory: sources_protectionHistory,
    rankList: sources_rankList,
    registerRules: sources_registerRules,
    security: sources_security,
    sessionCheck: sources_sessionCheck,
    sessions: sources_sessions,
    winners: sources_winners,
  },
  calls: {
    accountRecord: calls_accountRecord,
    addressForget: calls_addressForget,
    addressList: calls_addressList,
    agentAffiliate: calls_agentAffiliate,
    announcements: calls_announcements,
    avatarChoose: calls_avatarChoose,
    avatarRemove: calls_avatarRemove,
    avatarUpload: calls_avatarUpload,
    bettingRecord: calls_bettingRecord,
    captcha: calls_captcha,
    cashierAccountAdd: calls_cashierAccountAdd,
    cashierAccountRemove: calls_cashierAccountRemove,
    cashierOptions: calls_cashierOptions,
    countryCodes: calls_countryCodes,
    depositCancel: calls_depositCancel,
    depositCreate: calls_depositCreate,
    depositList: calls_depositList,
    depositReceipt: calls_depositReceipt,
    domainRoute: calls_domainRoute,
    favoriteGame: calls_favoriteGame,
    favoriteGames: calls_favoriteGames,
    favoriteGamesList: calls_favoriteGamesList,
    gameList: calls_gameList,
    gameVendor: calls_gameVendor,
    helpCenter: calls_helpCenter,
    hotGames: calls_hotGames,
    humanChallenge: calls_humanChallenge,
    jackpots: calls_jackpots,
    languageUpdate: calls_languageUpdate,
    launchAddress: calls_launchAddress,
    launchGame: calls_launchGame,
    loginVerification: calls_loginVerification,
    loginVerificationCode: calls_loginVerificationCode,
    lotteryBet: calls_lotteryBet,
    lotteryBetCancel: calls_lotteryBetCancel,
    lotteryBets: calls_lotteryBets,
    lotteryDraws: calls_lotteryDraws,
    lotteryGame: calls_lotteryGame,
    lotteryMenus: calls_lotteryMenus,
    lotteryPopular: calls_lotteryPopular,
    lotteryResults: calls_lotteryResults,
    lotteryVnMenus: calls_lotteryVnMenus,
    lotteryVnRecent: calls_lotteryVnRecent,
    lotteryVnResults: calls_lotteryVnResults,
    lotteryWins: calls_lotteryWins,
    lotteryWinsSeen: calls_lotteryWinsSeen,
    memberCheck: calls_memberCheck,
    memberContact: calls_memberContact,
    memberContactCode: calls_memberContactCode,
    memberEvents: calls_memberEvents,
    memberIcon: calls_memberIcon,
    memberInfo: calls_memberInfo,
    memberNickname: calls_memberNickname,
    memberPassword: calls_memberPassword,
    memberPasswordEmail: calls_memberPasswordEmail,
    memberPasswordVerification: calls_memberPasswordVerification,
    memberProviderBegin: calls_memberProviderBegin,
    memberProviderLink: calls_memberProviderLink,
    memberProviderUnlink: calls_memberProviderUnlink,
    memberProviders: calls_memberProviders,
    memberRegister: calls_memberRegister,
    memberRegisterMobile: calls_memberRegisterMobile,
    memberSecurity: calls_memberSecurity,
    merchantWallet: calls_merchantWallet,
    passwordsCommon: calls_passwordsCommon,
    paymentPassword: calls_paymentPassword,
    paymentPasswordCode: calls_paymentPasswordCode,
    playerAvatar: calls_playerAvatar,
    previewSession: calls_previewSession,
    profitRecord: calls_profitRecord,
    protection: calls_protection,
    protectionExclude: calls_protectionExclude,
    protectionHistory: calls_protectionHistory,
    protectionLimit: calls_protectionLimit,
    protectionPending: calls_protectionPending,
    protectionRealityCheck: calls_protectionRealityCheck,
    rankList: calls_rankList,
    recentGames: calls_recentGames,
    roomList: calls_roomList,
    sessionCheck: calls_sessionCheck,
    sessionChecked: calls_sessionChecked,
    sessionEnd: calls_sessionEnd,
    sessionFirstLogin: calls_sessionFirstLogin,
    sessionFreePlay: calls_sessionFreePlay,
    sessionList: calls_sessionList,
    sessionLogin: calls_sessionLogin,
    sessionLogout: calls_sessionLogout,
    sessionProvider: calls_sessionProvider,
    settingRegister: calls_settingRegister,
    smsNoLogin: calls_smsNoLogin,
    smsRegister: calls_smsRegister,
    systemStatus: calls_systemStatus,
    totpBegin: calls_totpBegin,
    totpConfirm: calls_totpConfirm,
    totpEnd: calls_totpEnd,
    totpRecovery: calls_totpRecovery,
    transferUpline: calls_transferUpline,
    transferUplineName: calls_transferUplineName,
    transferUplineState: calls_transferUplineState,
    vassGameType: calls_vassGameType,
    walletBalance: calls_walletBalance,
    walletTransfer: calls_walletTransfer,
    walletTransferState: calls_walletTransferState,
    whitelabel: calls_whitelabel,
    winners: calls_winners,
    withdrawalAnswer: calls_withdrawalAnswer,
    withdrawalCreate: calls_withdrawalCreate,
    withdrawalList: calls_withdrawalList,
    withdrawalProof: calls_withdrawalProof,
  },
};
