import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import type { Thing } from '#engine/references/uses.ts';
import type { AdminApi } from '../api/admin-api.ts';

/** Number of references to a thing, in a pack with its drafts and in packs that extend it; with the first of them. */
export type UsesAnswer = AdminCallTypes['referenceUses']['value'];

export const fetchUses = (api: AdminApi, pack: string, { kind, name }: Thing): Promise<UsesAnswer> =>
  api.call('referenceUses', { params: { pack }, query: { kind, name } });
