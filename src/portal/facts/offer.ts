import { offeredWaysIn } from '#play/providers/ways-in.ts';
import type { FactDefinitions } from './definition.ts';

export const facts: FactDefinitions = {
  'notices.count': ({ source }) => source('notices')?.length ?? 0,
  'support.count': ({ source }) => source('domainRoute')?.customerService.length ?? 0,
  'support.*': ({ source }, type) =>
    source('domainRoute')?.customerService.filter((way) => way.type === type.toUpperCase()).length ?? 0,
  'support.unread': ({ desk }) => desk.unread,
  'sandbox.outbox': ({ source }) => source('domainRoute')?.outbox !== undefined,
  'downloads.count': ({ source }) => source('domainRoute')?.resources.length ?? 0,
  'identity.pending': ({ pendingIdentity }) => pendingIdentity.now !== undefined,
  'waysIn.count': ({ documents }) => offeredWaysIn(documents.current).length,
  'messages.unread': ({ source }) => source('unreadCount')?.count ?? 0,
  'chat.mentions': ({ source }) => source('unreadCount')?.mentions ?? 0,
  'missions.count': ({ source }) => source('rewardCounts')?.missions ?? 0,
  'rewards.count': ({ source }) => source('rewardCounts')?.rewards ?? 0,
  'vendors.*': ({ source }, category) =>
    source('gameVendors')?.filter((vendor) => vendor.gameType === category).length ?? 0,
};
