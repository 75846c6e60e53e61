import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import type { Release } from '#contract/generated/admin-types.ts';

export type ReleasePage = AdminCallTypes['releaseList']['value'];

export const isClosed = ({ state }: Pick<Release, 'state'>): boolean =>
  state === 'published' || state === 'withdrawn';

/** True for a release that failed to go live. */
export const wentWrong = ({ state }: Pick<Release, 'state'>): boolean =>
  state === 'missed' || state === 'failed';

export const isChangedSince = ({ documents }: Pick<Release, 'documents'>): boolean =>
  documents.some(({ standing }) => standing !== 'same');

/** Number of approvals still missing. */
export const approvalsMissing = ({ approval }: Pick<Release, 'approval'>): number =>
  Math.max(0, approval.needed - approval.given.length);
