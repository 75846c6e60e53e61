import { offeredWaysIn } from '#play/providers/ways-in.ts';
import { guestType } from '../session/member-types.ts';
import type { SourceValues } from '../sources/source-values.ts';
import type { FactDefinitions, FactDependencies } from './definition.ts';

/** Numbers of rewards that wait; undefined for guests, whom the gateway refuses to tell any. */
const waiting = ({ session, source }: FactDependencies): SourceValues['rewardCounts'] | undefined =>
  session.current?.type === guestType ? undefined : source('rewardCounts');

export const facts: FactDefinitions = {
  'notices.count': ({ source }) => source('notices')?.length ?? 0,
  'support.count': ({ source }) => source('domainRoute')?.customerService.length ?? 0,
  'sandbox.outbox': ({ source }) => source('domainRoute')?.outbox !== undefined,
  'downloads.count': ({ source }) => source('domainRoute')?.resources.length ?? 0,
  'identity.pending': ({ pendingIdentity }) => pendingIdentity.now !== undefined,
  'waysIn.count': ({ documents }) => offeredWaysIn(documents.current).length,
  'missions.count': (portal) => waiting(portal)?.missions ?? 0,
  'rewards.count': (portal) => waiting(portal)?.rewards ?? 0,
  'vendors.*': ({ source }, category) =>
    source('gameVendors')?.filter((vendor) => vendor.gameType === category).length ?? 0,
};
