import { offeredWaysIn } from '#play/providers/ways-in.ts';
import type { FactDefinitions, FactDependencies } from './definition.ts';

/** Accounts of support of one kind; none while the route of the domain is on its way. */
const supportWays = ({ source }: FactDependencies, type: string): number =>
  source('domainRoute')?.customerService.filter((way) => way.type === type).length ?? 0;

export const facts: FactDefinitions = {
  'notices.count': ({ source }) => source('notices')?.length ?? 0,
  'support.count': ({ source }) => source('domainRoute')?.customerService.length ?? 0,
  'support.livechat': (dependencies) => supportWays(dependencies, 'LIVECHAT'),
  'support.telegram': (dependencies) => supportWays(dependencies, 'TELEGRAM'),
  'support.viber': (dependencies) => supportWays(dependencies, 'VIBER'),
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
