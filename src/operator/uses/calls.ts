import type { Thing, Use } from '#engine/references/uses.ts';
import type { AdminApi } from '../api/admin-api.ts';

/** A reference, and the pack that contains it. */
export type PackUse = Use & { pack: string };

/** Number of references to a thing, in a pack with its drafts and in packs that extend it; with the first of them. */
export type UsesAnswer = { total: number; uses: readonly PackUse[] };

export const fetchUses = (api: AdminApi, pack: string, { kind, name }: Thing): Promise<UsesAnswer> =>
  api.call<UsesAnswer>(
    `/packs/${encodeURIComponent(pack)}/uses?${new URLSearchParams({ kind, name }).toString()}`,
  );
