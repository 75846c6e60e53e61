// Generated from schemas/ by scripts/generate.ts. Do not edit.
import type { CallId } from './calls.ts';

export type SourceName = 'addresses' | 'avatar' | 'avatars' | 'balance' | 'banners' | 'countries' | 'domainRoute' | 'draws' | 'gameVendors' | 'headlines' | 'helpArticles' | 'hotGames' | 'member' | 'notices' | 'promotions' | 'protection' | 'protectionHistory' | 'rankList' | 'registerRules' | 'security' | 'sessionCheck' | 'sessions' | 'winners';
/** The call behind each source, and whether it needs a session. */
export const sourceCalls = {
  addresses: {"call":"addressList","token":true},
  avatar: {"call":"memberIcon","token":true},
  avatars: {"call":"playerAvatar","token":true},
  balance: {"call":"walletBalance","token":true},
  banners: {"call":"announcements","token":false},
  countries: {"call":"countryCodes","token":false},
  domainRoute: {"call":"domainRoute","token":false},
  draws: {"call":"domainRoute","token":false},
  gameVendors: {"call":"gameVendor","token":false},
  headlines: {"call":"announcements","token":false},
  helpArticles: {"call":"helpCenter","token":false},
  hotGames: {"call":"hotGames","token":false},
  member: {"call":"memberInfo","token":true},
  notices: {"call":"announcements","token":false},
  promotions: {"call":"announcements","token":false},
  protection: {"call":"protection","token":true},
  protectionHistory: {"call":"protectionHistory","token":true},
  rankList: {"call":"rankList","token":false},
  registerRules: {"call":"settingRegister","token":false},
  security: {"call":"memberSecurity","token":true},
  sessionCheck: {"call":"sessionCheck","token":true},
  sessions: {"call":"sessionList","token":true},
  winners: {"call":"winners","token":false},
} as const satisfies Record<SourceName, { call: CallId; token: boolean }>;
