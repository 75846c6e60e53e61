// Generated from schemas/ by "npm run generate". Do not edit.
import type { CallId } from './calls.ts';

export type SourceName = 'balance' | 'banners' | 'countries' | 'domainRoute' | 'draws' | 'gameVendors' | 'headlines' | 'helpArticles' | 'hotGames' | 'member' | 'notices' | 'promotions' | 'registerRules';
/** The call behind each source, and whether it needs a session. */
export const sourceCalls = {
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
  registerRules: {"call":"settingRegister","token":false},
} as const satisfies Record<SourceName, { call: CallId; token: boolean }>;
