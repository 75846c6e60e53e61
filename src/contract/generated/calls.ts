// Generated from schemas/ by "npm run generate". Do not edit.
import type { CallsByName as Types } from './call-types.ts';

export type CallFacts = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; tag?: string; enc?: true; token?: true; form?: true; description: string };
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
  memberRegister: Types['memberRegister'];
  memberRegisterMobile: Types['memberRegisterMobile'];
  sessionFreePlay: Types['sessionFreePlay'];
  sessionLogin: Types['sessionLogin'];
  sessionLogout: Types['sessionLogout'];
  settingRegister: Types['settingRegister'];
  smsNoLogin: Types['smsNoLogin'];
  smsRegister: Types['smsRegister'];
  systemStatus: Types['systemStatus'];
  walletBalance: Types['walletBalance'];
  whitelabel: Types['whitelabel'];
};
export type CallId = keyof CallTypes;
export const calls = {
  agentAffiliate: {"method":"GET","path":"/wps/agent/affiliate","tag":"agent","description":"The agent behind an affiliate code."},
  announcements: {"method":"GET","path":"/wps/relay/MCSFE_getListAnnouncements","tag":"relay","description":"Announcements in the language of Accept-Language."},
  captcha: {"method":"GET","path":"/wps/captcha","tag":"captcha","description":"A captcha picture."},
  countryCodes: {"method":"GET","path":"/wps/system/countryCodes","tag":"system","description":"Countries with their dialling codes and flags."},
  domainRoute: {"method":"GET","path":"/wps/system/domainRoute","tag":"system","description":"Domains, support, downloads and draws of the brand."},
  gameList: {"method":"GET","path":"/wps/relay/GCSGAME_gameList","tag":"relay","description":"Games of a category or vendor, a page at a time."},
  gameVendor: {"method":"GET","path":"/wps/relay/GCSGAME_gameVendor","tag":"relay","description":"Vendors of the brand."},
  helpCenter: {"method":"GET","path":"/wps/system/helpCenter","tag":"system","description":"Articles of the help centre in the language of Accept-Language."},
  hotGames: {"method":"GET","path":"/wps/relay/GCSGAME_hotGamesV2","tag":"relay","description":"Hot games in lanes."},
  humanChallenge: {"method":"GET","path":"/wps/verification/human","tag":"verification","description":"A puzzle of ALTCHA (proof of work, version 2) that a browser solves in about a second; can be answered once, until expiresAt."},
  languageUpdate: {"method":"PUT","path":"/wps/member/language","tag":"member","token":true,"description":"Keeps the language of the member."},
  memberCheck: {"method":"POST","path":"/wps/member/check","tag":"member","description":"Whether an account name or a mobile number is still free; for the question a form asks while it is filled in."},
  memberInfo: {"method":"GET","path":"/wps/member/info","tag":"member","token":true,"description":"The member who is logged in."},
  memberPassword: {"method":"POST","path":"/wps/member/password","tag":"member","token":true,"enc":true,"description":"Changes the password of the member who is logged in; the other sessions end."},
  memberPasswordEmail: {"method":"POST","path":"/wps/member/password/email","tag":"member","form":true,"description":"Mails a temporary password that is good for one login; answers the same whether or not there is an account."},
  memberPasswordVerification: {"method":"POST","path":"/wps/member/password/verification","tag":"member","enc":true,"description":"Sets a new password by a code that was sent to the mobile number."},
  memberRegister: {"method":"PUT","path":"/wps/member/register","tag":"member","enc":true,"description":"Registers by username and logs in."},
  memberRegisterMobile: {"method":"PUT","path":"/wps/member/register/mobile","tag":"member","enc":true,"description":"Registers by mobile number and logs in; the username is the mobile number."},
  sessionFreePlay: {"method":"POST","path":"/wps/session/login/freeplay","tag":"session","description":"Logs in as a guest where the brand allows it."},
  sessionLogin: {"method":"POST","path":"/wps/session/login","tag":"session","enc":true,"description":"Logs in by username and password, or by mobile number and a code that was sent to it."},
  sessionLogout: {"method":"DELETE","path":"/wps/session/logout","tag":"session","token":true,"description":"Ends the session."},
  settingRegister: {"method":"GET","path":"/wps/system/setting/register","tag":"system","description":"Registration rules, field by field."},
  smsNoLogin: {"method":"POST","path":"/wps/verification/sms/noLogin","tag":"verification","description":"Sends a code by SMS for a login or a forgotten password; answers the same whether or not there is an account."},
  smsRegister: {"method":"POST","path":"/wps/verification/sms/register","tag":"verification","description":"Sends a code by SMS for a registration. A refused number is told as the field mobileNum."},
  systemStatus: {"method":"GET","path":"/wps/system/status","tag":"system","description":"Whether the brand may be shown here."},
  walletBalance: {"method":"GET","path":"/wps/v2/wallets/balance","tag":"wallet","token":true,"description":"Balance of the member."},
  whitelabel: {"method":"GET","path":"/wps/system/whitelabel","tag":"system","description":"Switches of the brand."},
} as const satisfies Record<CallId, CallFacts>;
