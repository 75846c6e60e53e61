import type { DocumentKey } from '#engine/packs.ts';
import type { AdminApi } from '../api/admin-api.ts';

/** Another operator in the same pack, and their last edited document. */
export type Other = { account: string; document: DocumentKey | null; since: string };

const at = (pack: string): string => `/packs/${encodeURIComponent(pack)}/presence`;

/** Reports that this tab is open on a pack; gives the other operators there. */
export const meet = ({ call }: AdminApi, pack: string, tab: string, document: DocumentKey | undefined) =>
  call<{ others: Other[] }>(at(pack), { method: 'PUT', body: { tab, ...(document && { document }) } }).then(
    ({ others }) => others,
  );

export const leave = ({ call }: AdminApi, pack: string, tab: string) =>
  call<undefined>(`${at(pack)}/leave`, { method: 'POST', body: { tab } });
