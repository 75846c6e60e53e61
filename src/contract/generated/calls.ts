// Generated from schemas/ by "npm run generate". Do not edit.
import type { CallsByName as Types } from './call-types.ts';

export type CallFacts = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; enc?: true; token?: true; form?: true };
/** Query, body and value of each call. */
export type CallTypes = {
  agentAffiliate: Types['agentAffiliate'];
  announcements: Types['announcements'];
  captcha: Types['captcha'];
  countryCodes: Types['countryCodes'];
  domainRoute: Types['domainRoute'];
  gameList: Types['gameList'];
  gameVendor: Types['gameVendor'];
  helpCenter: Types['helpCenter'];
  hotGames: Types['hotGames'];
  humanChallenge: Types['humanChallenge'];
  languageUpdate: Types['languageUpdate'];
  memberCheck: Types['memberCheck'];
  memberInfo: Types['memberInfo'];
  memberPassword: Types['memberPassword'];
  memberPasswordEmail: Types['memberPasswordEmail'];
  memberPasswordVerification: Types['memberPasswordVerification'];
  memberProviderBegin: Types['memberProviderBegin'];
  memberProviderLink: Types['memberProviderLink'];
  memberProviderUnlink: Types['memberProviderUnlink'];
  memberProviders: Types['memberProviders'];
  memberRegister: Types['memberRegister'];
  memberRegisterMobile: Types['memberRegisterMobile'];
  passwordsCommon: Types['passwordsCommon'];
  sessionFirstLogin: Types['sessionFirstLogin'];
  sessionFreePlay: Types['sessionFreePlay'];
  sessionLogin: Types['sessionLogin'];
  sessionLogout: Types['sessionLogout'];
  sessionProvider: Types['sessionProvider'];
  settingRegister: Types['settingRegister'];
  smsNoLogin: Types['smsNoLogin'];
  smsRegister: Types['smsRegister'];
  systemStatus: Types['systemStatus'];
  totpBegin: Types['totpBegin'];
  totpConfirm: Types['totpConfirm'];
  totpEnd: Types['totpEnd'];
  totpRecovery: Types['totpRecovery'];
  walletBalance: Types['walletBalance'];
  whitelabel: Types['whitelabel'];
};
export type CallId = keyof CallTypes;
export const calls = {
  agentAffiliate: {"method":"GET","path":"/wps/agent/affiliate"},
  announcements: {"method":"GET","path":"/wps/relay/MCSFE_getListAnnouncements"},
  captcha: {"method":"GET","path":"/wps/captcha"},
  countryCodes: {"method":"GET","path":"/wps/system/countryCodes"},
  domainRoute: {"method":"GET","path":"/wps/system/domainRoute"},
  gameList: {"method":"GET","path":"/wps/relay/GCSGAME_gameList"},
  gameVendor: {"method":"GET","path":"/wps/relay/GCSGAME_gameVendor"},
  helpCenter: {"method":"GET","path":"/wps/system/helpCenter"},
  hotGames: {"method":"GET","path":"/wps/relay/GCSGAME_hotGamesV2"},
  humanChallenge: {"method":"GET","path":"/wps/verification/human"},
  languageUpdate: {"method":"PUT","path":"/wps/member/language","token":true},
  memberCheck: {"method":"POST","path":"/wps/member/check"},
  memberInfo: {"method":"GET","path":"/wps/member/info","token":true},
  memberPassword: {"method":"POST","path":"/wps/member/password","token":true,"enc":true},
  memberPasswordEmail: {"method":"POST","path":"/wps/member/password/email","form":true},
  memberPasswordVerification: {"method":"POST","path":"/wps/member/password/verification","enc":true},
  memberProviderBegin: {"method":"POST","path":"/wps/member/provider/begin","enc":true,"token":true},
  memberProviderLink: {"method":"POST","path":"/wps/member/provider/link","enc":true,"token":true},
  memberProviderUnlink: {"method":"POST","path":"/wps/member/provider/unlink","enc":true,"token":true},
  memberProviders: {"method":"GET","path":"/wps/member/providers","token":true},
  memberRegister: {"method":"PUT","path":"/wps/member/register","enc":true},
  memberRegisterMobile: {"method":"PUT","path":"/wps/member/register/mobile","enc":true},
  passwordsCommon: {"method":"GET","path":"/wps/member/password/common"},
  sessionFirstLogin: {"method":"POST","path":"/wps/session/firstLogin","token":true},
  sessionFreePlay: {"method":"POST","path":"/wps/session/login/freeplay"},
  sessionLogin: {"method":"POST","path":"/wps/session/login","enc":true},
  sessionLogout: {"method":"DELETE","path":"/wps/session/logout","token":true},
  sessionProvider: {"method":"POST","path":"/wps/session/provider"},
  settingRegister: {"method":"GET","path":"/wps/system/setting/register"},
  smsNoLogin: {"method":"POST","path":"/wps/verification/sms/noLogin"},
  smsRegister: {"method":"POST","path":"/wps/verification/sms/register"},
  systemStatus: {"method":"GET","path":"/wps/system/status"},
  totpBegin: {"method":"POST","path":"/wps/member/totp","token":true,"enc":true},
  totpConfirm: {"method":"PUT","path":"/wps/member/totp","token":true,"enc":true},
  totpEnd: {"method":"POST","path":"/wps/member/totp/end","token":true,"enc":true},
  totpRecovery: {"method":"POST","path":"/wps/member/totp/recovery","token":true,"enc":true},
  walletBalance: {"method":"GET","path":"/wps/v2/wallets/balance","token":true},
  whitelabel: {"method":"GET","path":"/wps/system/whitelabel"},
} as const satisfies Record<CallId, CallFacts>;
