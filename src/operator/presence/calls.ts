import type { DocumentKey } from '#engine/packs.ts';
import type { AdminApi } from '../api/admin-api.ts';

/** Somebody else in the same pack, and the document they edited last. */
export type Other = { account: string; document: DocumentKey | null; since: string };

const at = (pack: string): string => `/packs/${encodeURIComponent(pack)}/presence`;

/** Says that this tab is open on a pack, and hears who else is there. */
export const meet = ({ call }: AdminApi, pack: string, tab: string, document: DocumentKey | undefined) =>
  call<{ others: Other[] }>(at(pack), { method: 'PUT', body: { tab, ...(document && { document }) } }).then(
    ({ others }) => others,
  );

export const leave = ({ call }: AdminApi, pack: string, tab: string) =>
  call<undefined>(`${at(pack)}/leave`, { method: 'POST', body: { tab } });
