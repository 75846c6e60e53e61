import type { AdminApi } from '../api/admin-api.ts';

/** Counts the members that the drafted rules would refuse. */
export const countMembers = ({ call }: AdminApi, pack: string) => call('ruleImpact', { params: { pack } });

/** A preview of the live version, for comparison with the drafts. */
export const previewLive = ({ call }: AdminApi, pack: string, brand: string) =>
  call('previewMake', { params: { pack }, body: { brand, published: true } });
