import { describe, expect, it } from 'vitest';
import { calls, type CallFacts, type CallId } from './generated/calls.ts';

type Mark = 'token' | 'enc' | 'form';

const relay = (action: string) => `/wps/relay/${action}`;

/** Specification section 7: the calls that a platform behind our pages, and pages before our platform, rely on. */
const specified: readonly (readonly [
  row: string,
  method: CallFacts['method'],
  path: string,
  id: CallId,
  ...marks: Mark[],
])[] = [
  ['[API-01]', 'POST', '/wps/session/login', 'sessionLogin', 'enc'],
  ['[API-02]', 'POST', '/wps/session/login/freeplay', 'sessionFreePlay'],
  ['[API-03]', 'DELETE', '/wps/session/logout', 'sessionLogout', 'token'],
  ['[API-04]', 'POST', '/wps/verification/sms/noLogin', 'smsNoLogin'],
  ['[API-05]', 'POST', '/wps/verification/sms/register', 'smsRegister'],
  ['[API-06]', 'GET', '/wps/system/whitelabel', 'whitelabel'],
  ['[API-07]', 'GET', '/wps/system/setting/register', 'settingRegister'],
  ['[API-08]', 'GET', '/wps/system/status', 'systemStatus'],
  ['[API-09]', 'GET', '/wps/system/domainRoute', 'domainRoute'],
  ['[API-10]', 'GET', '/wps/system/helpCenter', 'helpCenter'],
  ['[API-11]', 'GET', '/wps/member/info', 'memberInfo', 'token'],
  ['[API-12]', 'GET', '/wps/member/info/icon', 'memberIcon', 'token'],
  ['[API-13]', 'GET', '/wps/member/info/funds/consolidated', 'contractInfo', 'token'],
  ['[API-14]', 'PUT', '/wps/member/register', 'memberRegister', 'enc'],
  ['[API-15]', 'PUT', '/wps/member/register/mobile', 'memberRegisterMobile', 'enc'],
  ['[API-16]', 'POST', '/wps/member/password', 'memberPassword', 'token', 'enc'],
  ['[API-17]', 'POST', '/wps/member/password/email', 'memberPasswordEmail', 'form'],
  ['[API-18]', 'POST', '/wps/member/password/verification', 'memberPasswordVerification', 'enc'],
  ['[API-19]', 'GET', '/wps/agent/affiliate', 'agentAffiliate'],
  ['[API-20]', 'GET', '/wps/captcha', 'captcha'],
  ['[API-21]', 'GET', '/wps/v2/wallets/balance', 'walletBalance', 'token'],
  ['[API-22]', 'GET', relay('MCSFE_getPlayerAvatar'), 'playerAvatar', 'token'],
  ['[API-23]', 'POST', relay('GCS_walletTransfer'), 'walletTransfer', 'token', 'enc'],
  ['[API-23]', 'GET', relay('GCS_walletTransfer'), 'walletTransferState', 'token'],
  ['[API-24]', 'PUT', '/wps/feedback', 'feedback', 'token'],
  ['[API-25]', 'GET', '/wps/game/launchGame', 'launchGame', 'token'],
  ['[API-26]', 'GET', '/lgw/games/game_menus', 'lotteryMenus'],
  ['[API-27]', 'GET', '/lgw/vn/games/game_menu', 'lotteryVnMenus'],
  ['[API-28]', 'GET', '/lgw/vn/games/game_menu/recent', 'lotteryVnRecent', 'token'],
  ['[API-29]', 'GET', '/lgw/games/popular', 'lotteryPopular'],
  ['[API-30]', 'GET', '/lgw/vn/numeros/opened/game', 'lotteryVnResults'],
  ['[API-31]', 'GET', '/lotto/lgw/games/opened/numero', 'lotteryResults'],
  ['[API-32]', 'GET', relay('GCSGAME_hotGamesV2'), 'hotGames'],
  ['[API-33]', 'GET', relay('GCSGAME_gameList'), 'gameList'],
  ['[API-34]', 'GET', relay('GCSGAME_getVassGameType'), 'vassGameType'],
  ['[API-35]', 'GET', relay('GCSGAME_gameVendor'), 'gameVendor'],
  ['[API-36]', 'GET', relay('GCSGAME_getRankList'), 'rankList'],
  ['[API-37]', 'GET', relay('MCSFE_getListAnnouncements'), 'announcements'],
  ['[API-38]', 'GET', relay('MCSFE_getFavoriteGames'), 'favoriteGames', 'token'],
  ['[API-39]', 'GET', relay('MCSFE_getFavoriteGamesList'), 'favoriteGamesList', 'token'],
  ['[API-40]', 'GET', relay('GCS_recentGame'), 'recentGames', 'token'],
  ['[API-41]', 'GET', relay('GLS2_roomList'), 'roomList'],
  ['[API-42]', 'GET', relay('GCS_merchantWallet'), 'merchantWallet'],
  ['[API-43]', 'POST', relay('MCS2_processDividendReq'), 'dividendContract', 'token'],
  ['[API-44]', 'POST', relay('MCS2_processDailySalContract'), 'dailySalaryContract', 'token'],
  ['[API-45]', 'POST', relay('MCS2_processContractHourSalary'), 'hourSalaryContract', 'token'],
  ['[API-46]', 'POST', relay('MCSFE_processRealTimeSalaryContract'), 'realtimeSalaryContract', 'token'],
  ['[API-47]', 'POST', relay('MCS2_claimRafflePromotion'), 'promotionClaim', 'token'],
  ['[API-48]', 'GET', relay('CSP_unreadCount'), 'unreadCount', 'token'],
  ['[API-49]', 'GET', relay('MCS2_getPointBalance'), 'pointBalance', 'token'],
  ['[API-50]', 'GET', relay('getPointReward'), 'pointRewards', 'token'],
  ['[API-51]', 'GET', relay('getRedeemPointList'), 'pointRedeems', 'token'],
  ['[API-52]', 'GET', relay('getPointConfig'), 'pointConfig', 'token'],
  ['[API-53]', 'GET', relay('ODSFE2_MemTransDet'), 'pointEntries', 'token'],
  ['[API-54]', 'POST', relay('MCS2_redeemPointReward'), 'pointRedeem', 'token', 'enc'],
  ['[API-55]', 'POST', relay('MCS2_convertPoint'), 'pointConvert', 'token', 'enc'],
  // Their paths are not in the specification.
  ['[API-56]', 'POST', '/wps/game/getLaunchAddressV2', 'launchAddress', 'token'],
  ['[API-57]', 'PUT', '/wps/member/language', 'languageUpdate', 'token'],
  ['[API-58]', 'GET', '/wps/system/countryCodes', 'countryCodes'],
];

describe('the calls of the specification', () => {
  // Every other test takes method and path from the schemas, and would follow a change of them.
  it.for(specified)('%s is %s %s', ([_row, method, path, id, ...marks]) => {
    const facts: CallFacts = calls[id];
    const marked = (['token', 'enc', 'form'] as const).filter((mark) => facts[mark] === true);
    expect([facts.method, facts.path, ...marked]).toEqual([method, path, ...marks]);
  });
});
