import type { CallTypes } from '#contract/generated/calls.ts';
import type { SourceName } from '#contract/generated/names.ts';

type Value<Call extends keyof CallTypes> = CallTypes[Call]['value'];

/** Value type of each source. */
export type SourceValues = {
  addresses: Value<'addressList'>['addresses'];
  avatar: Value<'memberIcon'>;
  avatars: Value<'playerAvatar'>;
  balance: Value<'walletBalance'>;
  banners: Value<'announcements'>['banners'];
  countries: Value<'countryCodes'>['countries'];
  domainRoute: Value<'domainRoute'>;
  draws: Value<'domainRoute'>['draws'];
  gameVendors: Value<'gameVendor'>['vendors'];
  headlines: Value<'announcements'>['header'];
  helpArticles: Value<'helpCenter'>['articles'];
  hotGames: Value<'hotGames'>['lanes'];
  member: Value<'memberInfo'>;
  memberFlags: Value<'memberFlags'>['flags'];
  notices: Value<'announcements'>['player'];
  promotions: Value<'announcements'>['promotion'];
  security: Value<'memberSecurity'>;
  sessions: Value<'sessionList'>['sessions'];
  protection: Value<'protection'>;
  protectionHistory: Value<'protectionHistory'>;
  sessionCheck: Value<'sessionCheck'>;
  rankList: Value<'rankList'>;
  rewardCounts: Value<'rewardCounts'>;
  registerRules: Value<'settingRegister'>['fields'];
  unreadCount: Value<'unreadCount'>;
  winners: Value<'winners'>;
} & Record<SourceName, unknown>;
