import type { AdminApi } from '../api/admin-api.ts';
import type { Preview } from '../api/types.ts';

/** A link to a preview that was handed on and still works. */
export type SharedLink = {
  id: string;
  brand: string;
  account: string;
  madeAt: string;
  expiresAt: string;
  url: string;
};

const of = (pack: string): string => `/packs/${encodeURIComponent(pack)}`;

/** The links of a pack that still work, the newest first. */
export const previewLinks = ({ call }: AdminApi, pack: string): Promise<SharedLink[]> =>
  call<{ links: SharedLink[] }>(`${of(pack)}/previews`).then(({ links }) => links);

/** Creates a short-lived link to a pack's drafts, shown in a brand. */
export const makeLink = (
  { call }: AdminApi,
  pack: string,
  brand: string,
  minutes: number,
): Promise<Preview> =>
  call(`${of(pack)}/preview`, { method: 'POST', body: { brand, minutes, shared: true } });

export const endLink = ({ call }: AdminApi, pack: string, id: string): Promise<undefined> =>
  call(`${of(pack)}/previews/${encodeURIComponent(id)}`, { method: 'DELETE' });
