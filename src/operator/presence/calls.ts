import type { DocumentKey } from '#engine/packs.ts';
import type { AdminApi } from '../api/admin-api.ts';

/** Reports that this tab is open on a pack; gives the other operators there, and the count of the pack's changes. */
export const meet = ({ call }: AdminApi, pack: string, tab: string, document: DocumentKey | undefined) =>
  call('presenceMeet', { params: { pack }, body: { tab, ...(document && { document }) } });

export const leave = ({ call }: AdminApi, pack: string, tab: string) =>
  call('presenceLeave', { params: { pack }, body: { tab } });
